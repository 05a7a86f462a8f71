import contest from '../../terms/contest-en.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...contest,
  declarer: {
    title: 'Declarer',
    text: 'Who alone has shown most cards: names trump, picks a partner, and promises tricks.',
    forms: ['declarer', 'declarer’s', "declarer's"],
  },
  tie: {
    title: 'Tie',
    text: 'Two or more have shown most cards: no trick is played, and who came into it last pays.',
    forms: ['tie'],
  },
  headDefender: {
    title: 'Head defender',
    text: 'Who has shown most cards after the declarer: names a trump too, which is below the declarer’s.',
    forms: ['head defender', 'head defender’s', "head defender's"],
  },
  pair: {
    title: 'Pair of ranks',
    text: '2s and 3s are one trump together, and so are 9s and 10s: who names one of the two names both.',
    forms: ['pair', 'pair of ranks'],
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
  goal: {
    title: 'Goal',
    text: 'The tricks that declarer and partner need together: a base, and one for each card that the declarer has shown.',
    forms: ['goal', 'tricks needed', 'needed'],
  },
  contract: {
    title: 'Contract',
    text: 'What the declarer’s side gains if it takes the tricks it needs, and loses if not.',
    forms: ['contract'],
  },
});
