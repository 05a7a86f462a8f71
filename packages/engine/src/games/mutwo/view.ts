import { neededFor } from '../../contest/contract.ts';
import type { AuctionTerms } from '../../contest/terms.ts';
import { type ContractView, type OfContract, ofContract, orderIn } from '../../contest/view.ts';
import type { Game, Guesser, Seat } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import type { MutwoEvent } from './events.ts';
import { pack, trumps } from './faces.ts';
import type { MutwoOptions } from './options.ts';
import { customs } from './rules.ts';
import { bidScore, score, trumpBonus } from './score.ts';
import { copy, type MutwoState } from './state.ts';

export type MutwoView = ContractView<MutwoOptions>;

/** mutwo/3.2, mutwo/7.1, mutwo/7.4 and mutwo/7.5; mutwo/7.3: the head defender's trump gives nothing. */
const terms: AuctionTerms<MutwoState, MutwoEvent> = {
  customs,
  copy: (state) => copy(state),
  score,
  pack: () => pack,
  price(state, cards) {
    const worth = bidScore(state, cards);
    return { needed: neededFor(state, cards), all: state.cards.size, worth, loss: worth };
  },
  declarerBonus: trumpBonus,
  defenderBonus: () => 0,
};

export function view(state: MutwoState, eyes: Seat): OfContract {
  return ofContract(state, eyes, terms);
}

export function guesser(game: Game<MutwoState>, view: MutwoView): Guesser<MutwoState> {
  return handGuesser(game, view, { order: orderIn(view, trumps), copy });
}
