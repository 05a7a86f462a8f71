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
  more: {
    say: 'Ben leads with two. Three cards: seven of twelve tricks.',
    act: 'Show two.',
    wrong: (told) => {
      if (told.move.type === 'pass') return 'Now Ben is declarer, and names the highest trump.';
      const { cards } = promised(told.view);
      if (cards < 3) return `${cards} each: if it stays so, you lose ${10 * cards}.`;
      return known(told);
    },
  },
  pass: {
    say: 'Nobody goes on: you are declarer.',
    act: 'Pass.',
    wrong: (told) => {
      const { cards, needed } = promised(told.view);
      return `${cards} cards: now ${needed} tricks are needed. Three were enough.`;
    },
  },
  pair: {
    say: '9s and 10s together are one trump, and add 10.',
    act: 'Name them.',
    wrong: ({ move }) =>
      move.name === 'none'
        ? 'No trump of yours: only the yellow cards are trumps.'
        : 'A suit adds nothing to your bid, 9s and 10s add 10.',
  },
  partner: {
    say: 'Cleo shows the yellow 10, of both trumps: the highest.',
    act: 'Pick Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} showed nothing. The highest trump is against you now.`,
  },
  lead: {
    say: '10s beat 9s, and both beat the yellow cards.',
    act: 'Lead a 10.',
    wrong: ({ took }) => `${took} A 10 would have drawn their trumps.`,
  },
  tiers: { say: 'Every trick is worth 5 to whoever takes it.' },
  draw: {
    say: 'You need both tricks, and one trump is still out.',
    act: 'Draw it.',
    wrong: ({ took }) => `${took} The 10 first would have drawn that trump.`,
  },
  last: { say: 'Now nobody can trump your 12.', act: 'Play it.' },
  made: { say: 'Seven: 40 each for you and Cleo. Failed, both lose 40.' },
  bonus: {
    say: 'Four reds, four 6s. A suit adds nothing, 6s 20.',
    act: 'Name 6s.',
    wrong: ({ move, trump }) => {
      if (move.name === 'none') return 'No trump of yours: only the blue cards are trumps.';
      if (move.name === '12') return 'Only two of your cards are 12s, but four are 6s.';
      const named = trump(String(move.name));
      return `With ${named} it is worth 30, with 6s 50.`;
    },
  },
  worth: { say: 'Three cards and 6s: worth 50 to both, won or lost.' },
  defend: {
    say: 'Ada is declarer. As head defender you name first. Six greens:',
    act: 'green.',
    wrong: (told) => {
      const named = told.trump(String(told.move.name));
      return `With ${named} you have ${count(trumpsBy(told.move, told.view), 'trump')}, with green six.`;
    },
  },
  end: { say: 'Her trump stands above yours. Still, six trumps can hurt.' },
} satisfies LessonWords<string, MutwoView>;

export type MutwoGuide = keyof typeof en;
export default en;
