import {
  type Choice,
  FastRandom,
  type Move,
  no,
  ok,
  type Result,
  type Seat,
  type View,
} from '@overtrick/engine';
import { type Entry, moveOf, type Stand, sceneAt, unhurried } from '@overtrick/table';
import {
  isSame,
  type MoveVerdict,
  type StopOutlook,
  stopOutlook,
  verdictOf,
} from '@overtrick/table/analysis';
import type { PastMeans } from '../past.ts';
import type { Problem } from '../protocol.ts';
import type { ReadBack } from './read-back.ts';

/** As many likely deals as a master looks at, or fewer where that takes too long. */
const WORLDS = 300;
const BUDGET = { worlds: WORLDS, ms: 1500 };
/** So that the first verdict is there half a second after it was asked for. */
const QUICK = { worlds: WORLDS, ms: 250 };

/** The worker's side of analysis: what the decisions of one game were worth, and how it stood between them. */
export class LookJudge {
  private readonly means: PastMeans;
  private readonly read: ReadBack;
  private readonly log: readonly Entry[];
  /** What was told once stays so. */
  private readonly known = new Map<string, MoveVerdict>();

  constructor(means: PastMeans, read: ReadBack, log: readonly Entry[]) {
    this.means = means;
    this.read = read;
    this.log = log;
  }

  /** What the decision at a moment was worth to its seat; null if there was none. */
  async verdict(at: Stand, isQuick: boolean): Promise<Result<MoveVerdict | null, Problem>> {
    const made = this.madeAt(at);
    if (!made) return no({ problem: 'there is no such decision' });
    const key = keyOf(at);
    const known = this.known.get(key);
    if (known && (isQuick || known.worlds === WORLDS)) return ok(known);
    const verdict = await this.judge(at, made, [made], isQuick ? QUICK : BUDGET);
    if (verdict) this.known.set(key, verdict);
    return ok(verdict ?? null);
  }

  /** The same as if that had been done instead: from the same worlds, unless nobody had thought of it. */
  async tried(at: Stand, parts: readonly Choice[]): Promise<Result<MoveVerdict, Problem>> {
    const made = this.madeAt(at);
    const tried = made && moveOf(this.read.game, made.seat, parts);
    if (!made || !tried?.ok) return no({ problem: 'there is no such move' });
    const known = this.known.get(keyOf(at));
    const isKnown = known?.choices.some(({ move }) => isSame(move, tried.value));
    const verdict =
      known && isKnown
        ? verdictOf(
            { ...known, made: tried.value },
            { ...known, move: known.best, candidates: known.choices },
          )
        : await this.judge(at, tried.value, [made, tried.value]);
    return verdict ? ok(verdict) : no({ problem: 'it cannot be compared' });
  }

  /** What the deal held for a seat at a moment. */
  async outlook(at: Stand, eyes: Seat): Promise<Result<StopOutlook, Problem>> {
    const view = this.viewAt(at, eyes);
    if (!view) return no({ problem: 'there is no such moment' });
    const judge = await this.means.shelf.judge();
    const chance = new FastRandom(`${keyOf(at)}/${eyes}`);
    const foreseeing = judge.foresee(view, chance, WORLDS);
    const outlook = await unhurried(foreseeing, this.means.around.rest);
    return ok(stopOutlook(at.move, view, outlook));
  }

  private madeAt({ deal, move }: Stand): Move | undefined {
    return this.read.record.deals[deal]?.moves[move];
  }

  private viewAt({ deal, move }: Stand, eyes: Seat): View | undefined {
    const scene = sceneAt(this.read.game, this.log, { deal, move, eyes });
    return (scene.ok && scene.value.view) || undefined;
  }

  private async judge(
    at: Stand,
    made: Move,
    asked: readonly Move[],
    budget = BUDGET,
  ): Promise<MoveVerdict | undefined> {
    const { seat } = made;
    const view = this.viewAt(at, seat);
    if (!view || view.legal.length < 2) return undefined;
    const judge = await this.means.shelf.judge();
    const thinking = judge.ponder(view, asked, new FastRandom(keyOf(at)), budget);
    const judgement = await unhurried(thinking, this.means.around.rest);
    return verdictOf({ ...at, seat, made }, judgement);
  }
}

function keyOf({ deal, move }: Stand): string {
  return `${deal}/${move}`;
}
