import type { NinjaView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';

const en = {
  turned: { say: 'The 10 of swords is turned up: swords are trump.' },
  sayOne: {
    say: 'How many tricks will you take? Your trump takes one.',
    act: 'Bid 1.',
    wrong: () => 'Your trump takes the only trick, so 0 scores nothing.',
  },
  bids: {
    say: 'Names show tricks taken, of tricks bid.',
    act: 'Tap who bid 1.',
    amiss: ({ name }) => `${name()} bid none. Cleo has taken 0 of 1.`,
  },
  trump: { say: 'You lead. A trump beats every other suit.', act: 'Play it.' },
  exactly: {
    say: 'One bid, one taken: 10 points. Any other number brings',
    answers: ['0', '5'],
    amiss: () => 'Nothing: only the exact number of tricks scores.',
  },
  token: { say: 'Every trick brings a token, usable from the next round on.' },
  second: { say: 'Second round, two tricks. You deal (D), so bid last.' },
  dealer: {
    say: 'The dealer must not make bids total two:',
    act: 'bid 0, not 1.',
    wrong: () => 'A 9 and a 2 never take both tricks here.',
  },
  duck: {
    say: 'Knives are led: follow suit. You said none, so',
    act: 'stay low.',
    wrong: ({ took }) => `${took} You said none: this round brings you nothing.`,
  },
  void: { say: 'No sword: any card may be played. Knives cannot win.', act: 'Play it.' },
  exact: {
    say: 'None said, none taken: that brings',
    answers: ['0', '10'],
    amiss: () => 'Exactly as said is 10 points, without a trick too.',
  },
  third: { say: 'Third round, three tricks. Time to use your token.' },
  lifts: {
    say: 'Its two swords lift a sword by two. Your 7:',
    answers: ['8', '9'],
    amiss: () => 'Two swords on the token: 7 and 2 are 9.',
  },
  ace: { say: 'An Ace is lowest, but it beats the King of its suit.' },
  sayTwo: {
    say: 'So your 7 and your Ace can take one each.',
    act: 'Bid 2.',
    wrong: ({ move }) => `This hand takes two tricks: ${move.tricks} scores nothing.`,
  },
  lift: {
    say: 'Lift your 7 to 9, above 8:',
    act: 'choose it, then the token.',
    wrong: ({ took }) => `${took} The token would have made it a 9.`,
  },
  low: {
    say: 'Save the Ace for a King.',
    act: 'Lead the 2.',
    wrong: ({ took }) => `${took} On its own an Ace is lowest.`,
  },
  archer: {
    say: 'An Archer beats every card but the Ace of trumps.',
    act: 'Tap it.',
    amiss: () => 'Ada played the Archer: it has no number.',
  },
  noSuit: { say: 'Ada had no staff. Who can follow suit must, Archer or not.' },
  assassin: { say: 'The King of knives is there: now your Ace wins.', act: 'Play it.' },
  end: {
    say: 'Two said, two taken: 10 points. The used token is',
    answers: ['gone', 'back'],
    amiss: () => 'A token is used once, then it is gone.',
  },
  kept: { say: 'Tokens left after the last round are a point each.' },
} satisfies LessonWords<string, NinjaView>;

export type NinjaGuide = keyof typeof en;
export default en;
