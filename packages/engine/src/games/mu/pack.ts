import type { Setup } from '../../game.ts';
import { COLOURS } from './colours.ts';
import { deck, points } from './faces.ts';
import type { MuOptions } from './options.ts';

/** By the colours left out: every table has the same. */
const packs = new Map<string, readonly number[]>();

const NONE: readonly string[] = [];

/** mu/1.3: the cards in play; three players leave two colours out. */
export function pack({ players, options }: Setup<null, MuOptions>): readonly number[] {
  const removed = players === 3 ? options.removedColours : NONE;
  const out = removed.join();
  let cards = packs.get(out);
  if (!cards) {
    const kinds = [...deck.codes.keys()];
    cards = deck.cards(kinds.filter((kind) => !removed.includes(COLOURS[deck.suitOf[kind]])));
    packs.set(out, cards);
  }
  return cards;
}

const sums = new WeakMap<readonly number[], number>();

/** mu/6.5: the card points of all of them together. */
export function allPoints(setup: Setup<null, MuOptions>): number {
  const cards = pack(setup);
  let sum = sums.get(cards);
  if (sum === undefined) {
    sum = cards.reduce((all, card) => all + points[deck.kindAt[card]], 0);
    sums.set(cards, sum);
  }
  return sum;
}
