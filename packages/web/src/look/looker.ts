import { BOTS_VERSION } from '@overtrick/bots';
import {
  type Game,
  type GameRecord,
  isSeat,
  type Move,
  no,
  ok,
  plainText,
  type Result,
  replay,
  type Seat,
} from '@overtrick/engine';
import {
  type Entry,
  logOf,
  playersIn,
  predecessorsIn,
  type Sitter,
  type Stand,
  sceneAt,
  tableOf,
} from '@overtrick/table';
import type { OpenVerdict } from '@overtrick/table/analysis';
import { brought, type Cast, castIn, codeOf, dealAlone, withCast } from '@overtrick/table/links';
import { PERSON } from '../balance.ts';
import { drawn, type PastMeans, readGame } from '../past.ts';
import type { LookScene, Problem } from '../protocol.ts';
import { LookJudge } from './look-judge.ts';
import type { Lookable, LookedBack, Shared } from './protocol.ts';
import type { ReadBack } from './read-back.ts';

/** Games that were kept before bots had a version. */
const UNKNOWN = 0;
/** As much of a name as there is room for. */
const LONGEST_NAME = 24;

type LookableText = Extract<Lookable, { readonly text: string }>;

/** The worker's side of looking back: one game at a time, at any moment, with any eyes. */
export class Looker {
  private readonly means: PastMeans;
  private read: ReadBack | undefined;
  private log: readonly Entry[] = [];
  private judging: LookJudge | undefined;

  constructor(means: PastMeans) {
    this.means = means;
  }

  /** Reads a game. One that cannot be read leaves the one before where it is. */
  async open(from: Lookable): Promise<Result<LookedBack, Problem>> {
    const found = 'kept' in from ? await this.kept(from.kept) : await this.foreign(from);
    if (!found.ok) return found;
    this.read = found.value;
    this.log = logOf(found.value.record, found.value.game.version);
    this.judging = new LookJudge(this.means, found.value, this.log);
    // Whoever looks back may ask what it was worth: that should not wait for its files.
    void this.means.shelf.judge().catch(() => {});
    const { game: _, cast: __, ...looked } = found.value;
    return ok(looked);
  }

  scene({ deal, move }: Stand, eyes: Seat): Result<LookScene, Problem> {
    const { read, log } = this;
    if (!read) return no({ problem: 'no game is open' });
    const seen = sceneAt(read.game, log, { deal, move, eyes });
    const open = sceneAt(read.game, log, { deal, move, eyes: 'open' });
    if (!seen.ok) return no({ problem: seen.error });
    const scene = drawn(read.game, seen.value);
    if (!scene) return no({ problem: 'nothing was dealt' });
    const hands = (open.ok && open.value.hands) || [];
    const names = playersOf(read.record, deal);
    // Nothing can be done in the past, so nothing is offered.
    const view = { ...scene.view, legal: [] };
    return ok({ ...scene, names, view, neighbours: neighboursOf(read, names), hands });
  }

  /** One deal or the whole match as a link holds it. */
  async share(deal: number | null, you: string): Promise<Result<Shared, Problem>> {
    const { read } = this;
    if (!read) return no({ problem: 'no game is open' });
    const { game, own } = read;
    // To whoever gets it, somebody else is “you”.
    const names = read.record.names?.map((name, seat) =>
      seat === own && name === you ? '' : name,
    );
    const whole = { ...read.record, ...(names && { names }) };
    const record = deal === null ? whole : dealAlone(game, whole, deal);
    return ok({ code: await codeOf(record), record });
  }

  /** Who judges the game that is open. */
  get judged(): LookJudge | undefined {
    return this.judging;
  }

  /** What could have become of the deal with all cards open. */
  async solve(at: Stand): Promise<Result<OpenVerdict, Problem>> {
    const { read } = this;
    if (!read?.record.deals[at.deal]?.moves[at.move])
      return no({ problem: 'there is no such moment' });
    const { solved } = await import('./solved.ts');
    return ok(await solved(read.record, at, this.means));
  }

  /** The game as it would have gone on from there. */
  async line(at: Stand, line: readonly Move[]): Promise<Result<GameRecord | null, Problem>> {
    const { read } = this;
    if (!read) return no({ problem: 'no game is open' });
    const { recordOfLine } = await import('@overtrick/table/analysis');
    const knowledge = this.means.shelf.knowledgeOf(read.record.game);
    return ok(recordOfLine(knowledge, read.record, at, line) ?? null);
  }

  get opened(): ReadBack | undefined {
    return this.read;
  }

  private async kept(id: string): Promise<Result<ReadBack, Problem>> {
    const found = await readGame(id, this.means);
    if (!found.ok) return found;
    const { game, log, kept } = found.value;
    const table = tableOf(game, log);
    if (!table.ok) return no({ problem: table.error });
    const { sitters, opening } = table.value;
    const plain = table.value.record(sitters.map(nameOf));
    if (!plain) return no({ gone: 'no deal of it is over' });
    const levels = sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null));
    const version = kept.summary.bots ?? UNKNOWN;
    const cast: Cast = { levels, version, secret: opening.secret, before: 0 };
    const record = withCast(plain, cast);
    return ok({ game, record, cast, own: PERSON, ...toldOf(game, cast, record.players) });
  }

  private async foreign({ text, seat, own }: LookableText): Promise<Result<ReadBack, Problem>> {
    const value = await brought(text);
    if (!value.ok) return no({ fault: value.error });
    const { shelf } = this.means;
    const name: unknown = Object(value.value).game;
    const rules = shelf.has(name) ? await shelf.take(name) : undefined;
    if (rules && !rules.ok) return rules;
    const played = replay(value.value, rules ? [rules.value] : []);
    if (!played.ok) return no({ fault: played.error });
    const { game, record } = played.value;
    const cast = castIn(record);
    const shown = { ...record, names: namesIn(record, seat) };
    const mine = isSeat(own) && own < record.players ? own : null;
    return ok({ game, record: shown, cast, own: mine, ...toldOf(game, cast, record.players) });
  }
}

/** What the page is told of the bots: who they were, and whether they still are the same. */
function toldOf(
  { title }: Game,
  cast: Cast | undefined,
  players: number,
): Pick<LookedBack, 'title' | 'levels' | 'isChanged'> {
  const levels = cast?.levels ?? Array<null>(players).fill(null);
  return { title, levels, isChanged: cast !== undefined && cast.version !== BOTS_VERSION };
}

function nameOf(sitter: Sitter): string {
  return sitter.kind === 'empty' ? '' : sitter.name;
}

function shortened(name: string): string {
  return plainText(name, LONGEST_NAME).trim();
}

/** Who played a deal: others may have sat there than at the end. */
function playersOf(record: GameRecord, deal: number): string[] {
  const { names = [] } = record;
  return playersIn(predecessorsIn(record), names, deal).map((all) => shortened(all.join(' → ')));
}

/** A record of somebody else's may call its players anything. */
function namesIn({ names, players }: GameRecord, word: string): string[] {
  return Array.from({ length: players }, (_, seat) => {
    const name = shortened(names?.[seat] ?? '');
    return name || `${word} ${seat + 1}`;
  });
}

function neighboursOf(
  { levels, own }: LookedBack,
  names: readonly string[],
): LookScene['neighbours'] {
  return names.map((name, seat) => {
    // Where nobody knows who it was, everybody has a drawn face.
    const level = levels[seat] ?? (seat === own ? null : 'record');
    return { name, level, standIn: null };
  });
}
