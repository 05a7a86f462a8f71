import type { Choice, Layout, Move, Refusal, Saying, Seat } from '@overtrick/engine';
import type { Budget, Candidate, Thought } from '../bot.ts';

/** What came out on average in so many worlds, and the half-width of the 95 % interval of that. */
export interface WorldMean {
  readonly mean: number;
  readonly spread: number;
  readonly worlds: number;
}

/** How much less one move brought than another in the same worlds. */
export type Loss = WorldMean;

/** A likely deal in which a move fails. */
export interface LosingDeal extends Layout {
  /** By seat, what is left of the cards that lie so. */
  readonly left: readonly (readonly string[])[];
  /** How many points beside the others it costs there. */
  readonly loss: number;
  /** In how many of the worlds it fails as it does here: the same seat takes the trick with the same card. */
  readonly alike: number;
  /** Who takes the trick that it is played to, and with what card, if it was somebody else. */
  readonly taker?: Seat;
  readonly card?: string;
}

/** One move, as it did in worlds that had no part in the choice. */
export interface JudgedMove extends Candidate {
  readonly parts: readonly Choice[];
  /** The mean of what is chosen by: see `goal` in `Knowledge`. */
  readonly aim: number;
  /** Against what is advised: in points beside the mean of the others, and in what is chosen by. */
  readonly loss: Loss;
  readonly aimLoss: Loss;
  /** Whether it surely loses more than one may: see `marksFrom` in `Knowledge`. */
  readonly isMarked: boolean;
  /** In how many of the worlds it costs something. */
  readonly fails: number;
  /** Up to three likely deals in which it does: one for each way in which it fails, the most frequent first, then the dearest. */
  readonly losing: readonly LosingDeal[];
}

/** A thought of which every figure holds in the same worlds for all moves: the one that is advised first. */
export interface Judgement extends Thought {
  readonly candidates: readonly JudgedMove[];
  /** What a move must surely lose for a mark: see `marksFrom` in `Knowledge`. Null in games without marks. */
  readonly threshold: number | null;
  /** Where bots are known to be weak, if that matters here. */
  readonly doubts: readonly Saying[];
  /** The moves asked about that are not legal, and why. */
  readonly refused: readonly RefusedMove[];
}

export interface RefusedMove {
  readonly move: Move;
  readonly refusal: Refusal;
}

/** `worlds` is what figures are told from; as many others go before them for the choice. */
export interface JudgeBudget extends Budget {
  /** What chance comes from: the same seed and worlds give the same judgement. */
  readonly seed?: string | number;
}

/** A judgement on its way. */
export type Judging = Generator<undefined, Judgement, undefined>;
