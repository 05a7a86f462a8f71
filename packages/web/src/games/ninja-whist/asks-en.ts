import { count } from '../../words/in-english.ts';

const tokens = (n: number) => count(n, 'token');

/** What a trick of Ninja Whist meant. */
export const taken = {
  of: (n: number, bid: number) =>
    bid === 0 ? `${count(n, 'trick')}, none bid` : `${n} of ${count(bid, 'trick')}`,
  exact: 'That is exactly what was bid',
  over: 'That is more than was bid',
};

/** What is asked in Ninja Whist. */
export const ask = {
  bid: (tricks: number) => `How many of the ${count(tricks, 'trick')} will you take?`,
  bidOne: 'Will you take the trick?',
  exactly: (score: number) => `Exactly as many as you say: +${score}. More or fewer: nothing.`,
  barred: (n: number, tricks: number) =>
    `You deal and bid last: the bids may not add up to ${tricks}, so not ${n}.`,
  need: (n: number) => `You still need ${count(n, 'trick')}.`,
  enough: 'You have the tricks you bid: take no more.',
  tooMany: 'You have more tricks than you bid: there is nothing left to win but tokens.',
  tooFew: 'Your bid can no longer be met: there is nothing left to win but tokens.',
  tokens: (card: string) => `Tokens with the ${card}?`,
  lifts: (n: number, to: number) =>
    `${tokens(n)} make it ${to}; they go back to the stock after the trick.`,
  noLift: 'Each of them lifts the card; what you do not play is kept for later.',
  lift: (n: number) => `+${n}`,
  withTokens: (n: number, to: number) => `Play it with ${tokens(n)}, as ${to}`,
  plain: 'Play it alone',
  other: 'Another card',
  takeFrom: 'You won the trick: whose token do you take?',
  stockEmpty: 'The stock is empty, so it comes from whoever has most.',
  takeToken: 'Which token do you take?',
  own: 'your own',
};
