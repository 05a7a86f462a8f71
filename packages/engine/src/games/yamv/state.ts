import type { Cards } from '../../cards.ts';
import { Contest } from '../../contest/state.ts';
import type { Setup } from '../../game.ts';
import { calls } from './faces.ts';
import type { YamvOptions } from './options.ts';

export type YamvPhase = 'declarerTrump' | 'defenderTrump' | 'exchange';

/** What lies beside the hands: two kinds each, in the deck's order and in the order named. */
export interface Aside {
  readonly stock: readonly number[];
  readonly discards: readonly number[];
}

export class YamvState extends Contest<YamvPhase, YamvOptions> {
  /** The stock as dealt, also after the declarer has taken it. */
  readonly stock: readonly number[];
  /** What the declarer has discarded so far, and the stock cards laid face up for it. */
  readonly discards: number[];
  readonly shows: number[];

  /** yamv/3.1: the player on the dealer's left calls first. */
  constructor(
    setup: Setup<null, YamvOptions>,
    cards: Cards,
    { stock, discards }: Aside,
    from?: YamvState,
  ) {
    super(calls, setup, cards, from ?? (setup.dealer + 1) % setup.players);
    this.stock = stock;
    this.discards = discards.slice();
    this.shows = from ? from.shows.slice() : [];
  }

  get rules(): YamvOptions {
    return this.setup.options;
  }

  /** Whether the stock has gone to the declarer. */
  get stockTaken(): boolean {
    return this.phase === 'exchange' || this.tricks.opener >= 0;
  }
}

/** `cards` and `aside` are others for the copy, for worlds that differ only in hidden cards. */
export function copy(state: YamvState, cards = state.cards.copy(), aside: Aside = state) {
  return new YamvState(state.setup, cards, aside, state);
}
