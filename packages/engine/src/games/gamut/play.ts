import { anyOf } from '../../chance.ts';
import { spread } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Tell } from '../../game.ts';
import { follow, followAtRandom } from '../../tricks.ts';
import {
  BARRED,
  deck,
  HEARTS,
  leftOf,
  OPENING_CARD,
  PLAY,
  SEATS,
  spoils,
  TRICK,
  UNBARRED,
} from './faces.ts';
import { type GamutState, NOBODY, stays } from './state.ts';

const OPENING = PLAY[deck.placeOf(OPENING_CARD)];

/** The first trick: the dealer leads, or who must or can in the dealer's stead. */
export function openPlay(state: GamutState, dealer: Seat): void {
  let leader = dealer;
  if (state.contract === HEARTS) {
    // gamut/5.3
    for (let seat = 0; seat < SEATS; seat++)
      if (state.cards.inHand(seat, OPENING_CARD)) leader = seat;
  }
  // gamut/7.5
  while (!stays(state, leader)) leader = leftOf(leader);
  state.phase = 'play';
  state.tricks.open(leader);
  state.turn = leader;
}

export function playable(state: GamutState, seat: Seat, into: Action[]): number {
  const { cards, order, tricks } = state;
  if (tricks.count > 0) return follow(cards, seat, order, tricks.led, PLAY, into);
  if (mustOpen(state, seat)) {
    into[0] = OPENING;
    return 1;
  }
  // gamut/5.5 and gamut/6.6: the barred suit only if there is nothing else.
  const count = state.broken ? 0 : leads(state, seat, UNBARRED[state.contract], into);
  return count > 0 ? count : leads(state, seat, deck.firsts, into);
}

export function playAtRandom(state: GamutState, seat: Seat, random: Random): Action {
  const { cards, order, tricks } = state;
  if (tricks.count === 0) return anyOf(playable, state, seat, random);
  return PLAY[followAtRandom(cards, seat, order, tricks.led, random)];
}

function leads({ cards }: GamutState, seat: Seat, set: readonly number[], into: Action[]): number {
  let count = 0;
  for (let word = 0, at = seat * deck.words; word < deck.words; word++, at++) {
    count = spread(cards.hands[at] & set[word], word, PLAY, into, count);
  }
  return count;
}

/** gamut/5.3: the nine of clubs is led to the first trick. */
export function mustOpen({ contract, tricks, cards }: GamutState, seat: Seat): boolean {
  return contract === HEARTS && tricks.winners.length === 0 && cards.inHand(seat, OPENING_CARD);
}

export function playCard(state: GamutState, seat: Seat, kind: number, tell?: Tell): void {
  const { cards, tricks, order } = state;
  cards.drop(seat, kind);
  tricks.play(seat, kind, order);
  state.stake += spoils[kind];
  if (order.suitOf[kind] === BARRED[state.contract]) state.broken = true;
  tell?.({ type: 'play', seat, card: deck.codes[kind], trump: order.isTrump(kind) }, ALL);
  let next = leftOf(seat);
  while (!stays(state, next)) next = leftOf(next);
  // gamut/4.4: everybody who stays has played when the turn comes back to the leader.
  if (next === tricks.leader) takeTrick(state, tell);
  else state.turn = next;
}

/** gamut/4.5: the winner leads; after the last card the deal is over. */
function takeTrick(state: GamutState, tell?: Tell): void {
  const { cards, tricks } = state;
  const winner = tricks.take();
  state.taken[winner] += state.stake + TRICK;
  state.stake = 0;
  state.turn = winner;
  tell?.({ type: 'trick', winner }, ALL);
  if (tricks.winners.length < cards.size) return;
  state.phase = 'over';
  state.turn = NOBODY;
}
