import type { MuView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import { cardsOf, type LessonWords, type MoveTold } from '../../guide/told.ts';
import { SEVENS } from './guide-facts.ts';

const NOTHING_LOST = 'Nothing is lost yet. But only shown cards can become trump.';
const known = (told: MoveTold<MuView>) =>
  `It counts, but now everybody knows your ${told.card(strangeIn(told.move, SEVENS))}.`;

const en = {
  show: {
    say: 'To bid, show cards. They stay yours to play.',
    act: 'Show a 7.',
    wrong: (told) => {
      const [code] = cardsOf(told.move);
      if (code === undefined) return NOTHING_LOST;
      return `With that you could name ${told.trump(code[1])} or ${told.trump(code[0])}, not 7s.`;
    },
  },
  tie: {
    say: 'Three players show one card: a tie, and nobody plays.',
    act: 'Show another.',
    wrong: (told) => {
      if (told.move.type !== 'pass') return known(told);
      const { crown, shown } = told.view;
      const leader = crown?.seat ?? 0;
      return `Now ${told.name(leader)} leads with ${shown[leader]} cards.`;
    },
  },
  more: {
    say: 'Ben leads with three. Most cards shown makes the Chief.',
    act: 'Show two.',
    wrong: (told) => {
      if (told.move.type === 'pass') return 'Now Ben is Chief, and names the highest trump.';
      const { cards } = promised(told.view);
      if (cards < 4) return `${cards} each: if it stays so, you lose ${10 * cards}.`;
      return known(told);
    },
  },
  pass: {
    say: 'Nobody goes on: you are Chief, and need 33 points.',
    act: 'Pass.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} cards: now ${needed} points are needed. Four were enough.`;
    },
  },
  name: {
    say: 'Ben, the Vice, named yellow. Your trump stands above it.',
    act: 'Name 7s.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'No trump of yours: only the yellow cards are trumps.'
        : 'A colour adds nothing to your bid, 7s add 10.',
  },
  partner: {
    say: 'Yellow 7s are both, so highest. Cleo shows one.',
    act: 'Pick Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} showed nothing. Cleo's yellow 7 is against you now.`,
  },
  lead: {
    say: 'All trumps are one suit now, to be followed.',
    act: 'Lead a 7.',
    wrong: ({ took }) => `${took} A 7 would have drawn their trumps.`,
  },
  drawn: { say: 'Dots on the cards are points: this trick brought you 5.' },
  colour: { say: 'Red is led. Your red 7 is now trump:', act: 'play the 2.' },
  ruff: {
    say: 'Red again, and you have none left.',
    act: 'Trump with the 7.',
    wrong: ({ took }) => `${took} The 7 would have won.`,
  },
  ruffed: { say: 'A trump beats every colour: the trick is yours.' },
  goal: {
    say: 'Two tricks left. You have 31 points, and need 33.',
    act: 'Lead 9.',
    wrong: ({ took }) => `${took} The 9 would have kept them.`,
  },
  last: { say: 'That was enough.', act: 'Play your last card.' },
  made: { say: '36 points are enough: 50 each for you and Cleo.' },
  missed: { say: 'Below the goal the Chief loses 10 for each card missed.' },
  against: { say: 'Now Ada is Chief, with 22 points. She needs 30.' },
  feed: {
    say: 'Dario plays with you, and takes this trick.',
    act: 'Give him the 7.',
    wrong: () => 'Your 7 falls to Cleo next: Ada reaches her 30.',
  },
  rest: { say: 'Two points less for Ada.', act: 'Play your last card.' },
  end: { say: '28 of 30: Ada loses 10, each of you gains 5.' },
} satisfies LessonWords<string, MuView>;

export type MuGuide = keyof typeof en;
export default en;
