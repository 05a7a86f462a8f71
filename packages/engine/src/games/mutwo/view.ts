import { type ContractView, contractView, type Terms } from '../../contest/view.ts';
import type { Guesser, Seat } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import { pack, trumps } from './faces.ts';
import { mutwo } from './index.ts';
import { needed, trumpBonus } from './score.ts';
import { copy, type MutwoState } from './state.ts';

/** mutwo/7.3: the head defender's trump gives nothing. */
const terms: Terms<MutwoState> = {
  needed,
  declarerBonus: trumpBonus,
  defenderBonus: () => 0,
};

export function view(state: MutwoState, eyes: Seat): ContractView {
  return contractView(mutwo, terms, state, eyes);
}

export function guesser(view: ContractView): Guesser<MutwoState> {
  const { declarerTrump, defenderTrump } = view;
  const order = trumps.order(trumps.index(declarerTrump?.name), trumps.index(defenderTrump?.name));
  return handGuesser(view, { game: mutwo, pack, order, copy });
}
