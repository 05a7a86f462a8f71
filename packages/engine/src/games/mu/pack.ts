import type { Setup } from '../../game.ts';
import { COLOURS } from './colours.ts';
import { deck } from './faces.ts';
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
