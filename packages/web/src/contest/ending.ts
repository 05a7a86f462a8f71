import type { Seat, View } from '@overtrick/engine';
import { takenTricks } from '@overtrick/table';
import type { Feat, Tale } from '../room/ending.ts';
import type { Occasion } from '../room/occasion.ts';
import { sayer } from '../table/phrases.ts';
import type { GameWords } from '../words/own.ts';
import { type ContestEnd, type Contracted, type Tied, teamOf } from './contracted.ts';
import type { ContestEnding } from './ending-en.ts';

type ContestOccasion = Occasion<View, GameWords & { readonly ending: ContestEnding }>;

/** How a deal with an auction of shown cards ended; null is one in which nobody has shown any. */
export function contestTale(about: ContestOccasion, end: ContestEnd): Tale {
  const { ending } = about.own;
  if (end === null) return ending.thrownIn;
  return 'payer' in end ? tieTale(about, end) : playedTale(about, end);
}

function tieTale({ own: { ending }, words, scene, view }: ContestOccasion, end: Tied): Tale {
  const say = sayer(words, scene);
  const { payer, seats } = end;
  const { mine, drawn, apart } = ending.tie;
  const how = view.eyes === payer ? mine : seats.includes(view.eyes) ? drawn : apart;
  return { me: how(end, say), table: ending.tie.table(end, say) };
}

function playedTale(about: ContestOccasion, end: Contracted): Tale {
  const { own, words, scene, view } = about;
  const say = sayer(words, scene);
  const { ours, theirs } = end.taken >= end.needed ? own.ending.made : own.ending.missed;
  const others = seatsOf(view).filter((seat) => !isTeam(end, seat));
  return {
    me: (isTeam(end, view.eyes) ? ours : theirs)(end, say),
    table: own.ending.roles(end, say, words.trump),
    bar: {
      declaring: { label: own.ending.side(teamOf(end), say), taken: end.taken },
      defending: { label: own.ending.side(others, say), taken: end.total - end.taken },
      goal: end.needed,
    },
  };
}

function seatsOf({ setup }: View): Seat[] {
  return [...Array(setup.players).keys()];
}

function isTeam(end: Contracted, seat: Seat): boolean {
  return teamOf(end).includes(seat);
}

/** With so many cards a tie is told of for long. */
const BIG_TIE = 4;

/** What is worth a celebration for the person: everything taken, the last trick, a big tie. */
export function contestFeat(about: ContestOccasion, end: ContestEnd): Feat | undefined {
  const { own, words, scene, view } = about;
  const say = sayer(words, scene);
  if (end === null) return undefined;
  if ('payer' in end) {
    const gains = end.seats.includes(view.eyes) && end.payer !== view.eyes;
    if (!gains || end.cards < BIG_TIE) return undefined;
    return { drawing: 'hand', ...own.ending.feats.tie(end, say), cards: view.displays[view.eyes] };
  }
  return slam(about, end) ?? lastTrick(about, end);
}

function slam({ own, view }: ContestOccasion, end: Contracted): Feat | undefined {
  const { taken, needed, total } = end;
  if (!isTeam(end, view.eyes) || taken < total || taken < needed) return undefined;
  return { drawing: 'crown', ...own.ending.feats.slam(total), cards: [] };
}

/** The contract hung on the last trick, and it went to the person's side. */
function lastTrick(about: ContestOccasion, end: Contracted): Feat | undefined {
  const { own, words, scene, view } = about;
  const last = takenTricks(view).at(-1);
  if (last === undefined) return undefined;
  const { winner, plays } = last;
  const { taken, needed } = end;
  const worth = worthOf(view, last);
  const isOurs = isTeam(end, view.eyes);
  if (isTeam(end, winner) !== isOurs) return undefined;
  const isDecided = isOurs
    ? taken >= needed && taken - worth < needed
    : taken < needed && taken + worth >= needed;
  const card = plays.find(({ seat }) => seat === winner)?.card;
  if (!isDecided || card === undefined) return undefined;
  const before = isOurs ? taken - worth : taken;
  const told = { winner, card: words.card(card), worth, before, needed };
  const text = own.ending.feats.lastTrick(told, sayer(words, scene));
  return { drawing: isOurs ? 'crown' : 'shield', ...text, cards: [card] };
}

/** What a trick counts: its points, or one. */
function worthOf({ points }: View, { plays }: ReturnType<typeof takenTricks>[number]): number {
  if (points === null) return 1;
  return plays.reduce((sum, { card }) => sum + (points.cards[card] ?? 0), 0);
}
