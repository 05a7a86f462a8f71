import { follow, english as usual } from '../english.ts';
import type { Sentences } from '../says.ts';
import type { ContestSays } from './says.ts';
import { count } from './words.ts';

export type { ContestSays, CrownSays } from './says.ts';

/** What such a game calls things. */
interface RoleWords {
  readonly declarer: string;
  readonly headDefender: string;
  /** Who names a trump first. */
  readonly first: string;
  readonly suits: Readonly<Record<string, string>>;
}

/** What all these games say, in English. */
export function contestEnglish(terms: RoleWords): Sentences<ContestSays> {
  return {
    ...usual,
    follow: follow(terms.suits),
    'bid-begun': 'a bid that has begun must be ended',
    'bid-empty': 'a bid shows at least one card',
    'hand-empty': 'without a card in hand one must pass',
    'shown-already': ({ card: code }, { card }) => `${card(code)} lies face up before you already`,
    'bid-limit': ({ most }) =>
      most === 1
        ? 'nobody has shown a card yet, so one card is the most'
        : `one card more than anybody has shown is the most: ${count(most, 'card')} in all`,
    'partner-self': `the ${terms.declarer} needs somebody else as partner`,
    'partner-defender': `the ${terms.headDefender} cannot be the partner`,
    seats: ({ last }) => `seats go from 0 to ${last}`,
    'no-right': ({ trump: name, mine }, { trump }) => {
      const only = mine.length > 0 ? `only ${mine.map(trump).join(', ')}` : 'nor any other';
      return `you have shown no card with ${trump(name)}, ${only}`;
    },
    'named-already': ({ trump: name }, { trump }) =>
      `the ${terms.first} has named ${trump(name)} already`,
  };
}
