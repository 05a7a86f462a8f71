import { Calls } from '../../contest/calls.ts';
import { Trumps } from '../../contest/trumps.ts';
import { Deck } from '../../deck.ts';

/** mutwo/1.1: five suits of twelve cards, 12 high. */
export const deck = new Deck({
  suits: ['R', 'B', 'G', 'Y', 'K'],
  ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
});
export const pack: readonly number[] = deck.cards();

/** mutwo/5.3: these ranks go with the one below them, under its name. */
const PAIRED: Readonly<Record<string, string>> = { '3': '2', '10': '9' };

/** mutwo/5.4: the declarer's trump above the head defender's, cards of both above all. */
export const trumps = new Trumps(deck, { nameOf: (rank) => PAIRED[rank] ?? rank });
const MOST_PLAYERS = 6;
/** mutwo/6.5: tricks are counted, not the cards in them. */
export const calls = new Calls(trumps, MOST_PLAYERS);

export type MutwoTrumpClass = 'suit' | 'pair' | 'rank' | 'none';

const classes = trumps.names.map((name, trump): MutwoTrumpClass => {
  if (trump === trumps.none) return 'none';
  if (trumps.isSuit(trump)) return 'suit';
  return Object.values(PAIRED).includes(name) ? 'pair' : 'rank';
});

/** mutwo/7.3: what the trump bonus depends on. */
export function classOf(trump: number): MutwoTrumpClass {
  return classes[trump];
}
