import { kindsIn } from '@overtrick/engine';
import { listMoves } from './moves.ts';
import { handAt, type Open, type Stakes, SPAN } from './position.ts';
import { ALL_SAVINGS, type Savings, Search } from './search.ts';

export interface CardValue {
  readonly kind: number;
  readonly value: number;
}

/** Of these bits, 2^16 positions take 768 kB. */
const TABLE_BITS = 16;

/**
 * Exact play with all cards open, by two sides, for tricks or card points. Load a position, then ask:
 * each question may take `nodes` cards to try, and is undefined if they do not suffice.
 */
export class Solver {
  private readonly search: Search;

  constructor({ tableBits = TABLE_BITS, savings = ALL_SAVINGS } = {}) {
    this.search = new Search(tableBits, savings);
  }

  /** The cards tried since the position was loaded. */
  get nodes(): number {
    return this.search.nodes;
  }

  load(state: Open, stakes: Stakes): this {
    this.search.load(state, stakes);
    return this;
  }

  /** Whether the side can get at least this much more, the trick on the table included. */
  reaches(goal: number, nodes = Number.POSITIVE_INFINITY): boolean | undefined {
    const { search } = this;
    search.limit = search.nodes + nodes;
    const answer = search.reaches(goal);
    return search.spent ? undefined : answer;
  }

  /** How much the side gets from here. */
  value(nodes = Number.POSITIVE_INFINITY): number | undefined {
    const { search } = this;
    search.limit = search.nodes + nodes;
    const value = this.converge((goal) => search.reaches(goal), search.position.rest >> 1);
    return search.spent ? undefined : value;
  }

  private converge(reaches: (goal: number) => boolean, guess: number): number {
    let least = 0;
    let most = this.search.position.rest;
    let goal = Math.max(1, guess);
    while (least < most && !this.search.spent) {
      if (reaches(goal)) least = goal;
      else most = goal - 1;
      goal = (least + most + 1) >> 1;
    }
    return least;
  }
}
