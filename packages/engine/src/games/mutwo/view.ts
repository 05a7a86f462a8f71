import { type ContractView, contractView, type Terms } from '../../contest/view.ts';
import type { Game, Guesser, Seat } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import { pack, trumps } from './faces.ts';
import { needed, trumpBonus } from './score.ts';
import { copy, type MutwoState } from './state.ts';

/** mutwo/7.3: the head defender's trump gives nothing. */
const terms: Terms<MutwoState> = {
  needed,
  declarerBonus: trumpBonus,
  defenderBonus: () => 0,
};

export function view(game: Game<MutwoState>, state: MutwoState, eyes: Seat): ContractView {
  return contractView(game, terms, state, eyes);
}

export function guesser(game: Game<MutwoState>, view: ContractView): Guesser<MutwoState> {
  const { declarerTrump, defenderTrump } = view;
  const order = trumps.order(trumps.index(declarerTrump?.name), trumps.index(defenderTrump?.name));
  return handGuesser(view, { game, pack, order, copy });
}
