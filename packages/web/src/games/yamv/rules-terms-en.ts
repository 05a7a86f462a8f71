import contest from '../../terms/contest-en.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...contest,
  joker: {
    title: 'Joker',
    text: 'The highest trump in every deal; it has neither suit nor rank.',
    forms: ['joker', 'jokers'],
  },
  stock: {
    title: 'Stock',
    text: 'The two cards that nobody was dealt; the declarer takes them in before the first trick.',
    forms: ['stock', '!stock card', '!stock cards'],
  },
  forehand: {
    title: 'Forehand',
    text: 'Who sits on the dealer’s left: calls first, and wins a tie for most cards.',
  },
  declarer: {
    title: 'Declarer',
    text: 'Who has shown most cards: picks a partner, names trump, takes the stock, and promises tricks.',
    forms: ['declarer', 'declarer’s', "declarer's"],
  },
  headDefender: {
    title: 'Head defender',
    text: 'Who has shown most cards after the declarer: may make a rank trump too.',
    forms: ['head defender', 'head defender’s', "head defender's"],
  },
  partner: {
    title: 'Partner',
    text: 'Whoever the declarer picks to play along in this deal: their tricks count together, and both gain or lose.',
    forms: ['partner'],
  },
  defender: {
    title: 'Defender',
    text: 'Everybody who is neither declarer nor partner, the head defender among them.',
    forms: ['defender', 'defenders'],
  },
  noTrump: {
    title: 'None',
    text: 'Instead of a name for trump: who says it adds none to the jokers, and earns the highest bonus for it.',
    forms: ['no trump', 'name none', 'names none', 'or none'],
  },
  exchange: {
    title: 'Exchange',
    text: 'The declarer takes the stock and lays two cards away; for one that lay face up a stock card is laid face up.',
    forms: ['exchange'],
  },
  discard: {
    title: 'Discard',
    text: 'A card that the declarer lays away face down; it counts for nobody.',
    forms: ['discard', 'discards', 'discarded'],
  },
  goal: {
    title: 'Goal',
    text: 'The tricks that declarer and partner need together: more for each card that the declarer has bid.',
    forms: ['goal', 'needed tricks', 'needed trick'],
  },
  contract: {
    title: 'Contract',
    text: 'The promise of the declarer’s side: so many tricks, and a score for them that is lost if they fail.',
    forms: ['contract'],
  },
  overtrick: {
    title: 'Overtrick',
    text: 'A trick above those that the declarer’s side needs.',
    forms: ['overtrick', 'overtricks'],
  },
});
