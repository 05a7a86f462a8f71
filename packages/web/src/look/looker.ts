import {
  type GameRecord,
  no,
  ok,
  plainText,
  type Result,
  replay,
  type Seat,
} from '@overtrick/engine';
import { type Entry, logOf, type Sitter, type Stand, sceneAt, tableOf } from '@overtrick/table';
import { brought, codeOf, dealAlone } from '@overtrick/table/links';
import { PERSON } from '../balance.ts';
import { drawn, type PastMeans, readGame } from '../past.ts';
import type { LookScene, Problem } from '../protocol.ts';
import { LookJudge } from './look-judge.ts';
import type { Lookable, LookedBack, Shared } from './protocol.ts';
import type { ReadBack } from './read-back.ts';

/** No name at a table is longer. */
const LONGEST_NAME = 24;

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
    const found =
      'kept' in from ? await this.kept(from.kept) : await this.foreign(from.text, from.seat);
    if (!found.ok) return found;
    this.read = found.value;
    this.log = logOf(found.value.record, found.value.game.version);
    this.judging = new LookJudge(this.means, found.value, this.log);
    // Whoever looks back may ask what it was worth: that should not wait for its files.
    void this.means.shelf.judge().catch(() => {});
    const { game: _, secret: __, ...looked } = found.value;
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
    // Nothing can be done in the past, so nothing is offered.
    const view = { ...scene.view, legal: [] };
    return ok({ ...scene, view, neighbours: neighboursOf(read, scene.names), hands });
  }

  /** One deal or the whole match as a link holds it. */
  async share(deal: number | null): Promise<Result<Shared, Problem>> {
    const { read } = this;
    if (!read) return no({ problem: 'no game is open' });
    const record = deal === null ? read.record : dealAlone(read.game, read.record, deal);
    return ok({ code: await codeOf(record), record });
  }

  /** Who judges the game that is open. */
  get judged(): LookJudge | undefined {
    return this.judging;
  }

  get opened(): ReadBack | undefined {
    return this.read;
  }

  private async kept(id: string): Promise<Result<ReadBack, Problem>> {
    const found = await readGame(id, this.means);
    if (!found.ok) return found;
    const { game, log } = found.value;
    const table = tableOf(game, log);
    if (!table.ok) return no({ problem: table.error });
    const { sitters, opening } = table.value;
    const record = table.value.record(sitters.map(nameOf));
    if (!record) return no({ gone: 'no deal of it is over' });
    const levels = sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null));
    const { title } = game;
    return ok({ game, record, title, levels, own: PERSON, secret: opening.secret });
  }

  private async foreign(text: string, seat: string): Promise<Result<ReadBack, Problem>> {
    const value = await brought(text);
    if (!value.ok) return no({ fault: value.error });
    const { shelf } = this.means;
    const name: unknown = Object(value.value).game;
    const rules = shelf.has(name) ? await shelf.take(name) : undefined;
    if (rules && !rules.ok) return rules;
    const played = replay(value.value, rules ? [rules.value] : []);
    if (!played.ok) return no({ fault: played.error });
    const { game, record } = played.value;
    const levels = Array<null>(record.players).fill(null);
    const shown = { ...record, names: namesIn(record, seat) };
    return ok({ game, record: shown, title: game.title, levels, own: null, secret: null });
  }
}

function nameOf(sitter: Sitter): string {
  return sitter.kind === 'empty' ? '' : sitter.name;
}

/** A record of somebody else's may call its players anything. */
function namesIn({ names, players }: GameRecord, word: string): string[] {
  return Array.from({ length: players }, (_, seat) => {
    const name = plainText(names?.[seat] ?? '', LONGEST_NAME).trim();
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
