import { contestEnglish } from '../../contest/english.ts';
import type { Sentences } from '../../says.ts';
import type { YamvSays } from './says.ts';

export type { YamvSays } from './says.ts';

export const SUIT_NAMES: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

const terms = {
  declarer: 'declarer',
  headDefender: 'head defender',
  first: 'declarer',
  suits: SUIT_NAMES,
};

export const english: Sentences<YamvSays> = {
  ...contestEnglish(terms),
  'no-suit': 'the head defender cannot name a suit',

  'two-discards': 'only two cards are discarded',
  'shown-first': 'cards that lie face up must be named first',
  'discard-two': 'two cards must be discarded',
  'discard-before': 'two cards must be discarded first',
  'show-more': ({ cards }) =>
    `${cards === 2 ? 'two stock cards' : 'one stock card'} must be shown for what lay face up`,
  'not-in-stock': ({ card: code }, { card }) =>
    `${card(code)} is not one of the stock cards left to show`,
  'gone-already': 'that card has been discarded',
  'nothing-owed': 'no other card that lay face up has been discarded',

  'contract-made': 'contract made',
  overtricks: 'overtricks',
  'trump-bonus': 'trump bonus',
  'contract-failed': 'contract failed',
  'defence-tricks': 'tricks taken in defence',
  'defence-bonus': 'trump bonus',
};
