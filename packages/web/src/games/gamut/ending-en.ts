import type { Seat } from '@overtrick/engine';
import type { LineWords } from '../../room/ending.ts';
import { count, list } from '../../words/in-english.ts';
import type { Say } from '../../words/say.ts';

const tricks = (n: number) => count(n, 'trick');

/** What one has taken that costs something. */
function spoils(hearts: number, queen: boolean): string {
  return list([
    ...(hearts > 0 ? [count(hearts, 'heart')] : []),
    ...(queen ? ['the queen of spades'] : []),
  ]);
}

/** A team's bid and what became of it. */
function team(who: string, bid: number, taken: number): string {
  if (taken === bid)
    return bid === 0 ? `${who} took no trick, as bid` : `${who} met the bid of ${bid} exactly`;
  return taken > bid
    ? `${who} took ${tricks(taken - bid)} more than the ${bid} bid`
    : `${who} fell ${tricks(bid - taken)} short of ${bid}`;
}

export const ending = {
  thrownIn: {
    me: 'Nobody chose a contract.',
    table: 'The hand is thrown in, nobody scores, and the next one counts more.',
  },
  moon: {
    mine: 'You shot the moon.',
    other: (who: string) => `${who} shot the moon, and it costs you nothing.`,
    text: 'All eight hearts and the queen of spades.',
    table: 'The others score nothing.',
  },
  clean: 'You stayed clean: no heart, no queen of spades.',
  took: (hearts: number, queen: boolean) => `You took ${spoils(hearts, queen)}.`,
  /** What the others took: name, hearts, whether the queen. */
  othersTook: (others: readonly (readonly [string, number, boolean])[]) =>
    `${others.map(([who, hearts, queen]) => `${who} took ${spoils(hearts, queen)}`).join('; ')}.`,
  nobodyTook: 'Nobody else took any.',
  team: (seats: readonly Seat[], bid: number, taken: number, say: Say) => {
    const own = seats.includes(say.me) ? ['You'] : [];
    const names = list([...own, ...seats.filter((seat) => seat !== say.me).map(say.name)]);
    return `${team(names, bid, taken)}.`;
  },
  folded: 'You folded, and it cost you nothing.',
  allFolded: 'Everybody folded.',
  alone: (n: number) => `Everybody else folded: all ${tricks(n)} are yours.`,
  stayed: (n: number) => `You stayed and took ${n === 0 ? 'no trick' : tricks(n)}.`,
  othersStayed: (others: readonly (readonly [string, number])[]) =>
    `${others.map(([who, n]) => `${who} took ${n === 0 ? 'none' : tricks(n)}`).join('; ')}.`,
  onlyStayed: (who: string) => `Only ${who} stayed, and gets all tricks.`,
  nobodyScores: 'Nobody scores.',
  othersFolded: 'The others folded.',
  counted: (times: number) => `It counted ${times === 2 ? 'double' : `${times} times`}.`,
  feats: {
    moon: 'Shot the moon',
    slam: 'Every single trick',
    slamText: (n: number) => `All ${tricks(n)}, with others in the game.`,
    bid: 'The last trick made it exact',
    bidText: (bid: number) => `A bid of ${bid}, and not one trick to spare.`,
  },
};

export const lines: Readonly<Record<string, LineWords>> = {
  moon: { column: 'moon', part: 'for the moon' },
  'hearts-taken': { column: 'hearts', part: 'for hearts' },
  'queen-taken': { column: 'queen', part: 'for the queen' },
  'bid-exact': { column: 'bid', part: 'for the exact bid' },
  'bid-under': { column: 'bid', part: 'for the missed bid' },
  'bid-over': { column: 'bid', part: 'for the bid, less the tricks too many' },
  'others-folded': { column: 'tricks', part: 'for all tricks' },
  'tricks-taken': { column: 'tricks', part: 'for your tricks' },
  'no-trick': { column: 'tricks', part: 'for no trick' },
  counts: { column: 'double', part: 'because it counts more' },
};
