import type { Action } from '@overtrick/engine';

/** How much better one candidate was than another in the same worlds, and the error of that. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** Of so many worlds odds can be told. */
const ENOUGH = 10;

/** What became of one candidate, world by world. */
export class CandidateTally {
  readonly actions: readonly Action[];
  /** What is chosen by, world by world; it need not be what is told. */
  private readonly goals: number[] = [];
  private goal = 0;
  private sum = 0;
  private squares = 0;
  private made = 0;
  private judged = 0;

  constructor(actions: readonly Action[]) {
    this.actions = actions;
  }

  /** `score` is what people are told, `goal` what the choice goes by. */
  add(score: number, made: boolean | undefined, goal = score): void {
    this.goals.push(goal);
    this.goal += goal;
    this.sum += score;
    this.squares += score * score;
    if (made === undefined) return;
    this.judged++;
    if (made) this.made++;
  }

  get mean(): number {
    return this.goals.length === 0 ? 0 : this.sum / this.goals.length;
  }

  /** The mean of what is chosen by. */
  get aim(): number {
    return this.goals.length === 0 ? 0 : this.goal / this.goals.length;
  }

  /** How often it was made, where there was something to make in enough worlds. */
  oddsIn(enough = ENOUGH): number | undefined {
    return this.judged >= enough ? this.made / this.judged : undefined;
  }

  /** In the worlds that both were tried in. */
  leadOver({ goals }: CandidateTally): Lead {
    const count = Math.min(goals.length, this.goals.length);
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < count; i++) {
      const difference = this.goals[i] - goals[i];
      sum += difference;
      squares += difference * difference;
    }
    const mean = count === 0 ? 0 : sum / count;
    return { mean, error: errorOf(mean, squares, count) };
  }

  /** The half-width of the 95 % interval of the mean, and how often the contract was made. */
  summary(): { mean: number; spread: number; odds?: number } {
    const { mean, squares, goals } = this;
    const spread = 1.96 * errorOf(mean, squares, goals.length);
    // A few worlds among many tell nothing.
    const odds = this.oddsIn(Math.max(1, Math.min(ENOUGH, goals.length)));
    return { mean, spread, ...(odds !== undefined && { odds }) };
  }
}

function errorOf(mean: number, squares: number, count: number): number {
  return count > 1 ? Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) : 0;
}
