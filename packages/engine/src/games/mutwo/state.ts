import type { Cards } from '../../cards.ts';
import { Contest } from '../../contest/state.ts';
import type { Setup } from '../../game.ts';
import { calls } from './faces.ts';
import type { MutwoOptions } from './options.ts';

export class MutwoState extends Contest<'defenderTrump' | 'declarerTrump', MutwoOptions> {
  /** mutwo/3.1: the dealer calls first. */
  constructor(setup: Setup<null, MutwoOptions>, cards: Cards, from?: MutwoState) {
    super(calls, setup, cards, from ?? setup.dealer);
  }

  get rules(): MutwoOptions {
    return this.setup.options;
  }
}

/** `cards` are other cards for the copy, for worlds that differ only in hidden hands. */
export function copy(state: MutwoState, cards = state.cards.copy()): MutwoState {
  return new MutwoState(state.setup, cards, state);
}
