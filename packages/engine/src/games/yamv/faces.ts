import { Calls } from '../../contest/calls.ts';
import { type Tier, Trumps } from '../../contest/trumps.ts';
import { Deck } from '../../deck.ts';
import type { Action } from '../../game.ts';

export const STOCK = 2;
const isEven = (rank: string) => Number(rank) % 2 === 0;

/** yamv/1.1 and yamv/1.2: as for six players, who use all of it. */
export const deck = new Deck({
  suits: ['S', 'H', 'D', 'C'],
  ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  copies: (rank) => (isEven(rank) ? 2 : 1),
  specials: [['JK', 2]],
});
const JOKER = deck.kind('JK');
const HIGHEST: Readonly<Record<number, number>> = { 4: 8, 5: 10, 6: 12 };

/** yamv/1.1: the cards in play by player count. */
export const packs: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, players) => {
  const kinds = [...deck.codes.keys()];
  return deck.cards(kinds.filter((kind) => kind === JOKER || deck.rankOf[kind] < HIGHEST[players]));
});

/**
 * yamv/5.4: the suit, the ranks, cards of both, jokers. Two trump ranks share a tier, in which the
 * higher number is higher, whoever named it.
 */
const tier: Tier = (trumps, kind, declarer, defender) => {
  if (kind === JOKER) return 4;
  let height = 0;
  for (const trump of [declarer, defender]) {
    if (trumps.carries(kind, trump)) height += trumps.isSuit(trump) ? 1 : 2;
  }
  return height;
};

export const trumps = new Trumps(deck, { tier });

export type YamvTrumpClass = 'suit' | RankClass;
export type RankClass = 'even' | 'odd' | 'none';

/** yamv/8.4 and yamv/8.7: what the bonus depends on. */
export function classOf(trump: number): YamvTrumpClass {
  return trumps.isSuit(trump) ? 'suit' : rankClassOf(trump);
}

export function rankClassOf(trump: number): RankClass {
  if (trump === trumps.none) return 'none';
  return isEven(trumps.names[trump]) ? 'even' : 'odd';
}

const MOST_PLAYERS = 6;
export const calls = new Calls(trumps, MOST_PLAYERS, {
  // yamv/3.2: as many as one likes.
  jumps: true,
  grammar: {
    exchange: [
      { name: 'discard', of: 'card', list: true, unordered: true, parted: 'show' },
      { name: 'show', of: 'card', list: true, unordered: true },
    ],
  },
});
const { vocabulary } = calls;
export const DISCARD: readonly Action[] = vocabulary.cards(deck, {
  type: 'exchange',
  field: 'discard',
  ends: false,
});
/** By kind: there are only two cards to choose from. */
export const SHOW: readonly Action[] = vocabulary.each(
  { type: 'exchange', field: 'show', ends: false },
  deck.codes,
);
export const EXCHANGE: Action = vocabulary.add({ type: 'exchange' });
