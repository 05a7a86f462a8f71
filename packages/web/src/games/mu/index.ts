import type { MuView } from '@overtrick/engine';
import { bandBy } from '../../contest/bands.ts';
import { bidding, isBidding } from '../../contest/bidding.tsx';
import { bothNotes } from '../../contest/contract.ts';
import { contestFeat, contestTale } from '../../contest/ending.ts';
import { auctionFirsts } from '../../contest/firsts.ts';
import { isNaming, naming } from '../../contest/naming.tsx';
import { auctionHeadline, callPlaque, contractSides, partPlaque } from '../../contest/plaque.ts';
import { pricesBeside } from '../../contest/prices.tsx';
import { contestDetail, contestQuestion } from '../../contest/questions.ts';
import { contractMeaning } from '../../contest/taken.ts';
import { ofAnyGame } from '../../room/any.ts';
import type { Occasion } from '../../room/occasion.ts';
import {
  type GoalShown,
  type Plaque,
  roleFacts,
  type Stakes,
  type TrumpRank,
  type TrumpShown,
  type TugShown,
} from '../../room/stakes.ts';
import type { MuWords } from './en.ts';
import { endOf } from './ending.ts';

type MuOccasion = Occasion<MuView, MuWords>;

/** How cards are bid. */
const CLAUSE = 'mu/3.2';
const stage = bidding<MuView>(CLAUSE);
const named = naming<MuView>({
  named: (view, offer) => {
    // Cards are marked by it; nobody reads the figure of a token that does not lie there yet.
    const token = { ...offer, figure: 0 };
    return view.eyes === view.chief ? { ...view, major: token } : { ...view, minor: token };
  },
  against: ({ shield }) => shield,
});

export const room = ofAnyGame<MuView, MuWords>({
  stakes: (about) => (about.view.chief === null ? auctionStakes(about) : playedStakes(about)),
  plaque,
  // mu/1.2: the card points, drawn along the edge.
  pips: ({ points }, code) => points?.cards[code] ?? 0,
  band: ({ major, minor }, code) => bandBy(major, minor, code),
  question: contestQuestion,
  detail: contestDetail,
  Aside: pricesBeside('trumpBonus'),
  taken: (about) => contractMeaning(about, standing(about.view)),
  stage: (view) => (isBidding(view) ? stage : isNaming(view) ? named : undefined),
  firsts: auctionFirsts,
  ending: (about) => contestTale(about, endOf(about.view)),
  feat: (about) => contestFeat(about, endOf(about.view)),
});

function auctionStakes(about: MuOccasion): Stakes {
  const { crown } = about.view;
  const { stakes } = about.own;
  const value = !crown
    ? stakes.nobody
    : crown.face === 'up'
      ? stakes.crownUp(about.name(crown.seat))
      : stakes.crownDown(about.name(crown.seat));
  const lines = [{ label: stakes.crown, value }];
  return { trumps: [], goals: [], roles: [], lines, notes: [], headline: auctionHeadline(about) };
}

function playedStakes(about: MuOccasion): Stakes {
  const { view, words, own, name } = about;
  const { stakes } = own;
  const { bidToken, major, minor, chief, shield, partner } = view;
  const bid = bidToken && `${stakes.cards(bidToken.cards)} ${words.stakes.bonus(bidToken.bonus)}`;
  return {
    trumps: [...trumpShown(about, 'major'), ...trumpShown(about, 'minor')],
    tug: tug(about),
    goals: bidToken ? [goal(about, bidToken.goal)] : [],
    roles: roleFacts(name, [
      [stakes.chief, chief],
      [stakes.partner, partner],
      [stakes.vice, shield],
    ]),
    lines: bid ? [{ label: stakes.bid, value: bid }] : [],
    notes: bothNotes(own, major?.name, minor?.name),
  };
}

function trumpShown({ view, words, own: { stakes } }: MuOccasion, rank: TrumpRank): TrumpShown[] {
  const token = view[rank];
  if (!token) return [];
  const figure = token.bonus > 0 ? words.stakes.bonus(token.bonus) : undefined;
  return [{ label: stakes[rank], name: token.name, figure, rank }];
}

function tug(about: MuOccasion): TugShown | undefined {
  const { bidToken, chief, taken } = about.view;
  if (!bidToken || chief === null) return undefined;
  const { goal, all } = bidToken;
  const rest = restOf(about.view);
  const sides = contractSides(about, chief, [
    { taken, needed: goal },
    // Who keeps the Chief from the goal has the rest, and one more.
    { taken: rest, needed: all - goal + 1 },
  ]);
  return { unit: 'points', term: 'goal', all, sides };
}

function goal({ view: { taken }, own: { stakes } }: MuOccasion, needed: number): GoalShown {
  return {
    label: stakes.goal,
    text: stakes.points(taken, needed),
    told: stakes.pointsTold(taken, needed),
    taken,
    needed,
  };
}

function plaque(about: MuOccasion, seat: number): Plaque {
  const { view, own } = about;
  const { chief: leader, shield: second, partner, crown, shown, captured, bidToken, minor } = view;
  if (leader === null) {
    const call = callPlaque(about, seat, shown);
    const sign = crown?.face === 'up' ? 'crown' : 'tie';
    const signed = crown?.seat === seat ? ({ ...call, sign } as const) : call;
    const isTied =
      view.phase === 'auction' && crown?.face === 'down' && shown[seat] === Math.max(...shown);
    return isTied ? { ...signed, role: own.plaque.tie(call.role), brief: own.plaque.tied } : signed;
  }
  const titles = [own.stakes.chief, own.stakes.vice] as const;
  const parts = { leader, second, partner, titles, cards: bidToken?.cards ?? 0 };
  return {
    ...partPlaque(about, seat, { ...parts, named: minor?.name }),
    figure: { value: captured[seat], word: own.plaque.points(captured[seat]) },
  };
}

/** mu/7.1 */
function standing(view: MuView) {
  const { chief, bidToken, taken } = view;
  if (chief === null || !bidToken) return undefined;
  const { goal, all } = bidToken;
  return { declarer: chief, taken, needed: goal, rest: restOf(view), all };
}

/** What the opponents have taken. */
function restOf({ captured, taken }: MuView): number {
  return captured.reduce((sum, points) => sum + points, -taken);
}
