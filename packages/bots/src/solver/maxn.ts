import {
  type Action,
  firstSeat,
  type Game,
  type Random,
  type Seat,
  scoresOf,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';

/** An action open to the seat that acts, and what everybody gets of it. */
export interface Outlook {
  readonly action: Action;
  /** By seat. */
  readonly utilities: readonly number[];
}

export interface MaxnTask<State> {
  /** What a finished deal is worth to each seat; its score, unless said otherwise. */
  readonly utility?: (state: State) => readonly number[];
  /** How many actions may be tried. */
  readonly nodes?: number;
  /** For games that draw after the deal: each line of play gets one sample. */
  readonly random?: Random;
}

const FIRST: Random = { below: () => 0 };

/**
 * Plays an open deal to its end in every possible way, each seat choosing what is best for itself, of
 * equals the first: for any number of sides and any score, at the end of a deal. One outlook for each
 * legal action of the seat that acts, or undefined if there are too many ways.
 */
export function maxn<State extends Sitting>(
  game: Game<State>,
  state: State,
  question: MaxnTask<State> = {},
): Outlook[] | undefined {
  const { players } = state.setup;
  const { utility = (end: State) => scoresOf(game, end, players) } = question;
  const search = new MaxN(game, utility, question);
  const outlooks = search.outlooks(game.copy(state));
  return search.spent ? undefined : outlooks;
}

/** The one that the seat would choose. */
export function preferred(outlooks: readonly Outlook[], seat: Seat): Outlook {
  return outlooks.reduce((best, each) =>
    each.utilities[seat] > best.utilities[seat] ? each : best,
  );
}

class MaxN<State> {
  private readonly game: Game<State>;
  private readonly utility: (state: State) => readonly number[];
  private readonly random: Random;
  private nodes: number;

  constructor(
    game: Game<State>,
    utility: (state: State) => readonly number[],
    { nodes = Number.POSITIVE_INFINITY, random = FIRST }: MaxnTask<State>,
  ) {
    this.game = game;
    this.utility = utility;
    this.random = random;
    this.nodes = nodes;
  }

  get spent(): boolean {
    return this.nodes < 0;
  }

  /** Uses the state up. */
  outlooks(state: State): Outlook[] {
    const { game } = this;
    const seat = firstSeat(game.acting(state));
    const actions: Action[] = [];
    actions.length = game.legal(state, seat, actions);
    return actions.map((action, i) => {
      const next = i === actions.length - 1 ? state : game.copy(state);
      return { action, utilities: this.after(next, seat, action) };
    });
  }

  private after(state: State, seat: Seat, action: Action): readonly number[] {
    if (--this.nodes < 0) return [];
    this.game.apply(state, seat, action, this.random);
    const acting = this.game.acting(state);
    if (acting === 0) return this.utility(state);
    return preferred(this.outlooks(state), firstSeat(acting)).utilities;
  }
}
