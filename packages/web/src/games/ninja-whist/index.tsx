import type { NinjaView } from '@overtrick/engine';
import { ofAnyGame } from '../../room/any.ts';
import { type Badge, cardFact, type GoalShown, type Stakes } from '../../room/stakes.ts';
import type { NinjaWords } from './en.ts';
import { label, type NinjaOccasion, question, standing, tokenQuestion } from './questions.ts';
import { Icons, TokenChoice } from './tokens.tsx';

/** Archers are a suit of their own, although they are trumps. */
const ARCHERS = ['AR', 'LA'];

export const room = ofAnyGame<NinjaView, NinjaWords>({
  stakes,
  badges,
  areas: ({ view: { scoreAreas, playAreas }, own: { badge } }, seat) => [
    { label: badge.scoreArea, tokens: scoreAreas[seat] },
    { label: badge.playArea, tokens: playAreas[seat] },
  ],
  token: (token) => <Icons token={token} />,
  trumps: ({ trumps }) =>
    trumps
      .map((group) => group.filter((code) => !ARCHERS.includes(code)))
      .filter((group) => group.length > 0),
  question,
  standing,
  label,
  face: (_, { field, value }) => (field === 'token' ? <Icons token={String(value)} /> : undefined),
  extras: {
    has: ({ fitting }, card) => card in fitting,
    question: tokenQuestion,
    Panel: TokenChoice,
  },
  object: ({ words }, { token }) => (token === undefined ? undefined : words.token(String(token))),
});

function stakes(about: NinjaOccasion): Stakes {
  const { view, words, own } = about;
  const { round, rounds, handSize, turnUp, trump, bids, tokenStock } = view;
  const sum = bids.reduce<number>((all, tricks) => all + (tricks ?? 0), 0);
  return {
    trumps: [{ label: words.stakes.trump, name: trump, figure: undefined }],
    goals: goals(about),
    roles: [],
    lines: [
      { label: own.stakes.round, value: own.stakes.roundOf(round, rounds) },
      { label: own.stakes.bids, value: own.stakes.bidsFor(sum, handSize) },
      ...(turnUp === null ? [] : [cardFact(words, words.stakes.turnUp, [turnUp])]),
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

function badges({ view, words, own }: NinjaOccasion, seat: number): Badge[] {
  const { bids, taken, phase } = view;
  const bid = bids[seat];
  if (bid === null) return [];
  if (phase === 'bid') return [{ text: words.badge.bid(bid), strong: true }];
  return [
    {
      text: own.badge.tricksOf(taken[seat], bid),
      strong: taken[seat] === bid,
      faded: taken[seat] > bid,
    },
  ];
}
