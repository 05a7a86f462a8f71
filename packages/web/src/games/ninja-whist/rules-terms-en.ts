import common from '../../terms/common-en.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...common,
  archer: {
    title: 'Archer',
    text: 'A card above all suits, trump too, and a suit of its own: it may not be played by who can follow.',
    forms: ['Archer', 'Archers'],
  },
  lesserArcher: {
    title: 'Lesser Archer',
    text: 'A second Archer, if one plays with it: only the Archer is above it.',
    forms: ['Lesser Archer', 'the Lesser'],
  },
  token: {
    title: 'Bonus token',
    text: 'Every trick brings one; in later rounds it makes a card stronger, and what is left at the end is a point.',
    forms: ['bonus token', 'bonus tokens', 'token', 'tokens'],
  },
  icon: {
    title: 'Icon',
    text: 'A small sign of a suit on a token: it lifts a card of this suit by one.',
    forms: ['icon', 'icons'],
  },
  stock: {
    title: 'Stock',
    text: 'The tokens that nobody has, face down; who takes a trick draws one of them.',
    forms: ['stock'],
  },
  playArea: {
    title: 'Play area',
    text: 'The tokens won in this round: they count your tricks and cannot be played yet.',
    forms: ['play area', 'play areas', '!play areas never'],
  },
  scoreArea: {
    title: 'Score area',
    text: 'The tokens of earlier rounds: these may be played with a card.',
    forms: ['score area', 'score areas'],
  },
  round: {
    title: 'Round',
    text: 'One deal: each has one card more than the last, up to the largest hand, and then one less.',
    forms: ['round', 'rounds'],
  },
  turnUp: {
    title: 'Turn-up',
    text: 'The card that is turned up after the deal: its suit is trump; after an Ace or an Archer there is none.',
    forms: ['turn-up', 'turned up'],
  },
  eldest: {
    title: 'Eldest hand',
    text: 'Who sits on the dealer’s left: bids and leads first.',
    forms: ['eldest hand'],
  },
  bid: {
    title: 'Bid',
    text: 'How many tricks one will take in this round; only exactly that many score.',
    forms: ['bid', 'bids'],
  },
  barred: {
    title: 'Barred number',
    text: 'The dealer may not bid what would make all bids together equal the tricks: somebody is bound to fail.',
    forms: ['barred', 'forbidden number'],
  },
  trump: {
    title: 'Trump',
    text: 'A card of the suit turned up: it beats every card of another suit; only Archers are above it.',
    forms: ['trump', 'trumps', '!Ace of trumps'],
  },
  assassin: {
    title: 'Assassin',
    text: 'The Ace is the lowest of its suit, but beats everything in it when its King is in the trick; the Ace of trumps catches Archers too.',
    forms: ['assassin', 'Ace of trumps', '!Ace or', 'Ace'],
  },
  lift: {
    title: 'Lift',
    text: 'Every icon of its suit on the tokens played with it raises a card by one, never above the King.',
    forms: ['lift', 'lifts', 'lifted'],
  },
});
