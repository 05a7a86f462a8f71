import type { GamutBidTerms } from '@overtrick/engine';

const times = (n: number) => (n === 2 ? 'double' : `${n} times`);

/** What is asked in Gamut. */
export const ask = {
  choose: 'Diamonds: which game is played?',
  ifPassed: (n: number) => `If all pass, nobody scores, and the next hand counts ${times(n)}.`,
  giveLeft: (name: string) => `Choose a card for ${name}, on your left`,
  giveRight: (name: string) => `Choose a card for ${name}, on your right`,
  giveBoth: (left: string, one: string, right: string, other: string) =>
    `The ${one} to ${left}, the ${other} to ${right}?`,
  hearts: (heart: number, queen: number, moon: number) =>
    `Each heart you take costs ${heart}, the queen of spades ${queen}; all of them together bring +${moon}.`,
  give: 'Give 2 cards',
  tricks: 'How many tricks will you take?',
  together: (n: number) => `Your partner has bid ${n}: `,
  exact: ({ made, each, over, under }: GamutBidTerms) =>
    `what you two bid together, taken exactly, scores ${made} and ${each} a trick; each trick more costs ${over}, falling short ${under} for every trick bid.`,
  fold: 'Stay in, or fold?',
  staying: (trick: number, none: number) =>
    `Staying brings +${trick} a trick, but −${none} without any; who folds is out and scores 0.`,
  stay: 'Stay',
  foldIt: 'Fold',
  stayMeans: (trick: number, none: number) => `+${trick} a trick, −${none} for none`,
  foldMeans: 'out, score 0',
  opening: (card: string) => `Your turn: the ${card} opens the play`,
  noHearts: 'Your turn: lead, but no heart yet',
  noSpades: 'Your turn: lead, but no spade yet',
  untilBroken: 'They may be led once one has been thrown on another suit.',
};
