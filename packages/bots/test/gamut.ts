import { gamut, type Move } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { lay } from './table.ts';

/** Cards in turn, from the seat that leads. */
export function playsFrom(leader: number, ...cards: readonly string[]): Move[] {
  return cards.map((card, i) => ({ seat: (leader + i) % 4, type: 'play', card }));
}

/** Seat 0 deals, decides and leads. */
export function hand(
  hands: readonly string[],
  turnUp: string,
  moves: readonly Move[] = [],
): GamutState {
  return lay(gamut, { hands, turnUp, moves, dealer: 0 });
}

/** Hearts after the gifts: the first card of each hand came from the right, the second from the left. */
export function afterGifts(
  hands: readonly string[],
  turnUp: string,
  moves: readonly Move[],
): GamutState {
  const cards = hands.map((each) => each.split(' '));
  const gifts = cards.map((_, seat) => [cards[(seat + 1) % 4][0], cards[(seat + 3) % 4][1]]);
  const dealt = cards.map((each, seat) => [...each.slice(2), ...gifts[seat]].join(' '));
  const given = gifts.map(([left, right], seat) => ({ seat, type: 'give', left, right }));
  return hand(dealt, turnUp, [...given, ...moves]);
}
