import { type LocatedCard, type Seat, SPECTATOR } from '../../game.ts';
import { deck, HEARTS, leftOf, rightOf } from './faces.ts';
import { type GamutState, stays } from './state.ts';

/** What these eyes know of cards that are not theirs and do not lie open. */

/** gamut/7.4: what was turned up stays in a hand that is not played any more. */
export function aside(state: GamutState, eyes: Seat): string[] {
  const { dealer } = state.setup;
  return eyes === dealer || stays(state, dealer) ? [] : [deck.codes[state.turnUp]];
}

/** gamut/2.2 and gamut/5.2: the turn-up until it may have been given away; afterwards one's own gifts. */
export function located(state: GamutState, eyes: Seat): LocatedCard[] {
  const { contract, toGive, gifts, turnUp, setup } = state;
  const isGiven = contract === HEARTS && toGive === 0;
  if (!isGiven) return known(state, eyes, [[turnUp, setup.dealer]]);
  if (eyes === SPECTATOR) return [];
  return known(state, eyes, [
    [gifts[2 * eyes], leftOf(eyes)],
    [gifts[2 * eyes + 1], rightOf(eyes)],
  ]);
}

/** Those that are still where they were seen to go, in somebody else's hand. */
function known(
  state: GamutState,
  eyes: Seat,
  cards: readonly (readonly [kind: number, seat: Seat])[],
): LocatedCard[] {
  return cards
    .filter(([kind, seat]) => seat !== eyes && stays(state, seat) && state.cards.inHand(seat, kind))
    .map(([kind, seat]) => ({ card: deck.codes[kind], seat }));
}
