import common from '../../terms/common-en.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...common,
  turnUp: {
    title: 'Turn-up',
    text: 'The last card dealt, seen by all: its suit says which game is played, and it stays the dealer’s.',
    forms: ['turn-up', 'turned up', 'turned card'],
  },
  contract: {
    title: 'Contract',
    text: 'Which of the three games is played with the hand: Hearts, Spades or Clubs.',
    forms: ['contract'],
  },
  thrownIn: {
    title: 'Thrown in',
    text: 'A hand after a diamond that all four have passed: nobody scores, and the same dealer deals again.',
    forms: ['thrown in'],
  },
  double: {
    title: 'Double',
    text: 'After a hand that all have passed, the next one counts twice for everybody, losses too.',
    forms: ['counts double', 'doubling'],
  },
  give: {
    title: 'To give',
    text: 'Before Hearts everybody gives one card to the left and one to the right, all at the same time.',
    forms: ['give', 'gives', 'given', 'gift', 'gifts'],
  },
  penalty: {
    title: 'Penalty cards',
    text: 'In Hearts, every heart and the queen of spades: they cost whoever takes them.',
    forms: ['penalty cards', 'queen of spades'],
  },
  moon: {
    title: 'Moon',
    text: 'All eight hearts and the queen of spades in one player’s tricks: a reward instead of the penalty.',
    forms: ['moon', 'shot the moon', 'shoot the moon'],
  },
  team: {
    title: 'Team',
    text: 'In Spades, two players who sit opposite each other: their bids and their tricks count together.',
    forms: ['team', 'teams'],
  },
  bid: {
    title: 'Bid',
    text: 'In Spades, how many tricks one expects; the team’s sum must be hit exactly.',
    forms: ['bid', 'bids'],
  },
  effectiveSuit: {
    title: 'Effective suit',
    text: 'What a card counts as now: in Clubs the jack of spades is a club in every respect.',
    forms: ['effective suit', 'a club in every respect'],
  },
  fold: {
    title: 'To fold',
    text: 'In Clubs, to leave before the first card: no tricks, no score.',
    forms: ['fold', 'folds', 'folded'],
  },
  stay: {
    title: 'To stay',
    text: 'In Clubs, to play for tricks; who stays and takes none pays.',
    forms: ['stay', 'stays', '!stays as', '!stays in', '!stays with'],
  },
});
