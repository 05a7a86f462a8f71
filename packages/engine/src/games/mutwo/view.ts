import { neededFor } from '../../contest/contract.ts';
import {
  type ContractView,
  type OfContract,
  ofContract,
  orderIn,
  type Terms,
} from '../../contest/view.ts';
import type { Game, Guesser } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import { trumps } from './faces.ts';
import type { MutwoOptions } from './options.ts';
import { bidScore, trumpBonus } from './score.ts';
import { copy, type MutwoState } from './state.ts';

export type MutwoView = ContractView<MutwoOptions>;

/** mutwo/3.2, mutwo/7.1 and mutwo/7.4, and mutwo/7.3: the head defender's trump gives nothing. */
const terms: Terms<MutwoState> = {
  price: (state, cards) => ({ needed: neededFor(state, cards), worth: bidScore(state, cards) }),
  declarerBonus: trumpBonus,
  defenderBonus: () => 0,
};

export function view(state: MutwoState): OfContract {
  return ofContract(state, terms);
}

export function guesser(game: Game<MutwoState>, view: MutwoView): Guesser<MutwoState> {
  return handGuesser(game, view, { order: orderIn(view, trumps), copy });
}
