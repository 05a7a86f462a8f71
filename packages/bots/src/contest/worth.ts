import type { Seat } from '@overtrick/engine';
import { type Contest, kindsIn, type Order, UNNAMED } from '@overtrick/engine/kit';
import { type Estimator, STRENGTHS, standingOf } from './strength.ts';

/**
 * The weighed strength of a hand is a sum over its cards and its voids. What each kind adds under an
 * order is found once, since bots look at thousands of hands a second.
 */
interface HandWorth {
  readonly base: number;
  readonly byKind: readonly number[];
  readonly aVoid: number;
  readonly suitOf: readonly number[];
  /** The plain suits, as bits. */
  readonly suits: number;
}

/**
 * What a declarer may expect under each trump, for many hands that have some cards in common: these are added up once.
 */
export class HandSums {
  /** By trump, of the hand that was added up last; only for those that it could name or that were asked for. */
  readonly totals: number[] = [];
  /** The trumps that it could name, as bits. */
  private could = 0;
  private readonly byTrump: readonly HandWorth[];
  private readonly marks: readonly number[];
  private readonly common: readonly { readonly sum: number; readonly voids: number }[];
  private readonly carried: number;

  constructor(byTrump: readonly HandWorth[], marks: readonly number[], common: readonly number[]) {
    this.byTrump = byTrump;
    this.marks = marks;
    this.common = byTrump.map(({ base, byKind, suits, suitOf }) => ({
      sum: common.reduce((sum, kind) => sum + byKind[kind], base),
      voids: common.reduce((voids, kind) => voids & ~(1 << suitOf[kind]), suits),
    }));
    this.carried = common.reduce((bits, kind) => bits | marks[kind], 1 << (byTrump.length - 1));
  }

  /** Adds up the hand that has these cards beside the common ones. */
  addUp(kinds: readonly number[], asked = 0): void {
    const { byTrump, marks, common, totals } = this;
    let could = this.carried;
    for (let i = 0; i < kinds.length; i++) could |= marks[kinds[i]];
    this.could = could;
    for (let trump = 0; trump < byTrump.length; trump++) {
      totals[trump] = 0;
      if (((could | asked) & (1 << trump)) === 0) continue;
      const { byKind, suitOf, aVoid } = byTrump[trump];
      let { sum, voids } = common[trump];
      for (let i = 0; i < kinds.length; i++) {
        sum += byKind[kinds[i]];
        voids &= ~(1 << suitOf[kinds[i]]);
      }
      for (; voids !== 0; voids &= voids - 1) sum += aVoid;
      totals[trump] = sum;
    }
  }

  /** The trump that it could name with the most to expect, what it is worth beside that included. */
  best(bonus: (trump: number) => number): number {
    const { could, totals } = this;
    let best = totals.length - 1;
    let most = totals[best] + bonus(best);
    for (let trump = best - 1; trump >= 0; trump--) {
      if ((could & (1 << trump)) === 0) continue;
      const value = totals[trump] + bonus(trump);
      if (value <= most) continue;
      most = value;
      best = trump;
    }
    return best;
  }
}

/** What each kind of a pack adds to the strength of a hand, for one number of players. */
interface Worths {
  readonly byOrder: Map<Order, HandWorth>;
  /** By trump while no other is named, and by kind the trumps it carries, as bits. */
  readonly byTrump: readonly HandWorth[];
  readonly marks: readonly number[];
  /** Sums of hands that have nothing in common. */
  readonly sums: HandSums;
}

/** By row of weights (one for each number of players), then by pack. */
const known = new WeakMap<readonly number[], WeakMap<readonly number[], Worths>>();

function worthsOf(state: Contest, estimator: Estimator): Worths {
  const row = estimator.weights[state.players];
  const pack = estimator.inPlay(state);
  let byPack = known.get(row);
  if (!byPack) {
    byPack = new WeakMap();
    known.set(row, byPack);
  }
  let worths = byPack.get(pack);
  if (!worths) {
    worths = makeWorths(state, estimator);
    byPack.set(pack, worths);
  }
  return worths;
}

function makeWorths(state: Contest, estimator: Estimator): Worths {
  const { trumps } = state.calls;
  const all = Array.from({ length: trumps.none + 1 }, (_, trump) => trump);
  const orders = all.map((trump) => trumps.order(trump, UNNAMED));
  const byTrump = orders.map((order) => makeWorth(order, state, estimator));
  const marks = state.cards.deck.codes.map((_, kind) =>
    all.reduce((bits, trump) => bits | (trumps.carries(kind, trump) ? 1 << trump : 0), 0),
  );
  return {
    byOrder: new Map(orders.map((order, trump) => [order, byTrump[trump]])),
    byTrump,
    marks,
    sums: new HandSums(byTrump, marks, []),
  };
}

function makeWorth(
  order: Order,
  state: Contest,
  { weights, points, inPlay }: Estimator,
): HandWorth {
  const { height, above, trumps } = standingOf(order, inPlay(state));
  const weigh = (strength: (typeof STRENGTHS)[number]) =>
    weights[state.players][STRENGTHS.indexOf(strength)];
  const plain = (kind: number) =>
    above[kind] === 0 ? weigh('tops') : above[kind] === 1 ? weigh('seconds') : 0;
  const byKind = order.suitOf.map(
    (suit, kind) =>
      (suit === order.trump ? weigh('trumps') + weigh('height') * height[kind] : plain(kind)) +
      (weigh('points') * (points[kind] ?? 0)) / state.setup.players,
  );
  const base = weigh('one') + (weigh('suit') * trumps) / 10;
  const suits = (1 << order.trump) - 1;
  return { base, byKind, aVoid: weigh('voids'), suitOf: order.suitOf, suits };
}

function sum({ base, byKind, aVoid, suitOf, suits }: HandWorth, kinds: readonly number[]): number {
  let total = base;
  let voids = suits;
  for (let i = 0; i < kinds.length; i++) {
    total += byKind[kinds[i]];
    voids &= ~(1 << suitOf[kinds[i]]);
  }
  for (; voids !== 0; voids &= voids - 1) total += aVoid;
  return total;
}

/** What the side of a declarer with these cards may expect to take under each trump. */
export type Valuer = (trump: number, minor?: number) => number;

export function valuer(state: Contest, seat: Seat, estimator: Estimator): Valuer {
  const { deck, dealt } = state.cards;
  return valuerOf(state, kindsIn(deck, dealt, seat * deck.words), estimator);
}

/** The same for any cards that a seat of this deal may have been dealt. */
export function valuerOf(state: Contest, kinds: readonly number[], estimator: Estimator): Valuer {
  const { byOrder } = worthsOf(state, estimator);
  const { trumps } = state.calls;
  return (trump, minor = UNNAMED) => {
    const order = trumps.order(trump, minor);
    let worth = byOrder.get(order);
    if (!worth) {
      worth = makeWorth(order, state, estimator);
      byOrder.set(order, worth);
    }
    return sum(worth, kinds);
  };
}

/** A trump, and what it lets a declarer with these cards expect. */
export interface Prospect {
  readonly trump: number;
  readonly expected: number;
}

/** The trump with the most to expect, what it is worth beside that included; none needs no card. */
export function bestProspect(
  state: Contest,
  kinds: readonly number[],
  estimator: Estimator,
  bonus: (state: Contest, trump: number) => number,
): Prospect {
  const { sums } = worthsOf(state, estimator);
  sums.addUp(kinds);
  const trump = sums.best((each) => bonus(state, each));
  return { trump, expected: sums.totals[trump] };
}

/** What hands with these cards in common let a declarer expect. */
export function sumsOf(state: Contest, common: readonly number[], estimator: Estimator): HandSums {
  const { byTrump, marks } = worthsOf(state, estimator);
  return new HandSums(byTrump, marks, common);
}
