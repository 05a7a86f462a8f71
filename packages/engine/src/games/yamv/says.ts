import type { ContestSays } from '../../contest/says.ts';

export interface YamvSays extends ContestSays {
  'no-suit': null;

  // The exchange.
  'two-discards': null;
  'shown-first': null;
  'discard-two': null;
  'discard-before': null;
  'show-more': { readonly cards: number };
  'not-in-stock': { readonly card: string };
  'gone-already': null;
  'nothing-owed': null;

  // The score sheet.
  'contract-made': null;
  overtricks: null;
  'trump-bonus': null;
  'contract-failed': null;
  'defence-tricks': null;
  'defence-bonus': null;
}
