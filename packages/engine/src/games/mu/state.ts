import type { Cards } from '../../cards.ts';
import { Contest } from '../../contest/state.ts';
import type { Seat, Setup } from '../../game.ts';
import { calls } from './faces.ts';
import type { MuOptions } from './options.ts';
import { allPoints } from './pack.ts';

/** A deal of Mü: the declarer is the Chief, the head defender the Vice. */
export class MuState extends Contest<'minor' | 'major', MuOptions> {
  /** The trick, from 1, with which it was settled whether the bid is made; 0 before. */
  settled: number;
  /** Of all cards that nobody has captured yet. */
  pointsLeft: number;

  /** mu/3.1: the dealer calls first. */
  constructor(setup: Setup<null, MuOptions>, cards: Cards, from?: MuState) {
    super(calls, setup, cards, from ?? setup.dealer);
    this.settled = from ? from.settled : 0;
    this.pointsLeft = from ? from.pointsLeft : allPoints(setup);
  }

  get chief(): Seat {
    return this.declarer;
  }

  get vice(): Seat {
    return this.headDefender;
  }

  get major(): number {
    return this.declarerTrump;
  }

  get minor(): number {
    return this.defenderTrump;
  }

  get rules(): MuOptions {
    return this.setup.options;
  }
}

/** `cards` are other cards for the copy, for worlds that differ only in hidden hands. */
export function copy(state: MuState, cards = state.cards.copy()): MuState {
  return new MuState(state.setup, cards, state);
}
