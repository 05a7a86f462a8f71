import type { Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';

/** Spades are the first of the kinds, from the seven up. */
const SPADE_ACE = 7;

/**
 * The tricks that a seat's spades will take whatever happens: each of them is played in the end, and only
 * a higher one in the same trick beats it, so that every higher one of the others beats one at most.
 */
export function sureSpades(state: GamutState, seat: Seat): number {
  const { deck, hands } = state.cards;
  let sure = 0;
  let higher = 0;
  for (let kind = SPADE_ACE; kind >= 0; kind--) {
    if ((hands[seat * deck.words + deck.wordOf[kind]] & deck.bitOf[kind]) === 0) {
      if (canBeat(state, kind)) higher++;
    } else if (higher > 0) higher--;
    else sure++;
  }
  return sure;
}

/** Whether a spade that this seat does not have is still to come, or wins the trick on the table. */
function canBeat({ cards, tricks, order }: GamutState, kind: number): boolean {
  if (tricks.count > 0 && tricks.power === order.power[kind]) return true;
  const { deck, hands } = cards;
  let held = 0;
  for (let at = deck.wordOf[kind]; at < hands.length; at += deck.words) held |= hands[at];
  return (held & deck.bitOf[kind]) !== 0;
}
