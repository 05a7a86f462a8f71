import type { TermText } from './glossary.ts';

/** Terms of every trick-taking game here. */
const en = {
  trick: {
    title: 'Trick',
    text: 'One card from each player, laid down in turn; the highest takes them all.',
    forms: ['trick', 'tricks'],
  },
  dealer: {
    title: 'Dealer',
    text: 'Who deals the cards this time; the next deal is usually the left neighbour’s.',
  },
  trump: {
    title: 'Trump',
    text: 'A card that beats every card that is not one.',
    forms: ['trump', 'trumps', '!trump suit', '!trump rank'],
  },
  effectiveSuit: {
    title: 'Effective suit',
    text: 'What a card counts as now: a trump counts as trump only, whatever is printed on it.',
    forms: ['effective suit', 'no longer to its colour', 'no longer to its suit'],
  },
  lead: {
    title: 'To lead',
    text: 'To play the first card of a trick; it says which suit the others must follow.',
    forms: ['led', 'leads to', 'lead to', 'lead a card'],
  },
  follow: {
    title: 'To follow',
    text: 'To play a card of the suit that was led: who has one must.',
    forms: ['follow', 'follows', 'following', 'follow suit', '!follow each other', '!follow in'],
  },
  void: {
    title: 'Void',
    text: 'Without a card of a suit: when it is led, one may play anything.',
    forms: ['void'],
  },
  ruff: {
    title: 'To ruff',
    text: 'To play a trump because one has no card of the suit led.',
    forms: ['ruff', 'ruffs', 'ruffed', 'ruffing'],
  },
} satisfies Record<string, TermText>;

export type CommonTerms = Readonly<Record<keyof typeof en, TermText>>;
export default en;
