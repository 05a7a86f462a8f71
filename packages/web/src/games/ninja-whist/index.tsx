import type { NinjaView } from '@overtrick/engine';
import type { First } from '../../guide/first.ts';
import { ofAnyGame } from '../../room/any.ts';
import { cardFact, type GoalShown, type Plaque, type Stakes } from '../../room/stakes.ts';
import type { NinjaWords } from './en.ts';
import { ending, feat } from './ending.ts';
import {
  label,
  type NinjaOccasion,
  question,
  standing,
  tokenQuestion,
  trickMeaning,
} from './questions.ts';
import { Icons } from './token-icons.tsx';
import { TokenChoice } from './tokens.tsx';

/** Archers are a suit of their own, although they are trumps. */
const ARCHERS = ['AR', 'LA'];

export const room = ofAnyGame<NinjaView, NinjaWords>({
  stakes,
  plaque,
  areas: ({ view: { scoreAreas, playAreas }, own: { badge } }, seat) => [
    { label: badge.scoreArea, tokens: scoreAreas[seat] },
    { label: badge.playArea, tokens: playAreas[seat], mark: badge.won },
  ],
  token: (token) => <Icons token={token} />,
  trumps: ({ trumps }) =>
    trumps
      .map((group) => group.filter((code) => !ARCHERS.includes(code)))
      .filter((group) => group.length > 0),
  question,
  standing,
  taken: trickMeaning,
  label,
  face: (_, { field, value }) => (field === 'token' ? <Icons token={String(value)} /> : undefined),
  ending,
  feat,
  extras: {
    has: ({ fitting }, card) => card in fitting,
    early: ({ fitting }) => (Object.keys(fitting).length > 0 ? 'cardFirst' : 'noneFits'),
    question: tokenQuestion,
    Panel: TokenChoice,
  },
  firsts,
  object: ({ words }, { token }) => (token === undefined ? undefined : words.token(String(token))),
});

function firsts({ barredBid, fitting, legal }: NinjaView): First[] {
  if (legal.length === 0) return [];
  if (barredBid !== null) return [{ kind: 'forbidden', at: '.asking' }];
  return Object.keys(fitting).length > 0 ? [{ kind: 'token', at: '.my-tokens' }] : [];
}

function stakes(about: NinjaOccasion): Stakes {
  const { view, words, own } = about;
  const { handSize, turnUp, trump, bids, tokenStock } = view;
  const sum = bids.reduce<number>((all, tricks) => all + (tricks ?? 0), 0);
  return {
    trumps: [{ label: words.felt.trump, name: trump, figure: undefined, rank: 'major' }],
    goals: goals(about),
    roles: [],
    lines: [
      ...(turnUp === null ? [] : [cardFact(words, words.stakes.turnUp, [turnUp])]),
      { label: own.stakes.bidsFor(handSize), value: own.stakes.bids(sum) },
      { label: own.stakes.stock, value: own.stakes.tokens(tokenStock) },
    ],
    notes: [],
  };
}

function goals({ view: { bids, taken, eyes }, words, name }: NinjaOccasion): GoalShown[] {
  const needed = bids[eyes];
  if (needed === null || needed === undefined) return [];
  const goal = {
    label: name(eyes),
    text: words.stakes.tricksOf(taken[eyes], needed),
    told: words.stakes.bidTold(taken[eyes], needed),
  };
  return [{ ...goal, taken: taken[eyes], needed, exact: true }];
}

function plaque({ view, words }: NinjaOccasion, seat: number): Plaque {
  const { bids, taken, phase } = view;
  const bid = bids[seat];
  if (bid === null) return { role: '', brief: '' };
  if (phase === 'bid') return { role: words.badge.bid(bid), brief: words.badge.bid(bid) };
  const figure = { value: taken[seat], of: bid, word: words.felt.tricks(bid) };
  return { role: '', brief: '', figure };
}
