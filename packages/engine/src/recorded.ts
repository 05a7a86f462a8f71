import type { Game, Random, Trick } from './game.ts';

/** Chance as a record tells it. */
export class Recorded<State> implements Random {
  /** The trick whose token cannot have been drawn as recorded, if there is one. */
  failed: number | undefined;
  private readonly game: Game<State>;
  private readonly state: State;
  private readonly tricks: readonly Trick[];

  constructor(game: Game<State>, state: State, tricks: readonly Trick[]) {
    this.game = game;
    this.state = state;
    this.tricks = tricks;
  }

  below(n: number): number {
    const number = this.game.tricks(this.state).length;
    const trick = this.tricks[number];
    const index = (trick && this.game.recall?.(this.state, trick)) ?? -1;
    if (index >= 0 && index < n) return index;
    this.failed = number;
    return 0;
  }
}
