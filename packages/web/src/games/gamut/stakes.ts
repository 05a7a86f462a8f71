import type { GamutView } from '@overtrick/engine';
import type { Occasion } from '../../room/occasion.ts';
import {
  type Badge,
  cardFact,
  type GoalShown,
  type Stakes,
  type StakesFact,
} from '../../room/stakes.ts';
import type { GamutWords } from './en.ts';

export type GamutOccasion = Occasion<GamutView, GamutWords>;

const TRUMP_OF: Readonly<Record<string, string>> = { spades: 'S', clubs: 'C' };

export function stakes(about: GamutOccasion): Stakes {
  const { view, words } = about;
  const trump = view.contract ? TRUMP_OF[view.contract] : undefined;
  return {
    trumps: trump ? [{ label: words.stakes.trump, name: trump, figure: undefined }] : [],
    goals: goals(about),
    roles: [],
    lines: lines(about),
    notes: notes(about),
  };
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
  const open = `${own.contracts.diamonds}: ${own.stakes.open}`;
  return [
    { label: own.stakes.contract, value: contract ? own.contracts[contract] : open },
    cardFact(words, words.stakes.turnUp, [turnUp]),
    ...(gave ? [giftFact(about, own.stakes.given, gave, ['←', '→'])] : []),
    // What came from the left went to the right.
    ...(received ? [giftFact(about, own.stakes.got, received, ['→', '←'])] : []),
  ];
}

/** Cards given to both neighbours, or got from them. */
function giftFact(
  { words, own: { stakes } }: GamutOccasion,
  label: string,
  { left, right }: NonNullable<GamutView['gave']>,
  [one, other]: readonly [string, string],
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

export function badges(about: GamutOccasion, seat: number): Badge[] {
  const { view, words, own } = about;
  if (view.folded.includes(seat)) return [{ text: own.badge.folded, faded: true }];
  const bid = view.bids[seat];
  return [
    ...decided(about, seat),
    ...(bid === null ? [] : [{ text: words.badge.bid(bid), strong: true }]),
    ...(['play', 'over'].includes(view.phase) ? taken(about, seat) : []),
  ];
}

/** What a seat has decided in what goes round just now. */
function decided(
  { view: { phase, history }, own: { badge } }: GamutOccasion,
  seat: number,
): Badge[] {
  const done = (type: string) => history.some((move) => move.type === type && move.seat === seat);
  if (done('stay') && phase === 'fold') return [{ text: badge.stays }];
  if (done('pass') && phase === 'choose') return [{ text: badge.passed }];
  return done('give') && phase === 'give' ? [{ text: badge.given }] : [];
}

function taken({ view, words, own: { badge } }: GamutOccasion, seat: number): Badge[] {
  const { contract, hearts, queen, penalties, won } = view;
  if (contract !== 'hearts') return contract ? [{ text: words.badge.tricks(won[seat]) }] : [];
  return [
    { text: badge.hearts(hearts[seat]) },
    ...(queen === seat ? [{ text: badge.queen, glyph: 'spade', strong: true }] : []),
    ...(penalties[seat] > 0 ? [{ text: badge.penalty(penalties[seat]) }] : []),
  ];
}
