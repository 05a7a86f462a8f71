import type { GamutView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';
import { keptHearts } from './guide-facts.ts';

const en = {
  hearts: { say: 'The card turned up is a heart: we play Hearts. Avoid them.' },
  give: {
    say: 'Give each neighbour a card:',
    act: 'the ace and king of hearts.',
    wrong: ({ move, card }) => {
      const [kept, other] = keptHearts(move);
      if (other) return 'You keep both high hearts. They may cost you.';
      return `You keep the ${card(kept)}. It may cost you.`;
    },
  },
  follow: { say: 'Clubs are led: you must follow.', act: 'Play the 8.' },
  queen: {
    say: 'No clubs left. The queen of spades costs 8.',
    act: 'Throw it.',
    wrong: () => 'The queen stays with you. Cleo would have paid 8.',
  },
  thrown: { say: 'Cleo takes the trick, and the queen: 8 against her.' },
  moon: {
    say: 'Ben has the queen and every heart but this one.',
    act: 'Take it!',
    wrong: () => 'Ben has them all: plus 12 instead of minus 15.',
  },
  stopped: { say: 'It costs you one point, but Ben fifteen.' },
  team: {
    say: 'Spades. Ben, opposite, is your partner. Your spade wins:',
    act: 'bid 1.',
    wrong: ({ move }) => `You will take one, not ${move.tricks}: exact bids score most.`,
  },
  trump: {
    say: 'No clubs: you may play a trump.',
    act: 'Play the spade.',
    wrong: ({ took }) => `${took} Your spade would have won.`,
  },
  help: {
    say: 'That is yours. Ben still needs his one:',
    act: 'lead the diamond.',
    wrong: ({ took, move }) =>
      move.card === 'HK'
        ? `${took} Now any trick of Ben's is too many.`
        : `${took} A diamond would have helped Ben.`,
  },
  enough: {
    say: 'Two bid, two taken: no more tricks.',
    act: 'Play the 7.',
    wrong: ({ took }) => `${took} A third trick: 4 points instead of 7.`,
  },
  last: { say: 'Your last card cannot win now.', act: 'Play it.' },
  exact: { say: 'Exactly two: 5 and 2 more, for both of you.' },
  fold: {
    say: 'Clubs: each trick brings 2, taking none costs 6.',
    act: 'Fold.',
    wrong: () => 'Without a trick it costs 6. Folding costs nothing.',
  },
  folded: { say: 'You are out, and nothing is lost.' },
  jack: { say: 'Clubs are led. The jack of spades is a club.', act: 'Play it.' },
  second: { say: 'Only the jack of clubs is above it: your trick.' },
  choose: {
    say: 'A diamond: you choose. You have both black jacks.',
    act: 'Choose Clubs.',
    wrong: ({ move }) =>
      move.type === 'pass'
        ? 'Ada chose Hearts. Only in Clubs are your jacks highest.'
        : 'Only in Clubs are both jacks the highest cards.',
  },
  end: { say: 'Clubs it is. Whoever has 40 points ends the match.' },
} satisfies LessonWords<string, GamutView>;

export type GamutGuide = keyof typeof en;
export default en;
