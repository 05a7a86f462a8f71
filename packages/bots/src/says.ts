import type { CommonSays, Sentences } from '@overtrick/engine';

type Figure = { readonly figure: number };

/** What a hint gives as its reasons. */
export interface ReasonSays extends Pick<CommonSays, 'said' | 'said-figure'> {
  /** Another move looks better, but not by more than luck. */
  doubt: null;

  // For a card.
  sure: null;
  'ally-sure': null;
  ruff: null;
  'cheapest-winner': null;
  boss: null;
  'draws-trump': null;
  'clears-suit': null;
  lowest: null;

  // For a call.
  'expected-tricks': Figure;
  'expected-points': Figure;
  'expected-score': Figure;
  'expected-staying': Figure;
  needed: Figure;
  'needed-higher': Figure;
  'shows-partner': null;
  'trumps-held': Figure;
  'trumps-high': Figure;
  'top-cards': Figure;
  'partner-shown': Figure;
  'partner-trumps': Figure;
  'keeps-trumps': null;
  voids: Figure;
  'dangerous-given': Figure;
}

/** A reason that ends in a figure. */
function counted(words: string): Sentences<ReasonSays>['needed'] {
  return ({ figure: n }, { figure }) => `${words} ${figure(n)}`;
}

/** The reasons of hints in English. */
export const reasonsEnglish: Sentences<ReasonSays> = {
  said: ({ words }) => words,
  'said-figure': ({ words, figure: n }, { figure }) => `${words} ${figure(n)}`,
  doubt: 'no other is clearly better',

  sure: 'nobody can beat it',
  'ally-sure': 'the trick is safe with your side',
  ruff: 'trumps in',
  'cheapest-winner': 'wins as cheaply as it goes',
  boss: 'the highest card left in its suit',
  'draws-trump': 'draws trumps',
  'clears-suit': 'leaves you without that suit',
  lowest: 'the lowest card you may play',

  'expected-tricks': counted('expected tricks'),
  'expected-points': counted('expected points'),
  'expected-score': counted('expected score'),
  'expected-staying': counted('expected score for staying'),
  needed: counted('needed'),
  'needed-higher': counted('needed for a higher bid'),
  'shows-partner': 'shows a partner what you have',
  'trumps-held': counted('trumps in your hand'),
  'trumps-high': counted('high ones among them'),
  'top-cards': counted('highest cards of their suits'),
  'partner-shown': counted('cards shown'),
  'partner-trumps': counted('trumps for you among them'),
  'keeps-trumps': 'keeps all trumps',
  voids: counted('suits without a card then'),
  'dangerous-given': counted('dangerous cards given'),
};
