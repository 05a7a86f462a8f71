import { listMoves } from './moves.ts';
import type { Open, SolverStakes } from './open.ts';
import { ALL_SAVINGS } from './savings.ts';
import { BoundSearch } from './search.ts';

/** A card that may be played now, and what the side gets in all if it is. */
export interface CardValue {
  readonly kind: number;
  readonly value: number;
}

/** 2^15 positions take 384 kB; more were not faster up to eight cards a seat. */
const TABLE_BITS = 15;

/**
 * Exact play with all cards open, by two sides, for tricks or card points, wherever the engine's `Order`
 * says who takes a trick and everybody plays to each (so not for Ninja Whist). Load a position, then ask.
 * An answer may cost as many tried cards as `nodes` says, and is undefined if these do not suffice;
 * what was found out until then is not lost to the next question.
 */
export class Solver {
  private readonly search: BoundSearch;

  constructor({ tableBits = TABLE_BITS, savings = ALL_SAVINGS } = {}) {
    this.search = new BoundSearch(tableBits, savings);
  }

  /** The cards tried since the position was loaded. */
  get nodes(): number {
    return this.search.nodes;
  }

  load(state: Open, stakes: SolverStakes): this {
    this.search.load(state, stakes);
    return this;
  }

  /** With a limit of nodes, answers hang on what is known from earlier positions, unless it is forgotten. */
  forget(): this {
    this.search.forget();
    return this;
  }

  /** Whether the side can get at least this much more, the trick on the table included. */
  reaches(goal: number, nodes = Number.POSITIVE_INFINITY): boolean | undefined {
    const { search } = this;
    search.limit = search.nodes + nodes;
    const answer = search.reaches(goal);
    return search.spent ? undefined : answer;
  }

  /** How much the side gets from here on, the trick on the table included. */
  value(nodes = Number.POSITIVE_INFINITY): number | undefined {
    const { search } = this;
    search.limit = search.nodes + nodes;
    return this.converge((goal) => search.reaches(goal), search.position.rest >> 1);
  }

  /** The same for each card that may be played; of identical copies one. */
  values(nodes = Number.POSITIVE_INFINITY): CardValue[] | undefined {
    const { search } = this;
    search.limit = search.nodes + nodes;
    const values = new Map<number, number>();
    let guess = search.position.rest >> 1;
    for (const slot of this.slots()) {
      const kind = search.position.kind[slot];
      if (values.has(kind)) continue;
      const value = this.converge((goal) => search.reachesAfter(slot, goal), guess);
      if (value === undefined) return undefined;
      values.set(kind, value);
      guess = value;
    }
    return [...values].map(([kind, value]) => ({ kind, value }));
  }

  private slots(): Int32Array {
    const { position } = this.search;
    const slots = new Int32Array(position.held);
    return slots.subarray(0, listMoves(position, position.turn, false, slots, 0));
  }

  /**
   * The highest goal that is reached. Goes away from the guess in growing steps, and halves what lies
   * between when both bounds are near.
   */
  private converge(reaches: (goal: number) => boolean, guess: number): number | undefined {
    const { search } = this;
    let least = 0;
    let most = search.position.rest;
    let goal = Math.max(1, guess);
    for (let step = 1; least < most; step *= 2) {
      const reached = reaches(goal);
      if (search.spent) return undefined;
      if (reached) least = goal;
      else most = goal - 1;
      const middle = (least + most + 1) >> 1;
      goal = reached ? Math.min(least + step, middle) : Math.max(most + 1 - step, middle);
    }
    return least;
  }
}
