import type { MutwoView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import type { LessonWords, MoveTold } from '../../guide/told.ts';
import { count } from '../../words/in-english.ts';
import { PAIR, trumpsBy } from './guide-facts.ts';

const NOTHING_LOST = 'Nothing is lost yet. But only shown cards can become trump.';
const known = (told: MoveTold<MutwoView>) =>
  `It counts, but now everybody knows your ${told.card(strangeIn(told.move, PAIR))}.`;

const en = {
  show: {
    say: 'To bid, show cards: each promises one more trick.',
    act: 'Show the 9.',
    wrong: (told) => (told.move.type === 'pass' ? NOTHING_LOST : known(told)),
  },
  yours: {
    say: 'Shown cards stay yours, to be played later.',
    act: 'Tap yours.',
    amiss: ({ card }) => `The ${card()} is hidden. The green 9 lies face up.`,
  },
  base: {
    say: 'Five players: four tricks, and one a card. You promise',
    answers: ['4', '5'],
    amiss: () => 'Four, and one for the 9: five tricks.',
  },
  open: { say: 'Ada and Dario passed, but may still bid later.' },
  tied: {
    say: 'Who alone has shown most leads.',
    act: 'Tap that player.',
    amiss: ({ name }) => `Not ${name()}: Ben shows two cards, nobody as many.`,
  },
  tieCosts: { say: 'Tie, and nobody plays: the last loses 10 a card, others gain.' },
  more: {
    say: 'Show more than Ben: three cards, so seven tricks.',
    act: 'Show two more.',
    wrong: (told) => {
      if (told.move.type === 'pass') return 'Now Ben is declarer, and names the highest trump.';
      const { cards } = promised(told.view);
      if (cards < 3) return `${cards} each: if it stays so, you lose ${10 * cards}.`;
      return known(told);
    },
  },
  pass: {
    say: 'The others have passed. Pass too, and you are declarer.',
    act: 'Pass.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} cards: now ${needed} tricks are needed. Three were enough.`;
    },
  },
  head: {
    say: 'Who is second in cards is head defender.',
    act: 'Tap that player.',
    amiss: ({ name }) => `${name()} showed fewer cards than Ben: he is second.`,
  },
  named: { say: 'He names trump first, only what he showed: yellow.' },
  ranks: { say: 'Your 9 or 10 lets you name both ranks together.' },
  pair: {
    say: 'They are one trump, and add 10 if you win.',
    act: 'Name them.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'No trump of yours: only the yellow cards are trumps.'
        : 'If you win, a suit adds nothing, 9s and 10s add 10.',
  },
  twos: {
    say: 'Only 2s and 3s pair too. 5s and 6s?',
    answers: ['No', 'Yes'],
    amiss: () => 'Only 2s with 3s, and 9s with 10s.',
  },
  highest: {
    say: 'Of both trumps, so the highest: the yellow 10.',
    act: 'Who shows it?',
    amiss: ({ name }) => `Not ${name()}: the yellow 10 lies before Cleo.`,
  },
  partner: {
    say: 'Your partner may be anybody but the head defender.',
    act: 'Pick Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} showed nothing. The highest trump is against you now.`,
  },
  suit: {
    say: 'Trumps are one suit now, and must be followed.',
    act: 'Tap yours.',
    amiss: ({ card }) => `The ${card()} is neither yellow nor a 9 or 10.`,
  },
  lead: {
    say: '10s beat 9s, and both beat the yellow cards.',
    act: 'Lead a 10.',
    wrong: ({ took }) => `${took} A 10 would have drawn their trumps.`,
  },
  tiers: { say: 'A trick is 5 for who takes it. Names show tricks.' },
  later: { say: 'Nine tricks were skipped. You and Cleo have five of seven.' },
  draw: {
    say: 'You need both tricks. One trump is still out:',
    act: 'lead the 10.',
    wrong: ({ took }) => `${took} The 10 first would have drawn that trump.`,
  },
  last: { say: 'Now nobody can trump your 12.', act: 'Play it.' },
  made: { say: 'Seven made: 30 for three cards, 10 for the pair.' },
  both: {
    say: 'You get 40, besides 5 a trick. And Cleo?',
    answers: ['The same', 'Nothing'],
    amiss: () => 'The partner shares it: 40 as well, besides 5 a trick.',
  },
  failed: {
    say: 'Failed, each loses 40. Would your tricks still count?',
    answers: ['Yes', 'No'],
    amiss: () => 'To a declarer who fails, own tricks bring nothing.',
  },
  again: { say: 'A new deal. You are declarer again, with three cards.' },
  choice: { say: 'A suit adds nothing, a pair 10, a single rank 20.' },
  bonus: {
    say: 'Four of your cards are red, four are 6s. So',
    act: 'name 6s.',
    wrong: ({ move, trump }) => {
      if (move.name === 'none') return 'No trump of yours: only the blue cards are trumps.';
      if (move.name === '12') return 'Only two of your cards are 12s, but four are 6s.';
      const named = trump(String(move.name));
      return `With ${named} it is worth 30, with 6s 50.`;
    },
  },
  worth: {
    say: 'Three cards 30, 6s 20. If you fail, you lose',
    answers: ['30', '50'],
    amiss: () => 'What would be won is lost: 30 and 20.',
  },
  third: { say: 'A third deal. Ada is declarer, you are head defender.' },
  defend: {
    say: 'So you name first. Six of your cards are green:',
    act: 'name green.',
    wrong: (told) => {
      const named = told.trump(String(told.move.name));
      return `With ${named} you have ${count(trumpsBy(told.move, told.view), 'trump')}, with green six.`;
    },
  },
  end: {
    say: "Ada's red stands above your green. Higher is",
    answers: ['red 1', 'green 12'],
    amiss: () => 'Every red card is above every green one now.',
  },
} satisfies LessonWords<string, MutwoView>;

export type MutwoGuide = keyof typeof en;
export default en;
