import type { MuView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import { cardsOf, type LessonWords, type MoveTold } from '../../guide/told.ts';
import { SEVENS } from './guide-facts.ts';

const NOTHING_LOST = 'Nothing is lost yet. But only shown cards can become trump.';
const known = (told: MoveTold<MuView>) =>
  `It counts, but now everybody knows your ${told.card(strangeIn(told.move, SEVENS))}.`;

const en = {
  dots: {
    say: 'Dots on cards are points.',
    act: 'Tap a card worth two points.',
    amiss: ({ card }) => `Look below the sign: the ${card()} does not have two dots.`,
  },
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
  tied: {
    say: 'A tie. Who tied last wears the dark crown:',
    act: 'tap who.',
    amiss: () => 'You, Ben and Cleo show one card each, Cleo last.',
  },
  tieCosts: { say: 'Left so, nobody plays: Cleo loses 10, you and Ben gain 5.' },
  tieOfThree: {
    say: 'That is for one card each. For three, Cleo loses',
    answers: ['10', '30'],
    amiss: () => '10 for each card: with three cards that is 30.',
  },
  open: {
    say: 'Ada and Dario passed. May they still bid later?',
    answers: ['Yes', 'No'],
    amiss: () => 'They may: the auction ends when all pass in a row.',
  },
  tie: {
    say: 'You could be above the tie:',
    act: 'show another 7.',
    wrong: (told) => {
      if (told.move.type !== 'pass') return known(told);
      const { crown, shown } = told.view;
      const leader = crown?.seat ?? 0;
      return `Now ${told.name(leader)} leads with ${shown[leader]} cards.`;
    },
  },
  leads: {
    say: 'Who leads alone has the golden crown:',
    act: 'tap that player.',
    amiss: ({ name }) => `Not ${name()}: Ben shows three cards, nobody as many.`,
  },
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
  higher: {
    say: 'Each card adds 3, and wins 10 more. Five promise',
    answers: ['36', '43'],
    amiss: () => '33 and 3 more are 36. What is won rises by 10.',
  },
  pass: {
    say: 'The others have passed. Pass too, and you are Chief.',
    act: 'Pass.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} cards: now ${needed} points are needed. Four were enough.`;
    },
  },
  vice: {
    say: 'The Vice, second in cards, names a trump first.',
    act: 'Tap the Vice.',
    amiss: ({ name }) => `${name()} showed fewer cards than Ben: he is second.`,
  },
  minor: {
    say: 'He may name only what he showed: yellow. And red?',
    answers: ['Yes', 'No'],
    amiss: () => 'He showed yellow cards only, no red: yellow, 9, 8 or 6.',
  },
  name: {
    say: 'You name from your cards, or none. Yours ranks higher.',
    act: 'Name 7s.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'No trump of yours: only the yellow cards are trumps.'
        : 'If you win, 7s bring 10 points more, a colour nothing.',
  },
  order: {
    say: 'Cards of both trumps are highest: yellow 7s.',
    act: 'Tap who shows one.',
    amiss: ({ name }) => `Not ${name()}: before Cleo lies a yellow 7.`,
  },
  below: {
    say: 'Then come other 7s, then other yellow cards.',
    act: 'Tap your trumps.',
    amiss: ({ card }) => `The ${card()} is neither a 7 nor yellow.`,
  },
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
  drawn: { say: 'Its dots are 5 points for you. Names show points taken.' },
  later: { say: 'Four tricks were skipped. Your side has 23 of 33 points.' },
  colour: { say: 'Follow red. Your red 7 is trump, not red:', act: 'play the 2.' },
  ruff: {
    say: 'Red again, and you have none left.',
    act: 'Trump with the 7.',
    wrong: ({ took }) => `${took} The 7 would have won.`,
  },
  ruffed: {
    say: 'A trump beats every colour.',
    act: 'Tap the card that wins.',
    amiss: ({ name }) => `${name()} played no trump. Your 7 is one.`,
  },
  late: { say: 'Three more were skipped. Your side has 31 of 33 points.' },
  goal: {
    say: 'Two tricks are left, and two points missing.',
    act: 'Lead the 9.',
    wrong: ({ took }) => `${took} The 9 would have kept them.`,
  },
  last: { say: '36 points: the goal is reached.', act: 'Play your last card.' },
  made: {
    say: 'Four cards bring you 40, 7s 10. And Cleo?',
    answers: ['50 too', 'Nothing'],
    amiss: () => 'A partner gains as much: 50 each for you and Cleo.',
  },
  own: { say: 'Everybody also keeps the points of their own tricks.' },
  missed: {
    say: 'Points for only three cards cost you 10. For two?',
    answers: ['10', '20'],
    amiss: () => '10 for each card too many: two of them cost 20.',
  },
  against: { say: 'A new deal: Ada, Chief with Cleo, has 22 of 30 points.' },
  feed: {
    say: 'Dario plays with you, and takes this trick.',
    act: 'Give him the 7.',
    wrong: () => 'Your 7 falls to Cleo next: Ada reaches her 30.',
  },
  rest: { say: 'Two points less for Ada.', act: 'Play your last card.' },
  end: {
    say: '28 points: enough for two cards, not three. Ada loses',
    answers: ['10', '20'],
    amiss: () => 'She showed one card too many, and pays 10 for it.',
  },
  gain: { say: 'Cleo loses nothing. Ben, Dario and you gain 5 each.' },
} satisfies LessonWords<string, MuView>;

export type MuGuide = keyof typeof en;
export default en;
