import { count, does, list } from '../words/in-english.ts';
import type { Say } from '../words/say.ts';

const PHASES: Readonly<Record<string, string>> = {
  auction: 'the auction',
  bid: 'the bids',
  minor: 'naming trump',
  major: 'naming trump',
  declarerTrump: 'naming trump',
  defenderTrump: 'naming trump',
  partner: 'the partner',
  exchange: 'the exchange',
  choose: 'the choice',
  give: 'the gifts',
  fold: 'stay or fold',
};

/** What the table itself says: places, order of play, what is at stake, how far the deal is. */
export const felt = {
  deal: (n: number, of: number | null) => (of === null ? `deal ${n}` : `deal ${n} of ${of}`),
  trick: (n: number) => `trick ${n}`,
  trickOf: (n: number, of: number) => `trick ${n} of ${of}`,
  phases: PHASES,

  you: 'you',
  youBrief: 'you',
  others: 'the others',
  othersBrief: 'others',
  of: (needed: number) => `of ${needed}`,
  /** Where a side has more than it needs. */
  beyond: (needed: number) => `(${needed} needed)`,
  /** After a figure: "14 of 30 points for Ben". */
  pointsOf: (needed: number) => `of ${count(needed, 'point')}`,
  tricksOf: (needed: number) => `of ${count(needed, 'trick')}`,
  units: { points: 'points', tricks: 'tricks' },
  forWhom: (who: string) => `for ${who}`,
  tricks: (n: number): string => (n === 1 ? 'trick' : 'tricks'),
  trump: 'trump',
  inAll: 'in all',
  figure: (value: number, of: number | undefined, word: string) =>
    of === undefined ? `${value} ${word}` : `${value} of ${of} ${word}`,
  total: (figure: string) => `${figure} in all`,
  /** In the row below the table, which is nobody's own for who only looks. */
  watching: '(you are watching)',
  together: (names: readonly string[]) => `with ${list(names)}`,

  led: 'led',
  winning: 'winning',
  wins: 'wins',
  inTrick: (n: number) => `${Math.abs(n) === 1 ? 'point' : 'points'} in this trick`,
  inTrickBrief: (n: number): string => (Math.abs(n) === 1 ? 'point' : 'points'),
  winsSoFar: (say: Say, seat: number) => `${does(say, seat, 'win')} so far`,
  wereLed: (suit: string) => `led: ${suit}`,
  took: (say: Say, seat: number, points: number | undefined) => {
    // Nobody takes what costs.
    const cost = points !== undefined && points < 0 ? `: −${count(-points, 'point')}` : '';
    const what = points === undefined || points <= 0 ? `it${cost}` : count(points, 'point');
    return does(say, seat, `took ${what}`, `took ${what}`);
  },

  trumps: 'Trumps',
  faceUp: 'face up',
  rule: 'rule',
  instead: (cards: readonly string[]) =>
    `Play ${new Intl.ListFormat('en', { type: 'disjunction' }).format(cards)}.`,
  more: (n: number) => `+${n}`,
};

export type FeltWords = typeof felt;
