import type { Cards } from '../cards.ts';
import type { Game, Guesser, Setup, View } from '../game.ts';
import { codesOf, handSampler, rebuild, seenOf, unseen, voidsOf } from '../guess.ts';
import type { Order } from '../order.ts';
import type { Contest } from './state.ts';

/** What a game says about its worlds, for those in which nothing but hands is hidden. */
export interface Worlds<State extends Contest> {
  readonly game: Game<State, null>;
  pack(setup: Setup<null>): readonly number[];
  copy(state: State, cards?: Cards): State;
}

/** Deals the hidden hands out anew; the rest of the state is built once. */
export function handGuesser<State extends Contest>(
  { game, pack, copy }: Worlds<State>,
  view: View,
  order: Order,
): Guesser<State> {
  const { deck } = order;
  const { history } = view;
  const setup = view.setup as Setup<null>;
  const seen = seenOf(view, deck);
  const voids = voidsOf(view, deck, order, setup.players);
  const hidden = handSampler(view, unseen(deck, pack(setup), seen), order, voids);
  let base: State | undefined;
  return (random) => {
    const hands = hidden(random);
    if (base) return copy(base, base.cards.withHands(hands));
    const all = seen.map((kinds, seat) => codesOf(deck, [...kinds, ...(hands[seat] ?? [])]));
    base = rebuild(game as Game<State>, setup, { hands: all }, history);
    return copy(base);
  };
}
