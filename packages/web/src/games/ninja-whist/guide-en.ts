import type { NinjaView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';

const en = {
  turned: { say: 'The card turned up decides: swords are trump.' },
  sayOne: {
    say: 'How many tricks will you take? Your trump takes one.',
    act: 'Bid 1.',
    wrong: () => 'Your trump takes the only trick, so 0 scores nothing.',
  },
  trump: { say: 'You lead. A trump beats every other suit.', act: 'Play it.' },
  exactly: { say: 'One bid, one taken: 10 points. Any other number: nothing.' },
  token: { say: 'Every trick brings a token, for use in later rounds.' },
  second: { say: 'Second round, two tricks. You deal (D), so bid last.' },
  dealer: {
    say: 'All bids together must not equal the two tricks:',
    act: 'bid 0.',
    wrong: () => 'A 9 and a 2 never take both tricks here.',
  },
  duck: {
    say: 'Knives are led: follow suit. You said none, so',
    act: 'stay low.',
    wrong: ({ took }) => `${took} You said none: this round brings you nothing.`,
  },
  void: { say: 'No sword: your knife may go, but cannot win.', act: 'Play it.' },
  exact: { say: 'None said, none taken: 10 points again.' },
  third: { say: 'Third round, three tricks. Your token can be used now.' },
  lifts: { say: 'Its two swords lift a sword of yours by two.' },
  ace: { say: 'An Ace is lowest, but it beats the King of its suit.' },
  sayTwo: {
    say: 'So your 7 and your Ace can take one each.',
    act: 'Bid 2.',
    wrong: ({ move }) => `This hand takes two tricks: ${move.tricks} scores nothing.`,
  },
  lift: {
    say: 'With the token your 7 counts 9, above the 8.',
    act: 'Play both.',
    wrong: ({ took }) => `${took} The token would have made it a 9.`,
  },
  low: {
    say: 'Save the Ace for a King.',
    act: 'Lead the 2.',
    wrong: ({ took }) => `${took} On its own an Ace is lowest.`,
  },
  archer: { say: "Ada's Archer beats every card but the Ace of trumps." },
  noSuit: { say: 'She had no staff: an Archer must not replace the suit.' },
  assassin: { say: 'The King of knives is there: now your Ace wins.', act: 'Play it.' },
  end: { say: 'Two said, two taken: 10 points.' },
  kept: { say: 'Tokens left after the last round are a point each.' },
} satisfies LessonWords<string, NinjaView>;

export type NinjaGuide = keyof typeof en;
export default en;
