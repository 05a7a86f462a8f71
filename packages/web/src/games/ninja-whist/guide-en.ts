import type { NinjaView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';

const en = {
  sayOne: {
    say: 'How many tricks will you take? Your trump takes one.',
    act: 'Bid 1.',
    wrong: () => 'Your trump takes the only trick, so 0 scores nothing.',
  },
  trump: { say: 'You lead. A trump beats every other suit.', act: 'Play it.' },
  token: { say: 'One bid, one taken: 10 points. Each trick brings a token.' },
  dealer: {
    say: 'You deal: all bids together must not make 2.',
    act: 'Bid 0.',
    wrong: () => 'A 9 and a 2 never take both tricks here.',
  },
  duck: {
    say: 'Knives are led: follow suit. You said none, so',
    act: 'stay low.',
    wrong: ({ took }) => `${took} You said none: your 10 points are gone.`,
  },
  void: { say: 'No sword? Then any card will do. It cannot win.', act: 'Play it.' },
  exact: { say: 'None said, none taken: 10 points again.' },
  sayTwo: {
    say: 'Your token lifts a sword by two. Aces catch Kings.',
    act: 'Bid 2.',
    wrong: ({ move }) => `This hand takes two tricks: ${move.tricks} scores nothing.`,
  },
  lift: {
    say: 'With its token your 7 counts 9, above the 8.',
    act: 'Add it.',
    wrong: ({ took }) => `${took} The token would have made it a 9.`,
  },
  low: {
    say: 'Save the Ace for a King.',
    act: 'Lead the 2.',
    wrong: ({ took }) => `${took} On its own an Ace is lowest.`,
  },
  assassin: { say: 'The Archer beats all. Your Ace beats only its King.', act: 'Play it.' },
  end: { say: 'Two said, two taken. Tokens left at the end are points.' },
} satisfies LessonWords<string, NinjaView>;

export type NinjaGuide = keyof typeof en;
export default en;
