import {
  deriveSeed,
  FastRandom,
  firstSeat,
  type Move,
  no,
  ok,
  play,
  quote,
  readMove,
  type Seat,
} from '@overtrick/engine';
import type { Among } from './among.ts';
import { annul, answer, end, goOn, pause, swap, undo } from './consent.ts';
import { moveOf } from './halfway.ts';
import { type By, type Command, type Fact, HOUSE } from './log.ts';
import {
  type Decided,
  holds,
  isAtTable,
  leave,
  notYours,
  othersThan,
  refuse,
  seatsOf,
  sit,
} from './seats.ts';
import type { Shuffled, Table } from './table.ts';

/** As much as anybody needs to say at once. */
const LONGEST_REMARK = 200;

/** What a decision is given from outside. */
export interface Circumstances {
  /** A new seed that is used if a deal is shuffled and none was chosen. */
  readonly fresh: string;
  /** What time it is. */
  readonly now: number;
  /** Whether somebody thinks for bots of a level; without it all are taken for granted. */
  hasLevel?(level: string): boolean;
  /** Who judges what people around a table ask for, where there are any. */
  readonly among?: Among | undefined;
}

/** What can be asked of a table that is closed for good. */
const STILL: readonly Command['type'][] = [
  'say',
  'come',
  'go',
  'mute',
  'unmute',
  'report',
  'heed',
  'rematch',
  'forget',
];

/** What has to wait until a deal is annulled that cannot be gone on with. */
const BARRED: readonly Command['type'][] = [
  ...(['shuffle', 'entropy', 'next', 'play', 'claim', 'undo', 'pause', 'continue'] as const),
];

/** Judges a command: what comes of it, or why nothing does. Pure: clock and chance are given to it. */
export function decide(table: Table, command: Command, by: By, given: Circumstances): Decided {
  if (table.closed && !STILL.includes(command.type)) return refuse('table-closed');
  if (table.broken !== undefined && BARRED.includes(command.type)) return refuse('deal-broken');
  const level = levelIn(command);
  if (level !== undefined && given.hasLevel?.(level) === false) {
    return refuse('no-level', { level: quote(level) });
  }
  switch (command.type) {
    case 'open':
      return refuse('table-open');
    case 'sit':
      return sit(table, command, by);
    case 'leave':
      return leave(table, command.seat, by);
    case 'swap':
      return swap(table, command, by);
    case 'shuffle':
      return by === HOUSE ? shuffle(table, given.fresh) : refuse('only-watching');
    case 'entropy':
      return addEntropy(table, command, by);
    case 'next':
      return isAtTable(table, by) ? next(table, by, given.fresh) : refuse('only-watching');
    case 'play':
      return playMove(table, command, by, given.now);
    case 'claim':
      return claim(table, command.seat, by);
    case 'undo':
      return undo(table, command.seat, by);
    case 'agree':
    case 'decline':
      return answer(table, command, by);
    case 'pause':
      return pause(table, by);
    case 'continue':
      return goOn(table, by);
    case 'end':
      return end(table, by);
    case 'annul':
      return annul(table, by);
    case 'say':
      return say(table, command, by);
    case 'away':
    case 'inherit':
    case 'forget':
    case 'wake':
    case 'close':
      if (by !== HOUSE) return refuse('only-watching');
      return given.among?.forHouse(table, command) ?? refuse('no-company');
    default:
      return given.among?.forCompany(table, command, by) ?? refuse('no-company');
  }
}

/** The level of the bots that a command brings to the table. */
function levelIn(command: Command): string | undefined {
  if (command.type === 'sit') return command.level;
  return command.type === 'change' ? command.agreement.standIn : undefined;
}

/** The commitment comes first, so that nobody can choose a seed to suit what players add. */
function shuffle(table: Table, fresh: string): Decided {
  if (table.over) return refuse('match-over');
  if (table.current && !table.dealOver) return refuse('deal-not-over');
  if (table.shuffled) return refuse('shuffled-already');
  const deal = table.deal + 1;
  const before = table.sourceOf(deal);
  if (before) return ok(shuffledAgain(table, before));
  const { seed } = table.opening;
  const chosen = seed === null ? fresh : deriveSeed(seed, `seed/${deal}`);
  return ok([commit(table, chosen)]);
}

/** Nobody gets other cards by going back: neither by the house's chance nor by what players add. */
function shuffledAgain(table: Table, { seed, entropy }: Shuffled): Fact[] {
  const added = entropy.map((text) => ({ type: 'entropy' as const, seat: 0, text }));
  return [commit(table, seed), ...added];
}

function commit({ match }: Table, seed: string): Fact {
  return { type: 'commit', seed, ...(match && { totals: match.totals }) };
}

function addEntropy(table: Table, command: Command & { type: 'entropy' }, by: By): Decided {
  if (!holds(table, command.seat, by)) return notYours(command.seat);
  if (!table.shuffled || table.sourceOf(table.deal + 1)) return refuse('nothing-shuffled');
  if (!/^[0-9a-f]{1,64}$/i.test(command.text)) return refuse('entropy-digits');
  return ok([command]);
}

function next(table: Table, by: By, fresh: string): Decided {
  const facts = table.shuffled ? ok([]) : shuffle(table, fresh);
  if (!facts.ok) return facts;
  const empty = table.sitters.findIndex(({ kind }) => kind === 'empty');
  if (empty >= 0) return refuse('seat-empty', { seat: empty });
  if (!isEverybodyReady(table, by)) return ok([...facts.value, ...readiness(table, by)]);
  return ok([...facts.value, { type: 'deal' }]);
}

/** Among people a deal waits until all have seen the last one; the first is begun by whoever owns the table. */
function isEverybodyReady(table: Table, by: By): boolean {
  if (!table.agreement || by === HOUSE || (table.deal < 0 && by === table.owner)) return true;
  return othersThan(table, by).every((seat) => table.ready.includes(seat)) && table.deal >= 0;
}

function readiness(table: Table, by: By): Fact[] {
  const own = seatsOf(table, by).filter((seat) => !table.ready.includes(seat));
  return own.map((seat) => ({ type: 'ready', seat }));
}

function playMove(table: Table, command: Command & { type: 'play' }, by: By, now: number): Decided {
  const { instead } = command;
  if (instead !== undefined && by !== HOUSE) return refuse('no-command');
  const read = readMove(table.game, command.move);
  if (!read.ok) return read;
  const move = read.value;
  // First of all: why a move of somebody else's is not legal would tell what they have.
  const isOverdue = instead === 'time' && now >= (table.timing.deadlineOf(move.seat) ?? Infinity);
  if (!holds(table, move.seat, by) && !isOverdue) return notYours(move.seat);
  if (table.paused) return refuse('paused');
  if (!table.current) return refuse('nothing-dealt');
  const refusal = table.current.judge(move);
  return refusal ? no(refusal) : ok([Object.assign({}, command, { move })]);
}

/** The moves that end the deal; what the others throw in changes nothing. */
function claim(table: Table, seat: Seat, by: By): Decided {
  if (!holds(table, seat, by)) return notYours(seat);
  if (table.paused) return refuse('paused');
  const view = table.view(seat);
  const plan = view && table.claimOf(view);
  if (!plan) return refuse('not-certain');
  return ok([{ type: 'claim', seat, moves: playRest(table, seat, plan) }]);
}

function playRest({ game, current }: Table, seat: Seat, plan: string[]): Move[] {
  const moves: Move[] = [];
  let state = current?.state;
  while (game.acting(state) !== 0) {
    const who = firstSeat(game.acting(state));
    const own = () => ({ type: 'play', field: 'card', value: plan.shift() ?? '' });
    const move = moveOf(game, who, [who === seat ? own() : game.view(state, who).legal[0]]);
    const played = move.ok ? play(game, state, move.value, new FastRandom(0)) : move;
    if (!move.ok || !played.ok) throw new Error('the rest of the deal cannot be played');
    moves.push(move.value);
    state = played.value.state;
  }
  return moves;
}

/** Who sits speaks from their seat; among people those may speak too who only watch. */
function say(table: Table, command: Command & { type: 'say' }, by: By): Decided {
  const { seat = -1 } = command;
  const isAround = table.agreement !== undefined && table.company.has(by);
  if (seat >= 0 ? !holds(table, seat, by) : !isAround) {
    return seat >= 0 ? notYours(seat) : refuse('only-watching');
  }
  const said = 'text' in command ? { text: command.text } : { phrase: command.phrase };
  if (Object.values(said).length !== 1 || !isFit(said)) {
    return refuse('remark-length', { most: LONGEST_REMARK });
  }
  return ok([{ type: 'say', seat, ...said, ...(isAround && { id: by }) }]);
}

function isFit(said: { text: string } | { phrase: string }): boolean {
  if (!('text' in said)) return said.phrase !== undefined;
  const { text } = said;
  return text.length > 0 && text.length <= LONGEST_REMARK && !/\p{Cc}/u.test(text);
}
