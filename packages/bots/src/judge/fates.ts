import type { Action, Seat } from '@overtrick/engine';
import { CandidateTally } from '../tally.ts';
import type { Loss } from './judgement.ts';

/** What became of one move in one world. */
export interface Fate {
  /** The points of its seat, and how far it is ahead of the others by them. */
  readonly score: number;
  readonly ahead: number;
  /** What is chosen by. */
  readonly goal: number;
  readonly made: boolean | undefined;
  /** Who took the trick that it was played to; and with what card, if it was somebody else. */
  readonly taker?: Seat;
  readonly card?: string;
}

/** As `CandidateTally`, with odds as they are told. */
class ToldTally extends CandidateTally {
  private readonly tell: (odds: number) => number;

  constructor(actions: readonly Action[], tell: (odds: number) => number) {
    super(actions);
    this.tell = tell;
  }

  override oddsIn(enough?: number): number | undefined {
    const odds = super.oddsIn(enough);
    return odds === undefined ? undefined : this.tell(odds);
  }
}

/** All that became of one move, world by world. */
export class MoveFates {
  /** By points, and beside the others; by what is chosen by. */
  readonly points: CandidateTally;
  readonly aims: CandidateTally;
  readonly fates: Fate[] = [];

  constructor(actions: readonly Action[], tell: (odds: number) => number) {
    this.points = new ToldTally(actions, tell);
    this.aims = new CandidateTally(actions);
  }

  get actions(): readonly Action[] {
    return this.points.actions;
  }

  add(fate: Fate): void {
    this.fates.push(fate);
    this.points.add(fate.score, fate.made, fate.ahead);
    this.aims.add(fate.score, fate.made, fate.goal);
  }

  /** Against another in the same worlds. */
  lossTo(best: MoveFates): Loss {
    return lossOf(best.points, this.points, this.fates.length);
  }

  aimLossTo(best: MoveFates): Loss {
    return lossOf(best.aims, this.aims, this.fates.length);
  }
}

function lossOf(best: CandidateTally, other: CandidateTally, worlds: number): Loss {
  if (best === other) return { mean: 0, spread: 0, worlds };
  const { mean, error } = best.leadOver(other);
  return { mean, spread: quantile(worlds - 1) * error, worlds };
}

/** Of Student's distribution, for a two-sided 95 % interval: few worlds say less than their spread does. */
export function quantile(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY;
  return 1.96 + 2.37 / freedom + 2.82 / freedom ** 2 + 5.5 / freedom ** 4;
}
