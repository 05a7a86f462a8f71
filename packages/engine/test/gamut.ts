import type { Action } from '../src/game.ts';
import { gamut } from '../src/games/gamut/index.ts';
import { act } from '../src/games/gamut/rules.ts';
import type { GamutState } from '../src/games/gamut/state.ts';
import { Scene, type Sketch } from './builders.ts';

type Rest = Partial<Omit<Sketch, 'hands'>>;

/** Short hands, one suit each, for what does not depend on the cards. */
export const FOUR_SUITS = ['SA SK SQ', 'HA HK HQ', 'DA DK DQ', 'CA CK CQ'];
/** Everybody has a suit of their own. */
export const WHOLE_SUITS = ['S', 'H', 'D', 'C'].map((suit) =>
  ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'].map((rank) => suit + rank).join(' '),
);

export function scene(hands: readonly string[], turnUp: string, rest: Rest = {}) {
  return new Scene<GamutState>(gamut as never, { hands, turnUp, ...rest });
}

/**
 * Hearts with these hands after the gifts: the first card of each hand came from the right, the second
 * from the left.
 */
export function afterGifts(hands: readonly string[], rest: Rest = {}) {
  const after = hands.map((hand) => hand.split(' '));
  const gifts = after.map((_, seat) => [after[(seat + 1) % 4][0], after[(seat + 3) % 4][1]]);
  const dealt = after.map((hand, seat) => [...hand.slice(2), ...gifts[seat]].join(' '));
  const table = scene(dealt, 'HA', rest);
  return table.do(...gifts.map(([left, right], seat) => `${seat}: give ${left} ${right}`));
}

/** Plays cards, each by the seat whose turn it is. */
export function plays(table: Scene<GamutState>, cards: string): Scene<GamutState> {
  return table.do(...cards.split(' ').map((card) => `play ${card}`));
}

/** Plays the first legal card until the deal is over. */
export function finish(table: Scene<GamutState>): Scene<GamutState> {
  const legal: Action[] = [];
  for (let acting = gamut.acting(table.state); acting !== 0; acting = gamut.acting(table.state)) {
    const seat = 31 - Math.clz32(acting);
    gamut.legal(table.state, seat, legal);
    act(table.state, seat, legal[0]);
  }
  return table;
}

/** The cards that the seat whose turn it is may play. */
export function playable({ state }: Scene<GamutState>): string {
  const into: Action[] = [];
  const count = gamut.legal(state, state.turn, into);
  return into
    .slice(0, count)
    .map(({ value }) => value)
    .join(' ');
}

/** The lines of a seat's score: what, and by which clause. */
export function linesOf({ state }: Scene<GamutState>, who: number): [number, string][] {
  const lines: [number, string][] = [];
  gamut.score(state, (seat, score, clause) => {
    if (seat === who) lines.push([score, clause]);
  });
  return lines;
}
