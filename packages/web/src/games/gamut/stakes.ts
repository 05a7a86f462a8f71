import type { GamutView } from '@overtrick/engine';
import type { Occasion } from '../../room/occasion.ts';
import {
  cardFact,
  type GiftWay,
  type GoalShown,
  type HeadlineShown,
  type Stakes,
  type StakesFact,
  type TugShown,
  type TugSide,
} from '../../room/stakes.ts';
import type { GamutWords } from './en.ts';

export type GamutOccasion = Occasion<GamutView, GamutWords>;

const TRUMP_OF: Readonly<Record<string, string>> = { spades: 'S', clubs: 'C' };

export function stakes(about: GamutOccasion): Stakes {
  const { view, words } = about;
  const trump = view.contract ? TRUMP_OF[view.contract] : undefined;
  const label = words.felt.trump;
  return {
    trumps: trump ? [{ label, name: trump, figure: undefined, rank: 'major' }] : [],
    tug: tug(about),
    headline: headline(about),
    goals: goals(about),
    roles: [],
    lines: lines(about),
    notes: notes(about),
  };
}

/** Spades: what both teams have of their bids. */
function tug({ view, words: { felt, list }, name }: GamutOccasion): TugShown | undefined {
  const { teams, eyes, phase, dealt } = view;
  if (teams.length === 0 || phase === 'bid') return undefined;
  const sideOf = ({ seats, bid, tricks }: GamutView['teams'][number]): TugSide => {
    const isMine = seats.includes(eyes);
    const others = list(seats.map(name));
    const who = isMine
      ? { who: felt.you, brief: felt.youBrief }
      : { who: others, brief: felt.othersBrief };
    return { seats, taken: tricks, needed: bid, ...who };
  };
  const [first, second] = [...teams].sort(
    (a, b) => Number(b.seats.includes(eyes)) - Number(a.seats.includes(eyes)),
  );
  return { unit: 'tricks', term: 'bid', all: dealt.length, sides: [sideOf(first), sideOf(second)] };
}

/** Before the first card: what is played, and how much it counts. */
function headline({ view, own }: GamutOccasion): HeadlineShown | undefined {
  const { contract, multiplier, phase } = view;
  if (phase === 'play' || (contract && TRUMP_OF[contract])) return undefined;
  const title = contract
    ? own.contracts[contract]
    : `${own.contracts.diamonds}: ${own.stakes.open}`;
  return { title, text: multiplier > 1 ? own.stakes.counts(multiplier) : undefined };
}

function goals({ view, words, name }: GamutOccasion): GoalShown[] {
  // Before both have bid there is no goal.
  const ready = view.teams.filter(({ seats }) => seats.every((seat) => view.bids[seat] !== null));
  return ready.map(({ seats, bid, tricks }) => ({
    label: words.list(seats.map(name)),
    // gamut/6.8: tricks too many cost something, but the bid is made.
    text: `${words.stakes.tricksOf(tricks, bid)}${tricks > bid ? ` (+${tricks - bid})` : ''}`,
    told: words.stakes.bidTold(tricks, bid),
    taken: tricks,
    needed: bid,
    seats,
  }));
}

function lines(about: GamutOccasion): StakesFact[] {
  const { view, words, own } = about;
  const { contract, turnUp, gave, received } = view;
  const name = contract ? own.contracts[contract] : `${own.contracts.diamonds}: ${own.stakes.open}`;
  return [
    // The token of a trump says as much.
    ...(contract && TRUMP_OF[contract] ? [] : [{ label: own.stakes.contract, value: name }]),
    cardFact(words, words.stakes.turnUp, [turnUp]),
    ...(gave ? [giftFact(about, own.stakes.given, gave, ['left', 'right'])] : []),
    // What came from the left went to the right.
    ...(received ? [giftFact(about, own.stakes.got, received, ['right', 'left'])] : []),
  ];
}

/** Cards given to both neighbours, or got from them. */
function giftFact(
  { words, own: { stakes } }: GamutOccasion,
  label: string,
  { left, right }: NonNullable<GamutView['gave']>,
  [one, other]: readonly [GiftWay, GiftWay],
): StakesFact {
  return {
    label,
    value: `${stakes.left} ${words.card(left)}, ${stakes.right} ${words.card(right)}`,
    cards: [
      { code: left, way: one },
      { code: right, way: other },
    ],
  };
}

function notes({ view: { multiplier, broken, contract }, own }: GamutOccasion): string[] {
  const notes = multiplier > 1 ? [own.stakes.counts(multiplier)] : [];
  if (broken === null || !contract) return notes;
  const name = own.contracts[contract];
  return [...notes, broken ? own.stakes.broken(name) : own.stakes.unbroken(name)];
}
