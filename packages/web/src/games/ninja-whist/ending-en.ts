import type { LineWords } from '../../room/ending.ts';
import { count, list } from '../../words/in-english.ts';

const tricks = (n: number) => (n === 0 ? 'no trick' : count(n, 'trick'));

export const ending = {
  exact: (bid: number) =>
    bid === 0 ? 'You took no trick, just as you said.' : `You took exactly the ${bid} you bid.`,
  over: (bid: number, taken: number) =>
    `You took ${tricks(taken)}, ${taken - bid} more than you bid.`,
  under: (bid: number, taken: number) =>
    `You took ${tricks(taken)}, ${bid - taken} fewer than you bid.`,
  /** Who else made the bid. */
  others: (names: readonly string[], mine: boolean) =>
    `${list(names)} made ${names.length > 1 ? 'their bids' : 'the bid'}${mine ? ' too' : ''}.`,
  everybody: 'Everybody else made it.',
  nobodyElse: 'Nobody else made it.',
  nobody: 'Nobody made it.',
  feats: {
    slam: 'Every single trick',
    slamText: (n: number) => `${tricks(n)} bid, and all of them taken.`,
    all: 'Every bid made',
    allText: (n: number) => `${n} rounds, and not one bid missed.`,
  },
};

export const lines: Readonly<Record<string, LineWords>> = {
  'bid-made': { column: 'bid', part: 'for the bid' },
  tokens: { column: 'tokens', part: 'for your tokens' },
};
