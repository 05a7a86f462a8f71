import type { YamvView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import type { LessonWords } from '../../guide/told.ts';
import { kept, SHOWN } from './guide-facts.ts';

const en = {
  goal: { say: 'Two against two: who promises most tricks becomes declarer.' },
  many: { say: 'To bid, show cards: as many at once as you like.' },
  deck: {
    say: 'Even ranks come twice, odd once; 8 is highest.',
    act: 'Tap your 8s.',
    amiss: ({ card }) => `The ${card()} is no 8. You have four of them.`,
  },
  show: {
    say: 'You promise four tricks plus one a card: seven.',
    act: 'Show these three.',
    wrong: (told) => {
      if (told.move.type === 'pass')
        return 'Nothing is lost yet. But whoever shows most names trump.';
      const { cards, needed } = promised(told.view);
      if (cards < 3) return 'Ben shows three cards, and now leads.';
      if (cards > 3) return `That promises ${needed} tricks. Three cards would have been enough.`;
      return `Three is right, but now everybody knows your ${told.card(strangeIn(told.move, SHOWN))}.`;
    },
  },
  open: {
    say: 'Ada has passed. May she still bid later?',
    answers: ['Yes', 'No'],
    amiss: () => 'She may: the auction ends when all pass in a row.',
  },
  tied: {
    say: "Ben ties. First from the dealer's left wins.",
    act: 'Tap the dealer.',
    amiss: () => 'The dealer wears the sign D: that is Cleo.',
  },
  tie: {
    say: 'You are first, at her left: the tie is yours.',
    act: 'Pass.',
    wrong: (told) =>
      `Now ${promised(told.view).needed} tricks are needed. Three cards were enough.`,
  },
  partner: {
    say: 'First the partner. Cleo shows a joker, the highest trump.',
    act: 'Pick Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} showed nothing. Cleo's joker is against you now.`,
  },
  names: { say: 'Then your trump: a suit or rank you showed, or none.' },
  none: {
    say: 'You have high cards everywhere: no trump adds 80.',
    act: 'Name none.',
    wrong: ({ view, trump }) => {
      const { name, bonus } = view.declarerTrump ?? { name: 'none', bonus: 0 };
      return `With ${trump(name)} you add ${bonus}, with none 80.`;
    },
  },
  head: {
    say: 'The head defender, second in cards, names too.',
    act: 'Tap that player.',
    amiss: ({ name }) => `${name()} showed fewer cards than Ben: he is second.`,
  },
  rank: { say: 'But only a rank he showed, or none. He named 6s.' },
  stock: { say: 'Two cards were left over, the stock. They are yours.' },
  exchange: {
    say: 'Two must go:',
    act: 'lay 1 and 2 away; then replace the 1.',
    wrong: (told) => {
      const [low, other] = kept(told.move);
      if (other) return 'You keep the 1 and the 2: they hardly win.';
      return `You keep the ${told.card(low)}, which hardly wins a trick.`;
    },
  },
  replaced: { say: 'The 1 lay open, so a card of the stock replaces it.' },
  joker: {
    say: 'A joker is always trump. Led, it asks for trumps.',
    act: 'Lead it.',
    wrong: ({ took }) => `${took} The joker would have drawn their 6s.`,
  },
  asked: {
    say: 'Who had a trump had to play it.',
    act: 'Tap the three 6s.',
    amiss: () => 'That is your joker. The others had to play 6s.',
  },
  equal: {
    say: 'Of equals, jokers too, the first is higher.',
    act: 'Tap the higher diamond.',
    amiss: () => 'Ben played his 6 of diamonds before Cleo hers.',
  },
  counted: { say: 'The trick is yours. Names show how many each has taken.' },
  later: { say: 'Eight tricks were skipped. You and Cleo have six of seven.' },
  high: {
    say: 'Three tricks left, and one is still missing.',
    act: 'Lead a spade.',
    wrong: ({ took }) => `${took} The spade would have won.`,
  },
  over: {
    say: 'Seven are made. Each trick more adds 5.',
    act: 'Lead the spade.',
    wrong: ({ took }) => `${took} The spade would have won 5 more.`,
  },
  last: { say: 'And one more: Ada threw her 8 away.', act: 'Play your last card.' },
  made: {
    say: 'Seven tricks bring 70, two more 10, no trump 80:',
    answers: ['80', '160'],
    amiss: () => 'All of it counts: 70, 10 and 80 are 160.',
  },
  bonus: {
    say: 'That is yours. And Cleo, your partner, scores',
    answers: ['160 too', 'nothing'],
    amiss: () => 'The partner gains and loses as the declarer does: 160.',
  },
  failed: { say: 'With less than seven both of you would lose 70.' },
  others: {
    say: 'Defenders score 10 for each own trick. Ben took three:',
    answers: ['30', '0'],
    amiss: () => 'Three tricks of 10 are 30, whoever wins the contract.',
  },
  end: { say: 'The match ends when somebody has 500; most points win.' },
} satisfies LessonWords<string, YamvView>;

export type YamvGuide = keyof typeof en;
export default en;
