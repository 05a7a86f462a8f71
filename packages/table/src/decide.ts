import {
  deriveSeed,
  FastRandom,
  firstSeat,
  type Move,
  no,
  ok,
  play,
  type Refusal,
  readMove,
  type Seat,
} from '@overtrick/engine';
import { moveOf } from './halfway.ts';
import { type By, type Command, type Fact, HOUSE } from './log.ts';
import {
  because,
  type Decided,
  holds,
  isAtTable,
  leave,
  notYours,
  refuse,
  sit,
  TABLE,
} from './seats.ts';
import type { Shuffled, Table } from './table.ts';
import { answerUndo, undo } from './undo.ts';

/** As much as anybody needs to say at once. */
const LONGEST_REMARK = 200;

/**
 * Judges a command: what comes of it, or why nothing does. Pure: no clock, no I/O, no chance but
 * `fresh`, a new seed that is used if a deal is shuffled and none was chosen.
 */
export function decide(table: Table, command: Command, by: By, fresh: string): Decided {
  switch (command.type) {
    case 'open':
      return refuse('table-open');
    case 'sit':
      return sit(table, command, by);
    case 'leave':
      return leave(table, command.seat, by);
    case 'shuffle':
      return by === HOUSE ? shuffle(table, fresh) : refuse('only-watching');
    case 'entropy':
      return addEntropy(table, command, by);
    case 'next':
      return isAtTable(table, by) ? next(table, fresh) : refuse('only-watching');
    case 'play':
      return playMove(table, command, by);
    case 'claim':
      return claim(table, command.seat, by);
    case 'undo':
      return undo(table, command.seat, by);
    case 'agree':
    case 'decline':
      return answerUndo(table, command, by);
    case 'pause':
    case 'continue':
      if (!isAtTable(table, by)) return refuse('only-watching');
      return table.paused === (command.type === 'pause') ? ok([]) : ok([{ type: command.type }]);
    case 'say':
      return say(table, command, by);
  }
}

/** The commitment comes first, so that nobody can choose a seed to suit what players add. */
function shuffle(table: Table, fresh: string): Decided {
  if (table.over) return refuse('match-over');
  if (table.current && !table.dealOver) return refuse('deal-not-over');
  if (table.shuffled) return refuse('shuffled-already');
  const deal = table.deal + 1;
  const before = table.sourceOf(deal);
  if (before) return ok(shuffledAgain(before));
  const { seed } = table.opening;
  const chosen = seed === null ? fresh : deriveSeed(seed, `seed/${deal}`);
  return ok([{ type: 'commit', seed: chosen }]);
}

/** Nobody gets other cards by going back: neither by the house's chance nor by what players add. */
function shuffledAgain({ seed, entropy }: Shuffled): Fact[] {
  const added = entropy.map((text) => ({ type: 'entropy' as const, seat: 0, text }));
  return [{ type: 'commit', seed }, ...added];
}

function addEntropy(table: Table, command: Command & { type: 'entropy' }, by: By): Decided {
  if (!holds(table, command.seat, by)) return notYours(command.seat);
  if (!table.shuffled || table.sourceOf(table.deal + 1)) return refuse('nothing-shuffled');
  if (!/^[0-9a-f]{1,64}$/i.test(command.text)) return refuse('entropy-digits');
  return ok([command]);
}

function next(table: Table, fresh: string): Decided {
  const facts = table.shuffled ? ok([]) : shuffle(table, fresh);
  if (!facts.ok) return facts;
  const empty = table.sitters.findIndex(({ kind }) => kind === 'empty');
  if (empty >= 0) return refuse('seat-empty', { seat: empty });
  return ok([...facts.value, { type: 'deal' }]);
}

function playMove(table: Table, command: Command & { type: 'play' }, by: By): Decided {
  if (command.instead !== undefined && by !== HOUSE) return refuse('no-command');
  const read = readMove(table.game, command.move);
  if (!read.ok) return read;
  const move = read.value;
  // First of all: why a move of somebody else's is not legal would tell what they have.
  if (!holds(table, move.seat, by)) return notYours(move.seat);
  if (table.paused) return refuse('paused');
  const refusal = judge(table, move);
  return refusal ? no(refusal) : ok([{ ...command, move }]);
}

/** What a move breaks, if anything. Whether it is legal never hangs on chance. */
function judge({ game, current }: Table, move: Move): Refusal | undefined {
  if (!current) return { clause: TABLE, why: because('nothing-dealt') };
  const played = play(game, current.state, move, new FastRandom(0));
  return played.ok ? undefined : played.error;
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

function say(table: Table, command: Command & { type: 'say' }, by: By): Decided {
  if (!holds(table, command.seat, by)) return notYours(command.seat);
  const { text } = command;
  if (text.length === 0 || text.length > LONGEST_REMARK || /\p{Cc}/u.test(text)) {
    return refuse('remark-length', { most: LONGEST_REMARK });
  }
  return ok([command]);
}
