import type { Move, Random, View } from '@overtrick/engine';

/** How much thought a decision may take: time, or sampled worlds for results that can be repeated. */
export interface Budget {
  readonly ms?: number;
  readonly worlds?: number;
  /** Asked again and again while it thinks: as soon as this says so, it answers with what it has. */
  stopped?(): boolean;
}

/** What speaks for a move, in a few words, with a figure if there is one: “expected tricks”, 7.4. */
export interface Argument {
  readonly words: string;
  readonly figure?: number;
}

/** One move that was considered, and what became of it. */
export interface Candidate {
  readonly move: Move;
  /** Mean score of the deal for this seat, and the half-width of its 95 % interval. */
  readonly mean: number;
  readonly spread: number;
  /** How often the contract or the exact bid was made, if the deal has one. */
  readonly odds?: number;
  /** What explains it, the weightiest first. */
  readonly reasons: readonly Argument[];
}

export interface Thought {
  readonly move: Move;
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
}
