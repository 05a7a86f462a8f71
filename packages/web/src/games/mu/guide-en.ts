import type { MuView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import { cardsOf, type LessonWords, type MoveTold } from '../../guide/told.ts';
import { SEVENS } from './guide-facts.ts';

const NOTHING_LOST = 'Nothing is lost yet. But only shown cards can become trump.';
const known = (told: MoveTold<MuView>) =>
  `It counts, but now everybody knows your ${told.card(strangeIn(told.move, SEVENS))}.`;

const en = {
  hand: { say: 'You have four 7s. They could be trumps, if you bid.' },
  show: {
    say: 'To bid, show cards. They stay yours to play.',
    act: 'Show a 7.',
    wrong: (told) => {
      const [code] = cardsOf(told.move);
      if (code === undefined) return NOTHING_LOST;
      return `With that you could name ${told.trump(code[1])} or ${told.trump(code[0])}, not 7s.`;
    },
  },
  tied: { say: 'You, Ben and Cleo show one card each: a tie.' },
  open: { say: 'Ada and Dario passed, but may still bid later.' },
  crown: { say: 'Cleo was the last to tie: she wears the dark crown.' },
  tieCosts: { say: 'Left so, nobody plays, and she loses 10 a card.' },
  tie: {
    say: 'You and Ben would gain 5 a card. Better:',
    act: 'show another 7.',
    wrong: (told) => {
      if (told.move.type !== 'pass') return known(told);
      const { crown, shown } = told.view;
      const leader = crown?.seat ?? 0;
      return `Now ${told.name(leader)} leads with ${shown[leader]} cards.`;
    },
  },
  leads: { say: 'Ben shows three now. He leads alone: the crown is golden.' },
  more: {
    say: 'Who alone shows most becomes Chief.',
    act: 'Show two more 7s.',
    wrong: (told) => {
      if (told.move.type === 'pass') return 'Now Ben is Chief, and names the highest trump.';
      const { cards } = promised(told.view);
      if (cards < 4) return `${cards} each: if it stays so, you lose ${10 * cards}.`;
      return known(told);
    },
  },
  promise: { say: 'With five players, four cards promise 33 of 60 points.' },
  higher: { say: 'Three promise 30, five 36: each card also wins 10 more.' },
  pass: {
    say: 'The others have passed. Pass too, and you are Chief.',
    act: 'Pass.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} cards: now ${needed} points are needed. Four were enough.`;
    },
  },
  vice: { say: 'Ben, second in cards, is Vice. He names a trump first.' },
  minor: { say: 'Only a colour or number that he showed: he named yellow.' },
  name: {
    say: 'You name from your cards, or none. Yours ranks higher.',
    act: 'Name 7s.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'No trump of yours: only the yellow cards are trumps.'
        : 'If you win, 7s bring 10 points more, a colour nothing.',
  },
  order: { say: 'Yellow 7s belong to both, so are highest. Cleo shows one.' },
  below: { say: 'Then come the other 7s, then the other yellow cards.' },
  partner: {
    say: 'A partner helps you: anybody but the Vice.',
    act: 'Pick Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} showed nothing. Cleo's yellow 7 is against you now.`,
  },
  lead: {
    say: 'Trumps are one suit now, and must be followed.',
    act: 'Lead a 7.',
    wrong: ({ took }) => `${took} A 7 would have drawn their trumps.`,
  },
  drawn: { say: 'Dots on the cards are points: this trick brings you 5.' },
  later: { say: 'Four tricks were skipped. Your side has 23 of 33 points.' },
  colour: { say: 'Follow red. Your red 7 is trump, not red:', act: 'play the 2.' },
  ruff: {
    say: 'Red again, and you have none left.',
    act: 'Trump with the 7.',
    wrong: ({ took }) => `${took} The 7 would have won.`,
  },
  ruffed: { say: 'A trump beats every colour: the trick is yours.' },
  late: { say: 'Three more were skipped. Your side has 31 of 33 points.' },
  goal: {
    say: 'Two tricks are left, and two points missing.',
    act: 'Lead the 9.',
    wrong: ({ took }) => `${took} The 9 would have kept them.`,
  },
  last: { say: '36 points: the goal is reached.', act: 'Play your last card.' },
  made: { say: 'Four cards bring 40, 7s 10: 50 each for you and Cleo.' },
  own: { say: 'Everybody also keeps the points of their own tricks.' },
  missed: { say: 'Points for only three cards would cost you 10, for two 20.' },
  against: { say: 'A new deal: Ada, Chief with Cleo, has 22 of 30 points.' },
  feed: {
    say: 'Dario plays with you, and takes this trick.',
    act: 'Give him the 7.',
    wrong: () => 'Your 7 falls to Cleo next: Ada reaches her 30.',
  },
  rest: { say: 'Two points less for Ada.', act: 'Play your last card.' },
  end: { say: '28 of 30, enough for two cards, not three: Ada loses 10.' },
  gain: { say: 'Cleo loses nothing. Ben, Dario and you gain 5 each.' },
} satisfies LessonWords<string, MuView>;

export type MuGuide = keyof typeof en;
export default en;
