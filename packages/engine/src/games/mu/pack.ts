import type { Setup } from '../../game.ts';
import { COLOURS } from './colours.ts';
import { deck } from './faces.ts';
import type { MuOptions } from './options.ts';

const packs = new WeakMap<object, readonly number[]>();

/** mu/1.3: the cards in play; three players leave two colours out. */
export function pack({ players, options }: Setup<null, MuOptions>): readonly number[] {
  let cards = packs.get(options);
  if (!cards) {
    const removed = players === 3 ? options.removedColours : [];
    const kinds = [...deck.codes.keys()];
    cards = deck.cards(kinds.filter((kind) => !removed.includes(COLOURS[deck.suitOf[kind]])));
    packs.set(options, cards);
  }
  return cards;
}
