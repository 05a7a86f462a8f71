// How long the open-card solver takes for a position: random deals, some with one trump and some with two, all
// the same on every run. They differ a thousandfold, so only the mean over many says something.

import { Solver, type SolverStakes } from '@overtrick/bots';
import { FastRandom, type Random } from '@overtrick/engine';
import { Cards, Deck, Order, Tricks } from '@overtrick/engine/kit';
import { plainValue } from './plain-solver.ts';

export interface Position {
  readonly name: string;
  readonly msPerPosition: number;
  /** What a plain alpha-beta takes for the same positions, where it comes to an end at all. */
  readonly plainMs?: number;
}

interface Shape {
  readonly name: string;
  readonly deck: Deck;
  readonly players: number;
  readonly cards: number;
  readonly stakes: SolverStakes;
  /** Few cards enough that a plain search ends. */
  readonly isSmall?: true;
}

const DEALS = 40;
const WARM_UP_DEALS = 20;

const short = new Deck({ suits: [...'SHDC'], ranks: [...'789TJQKA'] });
const long = new Deck({ suits: [...'RBGYK'], ranks: [...'ABCDEFGHIJKL'] });
const tricks: SolverStakes = { side: 0b00101, trick: 1 };
const SHAPES: readonly Shape[] = [
  { name: 'solver/4x6', deck: short, players: 4, cards: 6, stakes: tricks, isSmall: true },
  { name: 'solver/5x5', deck: long, players: 5, cards: 5, stakes: tricks, isSmall: true },
  { name: 'solver/4x8', deck: short, players: 4, cards: 8, stakes: tricks },
  { name: 'solver/5x6', deck: long, players: 5, cards: 6, stakes: tricks },
  { name: 'solver/5x7', deck: long, players: 5, cards: 7, stakes: tricks },
];

export function measurePositions(): Position[] {
  return SHAPES.map((shape) => {
    const solver = new Solver();
    const solve = (state: DealtPosition) => solver.load(state, shape.stakes).value();
    run(shape, solve, WARM_UP_DEALS, 2);
    const msPerPosition = run(shape, solve, DEALS, 1) / DEALS;
    if (!shape.isSmall) return { name: shape.name, msPerPosition };
    const plain = (state: DealtPosition) => plainValue(state, shape.stakes);
    run(shape, plain, WARM_UP_DEALS, 2);
    return { name: shape.name, msPerPosition, plainMs: run(shape, plain, DEALS, 1) / DEALS };
  });
}

/** CPU time for the values of so many deals. */
function run(
  shape: Shape,
  solve: (state: DealtPosition) => unknown,
  deals: number,
  seed: number,
): number {
  const random = new FastRandom(seed);
  const states = Array.from({ length: deals }, () => dealPosition(shape, random));
  const start = process.cpuUsage();
  for (const state of states) solve(state);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

type DealtPosition = ReturnType<typeof dealPosition>;

/** Random hands and trumps. */
export function dealPosition(
  { deck, players, cards }: Pick<Shape, 'deck' | 'players' | 'cards'>,
  random: Random,
) {
  const pack = deck.cards();
  const dealt = Array.from(
    { length: players * cards },
    () => pack.splice(random.below(pack.length), 1)[0],
  );
  const tricks = new Tricks();
  tricks.open(0);
  const hands = Cards.deal(deck, players, cards, dealt);
  return { setup: { players }, cards: hands, order: trumps(deck, random), tricks };
}

/** A suit, and twice in three a second suit or a rank below it. */
function trumps(deck: Deck, random: Random): Order {
  const major = random.below(deck.suits.length);
  const minor = random.below(deck.suits.length);
  const rank = random.below(deck.ranks.length);
  const way = random.below(3);
  return new Order(deck, (kind) => {
    const second =
      (way === 1 && deck.suitOf[kind] === minor) || (way === 2 && deck.rankOf[kind] === rank);
    return (deck.suitOf[kind] === major ? 2 : 0) + (second ? 1 : 0);
  });
}
