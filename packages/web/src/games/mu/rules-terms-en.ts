import contest from '../../terms/contest-en.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...contest,
  cardPoints: {
    title: 'Card points',
    text: 'The dots on a card: 6 and 7 have two, 1 and 9 none, all others one; who takes a card keeps its points.',
    forms: ['card points', 'card point'],
  },
  crown: {
    title: 'Crown',
    text: 'It lies with whoever has shown most cards; face down it means that two or more have.',
  },
  provocateur: {
    title: 'Provocateur',
    text: 'Who made it a tie by reaching the highest number last, and pays if the auction ends like that.',
  },
  chief: {
    title: 'Chief',
    text: 'Who alone has shown most cards: names the major trump, picks a partner, and has to reach the goal.',
    forms: ['Chief', 'Chief’s', "Chief's"],
  },
  stalemate: {
    title: 'Stalemate',
    text: 'An auction that ends with two or more having shown most: no trick is played, and the provocateur pays.',
  },
  vice: {
    title: 'Vice',
    text: 'Who has shown most cards after the Chief: names the minor trump, and plays against the Chief.',
    forms: ['Vice', 'Vice’s', "Vice's"],
  },
  shield: {
    title: 'Shield',
    text: 'The sign of the Vice, who has shown most cards after the Chief.',
  },
  minor: {
    title: 'Minor trump',
    text: 'The trump that the Vice has named, one chevron: below the major, above all that is no trump.',
    forms: ['minor', 'minor trump'],
  },
  major: {
    title: 'Major trump',
    text: 'The trump that the Chief has named, two chevrons: above the minor.',
    forms: ['major', 'major trump'],
  },
  partner: {
    title: 'Partner',
    text: 'Whoever the Chief picks to play along in this deal; their card points count together.',
    forms: ['partner'],
  },
  opponent: {
    title: 'Opponent',
    text: 'Everybody who is neither Chief nor partner, the Vice among them.',
    forms: ['opponent', 'opponents'],
  },
  goal: {
    title: 'Goal',
    text: 'The card points that Chief and partner must take together: more for each card that the Chief has shown.',
    forms: ['goal'],
  },
  bonus: {
    title: 'Bonus',
    text: 'What Chief and partner each score for a goal that they reach: for the cards shown, and for the trump.',
    forms: ['bonus'],
  },
});
