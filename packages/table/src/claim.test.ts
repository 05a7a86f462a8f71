import {
  FastRandom,
  type Game,
  game,
  legalActions,
  openMatch,
  resolveOptions,
  type Seat,
  type View,
} from '@overtrick/engine';
import { whist } from '@overtrick/engine/examples/whist';
import type { Sitting } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { claimOf } from './claim.ts';

const random = new FastRandom(5);

/** The seat that is to act. */
function turnOf(rules: Game, state: unknown): Seat {
  return 31 - Math.clz32(rules.acting(state));
}

/** Whether the seat takes every trick to the end with these cards in this order, whatever is played. */
function takesAll(rules: Game, state: unknown, seat: Seat, plan: readonly string[]): boolean {
  const { tricks } = state as Sitting;
  if (tricks.count === 0 && tricks.leader !== seat) return false;
  if (rules.acting(state) === 0) return true;
  const turn = turnOf(rules, state);
  const all = legalActions(rules, state, turn);
  const open = turn === seat ? all.filter(({ value }) => value === plan[0]) : all;
  return (
    open.length > 0 &&
    open.every((action) => {
      const next = rules.copy(state);
      rules.apply(next, turn, action, random);
      return takesAll(rules, next, seat, turn === seat ? plan.slice(1) : plan);
    })
  );
}

/** Every way to deal these kinds out to those who may have them. */
function* dealsOf(
  pool: readonly number[],
  holders: readonly { readonly size: number; forbids(kind: number): boolean }[],
  dealt: number[][] = holders.map(() => []),
): Generator<number[][]> {
  const [kind, ...rest] = pool;
  if (kind === undefined) yield dealt;
  else {
    for (const [i, { size, forbids }] of holders.entries()) {
      if (dealt[i].length >= size || forbids(kind)) continue;
      yield* dealsOf(
        rest,
        holders,
        dealt.map((hand, at) => (at === i ? [...hand, kind] : hand)),
      );
    }
  }
}

/** All states that the view allows; many of them, where they cannot be listed. */
function worldsOf(rules: Game, view: View): unknown[] {
  const guess = rules.guesser(view);
  const { dealing } = guess;
  if (!dealing) return Array.from({ length: 150 }, () => guess(random));
  const pool = dealing.deal(random).flat();
  return [...dealsOf(pool, dealing.holders)].map((dealt) => dealing.world(dealt, random));
}

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, i) =>
    ordersOf([...all.slice(0, i), ...all.slice(i + 1)]).map((rest) => [one, ...rest]),
  );
}

/** Views of seats that are to lead with so many cards, from deals played at random. */
function* leads(rules: Game, players: number, cards: number, deals: number): Generator<View> {
  const options = resolveOptions(rules, players);
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(rules, players, options.value, 0);
  for (let i = 0; i < deals; i++) {
    const state = rules.deal(setup, random);
    while (rules.acting(state) !== 0) {
      const seat = turnOf(rules, state);
      const { phase, tricks, cards: held } = state as Sitting;
      const left = held.size - tricks.winners.length;
      if (phase === 'play' && tricks.count === 0 && left === cards) yield rules.view(state, seat);
      rules.apply(state, seat, rules.atRandom(state, seat, random), random);
    }
  }
}

const TRIED: readonly (readonly [game: Game, players: number, cards: number, deals: number])[] = [
  [game('mu') as Game, 3, 3, 150],
  [game('mu') as Game, 4, 2, 80],
  [game('mutwo') as Game, 4, 2, 80],
  [game('yamv') as Game, 4, 2, 60],
  [game('gamut') as Game, 4, 3, 80],
  [whist as Game, 4, 2, 80],
];

describe.each(TRIED.map(([rules, ...rest]) => [rules.name, rules, ...rest] as const))(
  '%s',
  (_, rules, players, cards, deals) => {
    test('a claim holds in all deals tried that fit the view, and most that hold are found', () => {
      let found = 0;
      let missed = 0;
      for (const view of leads(rules, players, cards, deals)) {
        const plan = claimOf(rules, view);
        const worlds = worldsOf(rules, view);
        const holds = (order: readonly string[]) =>
          worlds.every((world) => takesAll(rules, world, view.eyes, order));
        if (plan) {
          expect(holds(plan)).toBe(true);
          found++;
        } else if (ordersOf([...view.hand, ...view.displays[view.eyes]]).some(holds)) missed++;
      }
      expect(found).toBeGreaterThan(2 * missed);
    });
  },
);

/** Whist with these cards as all there are, seat 0 to lead; spades are trumps. */
function whistView(hands: readonly string[]): View {
  const options = resolveOptions(whist as Game, 4);
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(whist, 4, options.value, 3);
  return whist.view(whist.lay(setup, { hands: hands.map((hand) => hand.split(' ')) }), 0);
}

test.each([
  ['the highest trumps', 'SA SK SQ', true],
  ['a trump below one that is out', 'SA SK SJ', false],
  ['an ace that could be ruffed', 'SA SK HA', false],
  ['aces of plain suits alone', 'HA DA CA', false],
])('%s at the first lead of a small whist', (_, hand, isSure) => {
  const view = whistView([hand, 'S2 S3 S4', 'H2 H3 H4', 'D2 D3 D4']);
  expect(claimOf(whist as Game, view) !== undefined).toBe(isSure);
});

test('nobody claims who is not to lead, or in a game in which cards can be lifted', () => {
  const hands = ['SA SK SQ', 'S2 S3 S4', 'H2 H3 H4', 'D2 D3 D4'];
  expect(claimOf(whist as Game, { ...whistView(hands), acting: [1] })).toBeUndefined();
  const ninja = game('ninja-whist') as Game;
  for (const view of leads(ninja, 4, 2, 40)) expect(claimOf(ninja, view)).toBeUndefined();
});
