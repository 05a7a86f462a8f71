import { type Contest, kindsIn, type Order, type Seat, UNNAMED } from '@overtrick/engine';
import { type Estimator, STRENGTHS, standingOf } from './strength.ts';

/**
 * The weighed strength of a hand is a sum over its cards and its voids. What each kind adds under an
 * order is found once, since bots look at thousands of hands a second.
 */
interface Worth {
  readonly base: number;
  readonly byKind: readonly number[];
  readonly aVoid: number;
  readonly suitOf: readonly number[];
  /** The plain suits, as bits. */
  readonly suits: number;
}

/** By row of weights (one for each number of players), then by pack, then by order. */
type Worths = WeakMap<readonly number[], Map<Order, Worth>>;
const worths = new WeakMap<readonly number[], Worths>();

function worthsOf(state: Contest, { weights, inPlay }: Estimator): Map<Order, Worth> {
  const row = weights[state.players];
  const byPack = worths.get(row) ?? new WeakMap();
  worths.set(row, byPack);
  const byOrder = byPack.get(inPlay(state)) ?? new Map();
  byPack.set(inPlay(state), byOrder);
  return byOrder;
}

function makeWorth(order: Order, state: Contest, { weights, points, inPlay }: Estimator): Worth {
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

function sum({ base, byKind, aVoid, suitOf, suits }: Worth, kinds: readonly number[]): number {
  let total = base;
  let voids = suits;
  for (let i = 0; i < kinds.length; i++) {
    total += byKind[kinds[i]];
    voids &= ~(1 << suitOf[kinds[i]]);
  }
  for (; voids !== 0; voids &= voids - 1) total += aVoid;
  return total;
}

/** Looks at the cards that a seat was dealt. */
export interface Valuer {
  readonly kinds: readonly number[];
  /** What the side of a declarer with these cards may expect to take. */
  value(trump: number, minor?: number): number;
}

export function valuer(state: Contest, seat: Seat, estimator: Estimator): Valuer {
  const { deck, dealt } = state.cards;
  return valuerOf(state, kindsIn(deck, dealt, seat * deck.words), estimator);
}

/** The same for any cards that a seat of this deal may have been dealt. */
export function valuerOf(state: Contest, kinds: readonly number[], estimator: Estimator): Valuer {
  const known = worthsOf(state, estimator);
  const { trumps } = state.calls;
  return {
    kinds,
    value(trump, minor = UNNAMED) {
      const order = trumps.order(trump, minor);
      let worth = known.get(order);
      if (!worth) {
        worth = makeWorth(order, state, estimator);
        known.set(order, worth);
      }
      return sum(worth, kinds);
    },
  };
}
