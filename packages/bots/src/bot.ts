import type { Choice, Move, Random, Saying, View } from '@overtrick/engine';

/** How much thought a decision may take: time, or sampled worlds for results that can be repeated. */
export interface Budget {
  readonly ms?: number;
  readonly worlds?: number;
  /** Asked again and again while it thinks: as soon as this says so, it answers with what it has. */
  stopped?(): boolean;
}

/** One move that was considered, and what became of it. */
export interface Candidate {
  readonly move: Move;
  /** Mean score of the deal for this seat, and the half-width of its 95 % interval. */
  readonly mean: number;
  readonly spread: number;
  /** How often the contract or the exact bid was made, if the deal has one. */
  readonly odds?: number;
  /** What a card does, where a card is played. */
  readonly way?: CardWay;
  /** What speaks for it, the weightiest first. */
  readonly reasons: readonly Saying[];
  /** Whether somebody wanted to know about it. */
  readonly isAsked?: boolean;
  /** Why it is not the one that is advised. */
  readonly against?: readonly Saying[];
}

/** Stays in the lead, leads, takes the trick with a card of the suit led or with a trump, follows, discards. */
export type CardWay = 'keep' | 'lead' | 'take' | 'ruff' | 'follow' | 'throw';

export interface Thought {
  readonly move: Move;
  /** The same as choices, for whoever wants to do it. */
  readonly parts?: readonly Choice[];
  /** The chosen one, then from best to worst; empty for a bot that does not compare. */
  readonly candidates: readonly Candidate[];
  readonly worlds: number;
}

/** A player that is sent a View and answers with a move. It never meets the State of a real table. */
export interface Bot {
  readonly name: string;
  /**
   * How long it thinks at a table unless a budget is given: this many worlds, or fewer on a slow
   * machine.
   */
  readonly usual?: Budget;
  think(view: View, random: Random, budget: Budget): Thought;
  /** Whether what masters know has to be there for this; where it is loaded only when it is wanted. */
  asksMastery?(view: View): boolean;
  /**
   * The same in small steps, between which others can have their turn; without it, it thinks in one go. Who compares
   * moves for people also compares those that they ask about.
   */
  ponder?(view: View, random: Random, budget: Budget, asked?: readonly Move[]): Pondering;
}

/** A thought on its way: it yields now and then, and in the end it is there. */
export type Pondering = Generator<undefined, Thought, undefined>;
