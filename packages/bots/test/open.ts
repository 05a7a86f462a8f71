import { FastRandom, type Random, type Seat } from '@overtrick/engine';
import { Cards, Deck, kindsIn, Order, Tricks } from '@overtrick/engine/kit';
import type { Open, SolverStakes } from '../src/solver/open.ts';

export interface Puzzle {
  readonly state: Open;
  readonly stakes: SolverStakes;
}

/** Small decks of all the ways in which decks differ: doubled ranks, many equals, jokers. */
const decks = [
  new Deck({ suits: [...'RBG'], ranks: [...'01234567'], copies: (r) => (r === '7' ? 2 : 1) }),
  new Deck({ suits: [...'RB'], ranks: [...'12345'], copies: () => 2 }),
  new Deck({ suits: [...'RBGYK'], ranks: [...'1234'] }),
  new Deck({
    suits: [...'SH'],
    ranks: [...'123456'],
    copies: (rank) => (Number(rank) % 2 === 0 ? 2 : 1),
    specials: [['JK', 2]],
  }),
];
/** Players, hand sizes that brute force can bear, and sides: one, or two against the rest. */
const SHAPES = [
  { players: 3, most: 5, side: 0b001 },
  { players: 4, most: 4, side: 0b0101 },
  { players: 4, most: 4, side: 0b0011 },
  { players: 5, most: 3, side: 0b01001 },
  { players: 6, most: 3, side: 0b000110 },
];

/** A random deal with random trumps, most often in the middle of a trick; `more` makes it larger. */
export function puzzle(seed: number, more = 0): Puzzle {
  const random = new FastRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const { players, most, side } = pick(SHAPES);
  const deck = pick(decks.filter((each) => each.cards().length >= 2 * players));
  const room = Math.floor(deck.cards().length / players);
  const size = Math.min(2 + more + random.below(most - 1), room);
  const state = openDeal(deck, players, size, random);
  for (let seat = 0; seat < players; seat++) state.cards.show(seat, pick(legalKinds(state, seat)));
  const stakes = {
    side: random.below(2) === 0 ? side : ((1 << players) - 1) ^ side,
    ...(random.below(2) === 0
      ? { trick: 1 }
      : { trick: 0, points: deck.rankOf.map((rank) => [1, 0, 1, 2][rank % 4]) }),
    ...(random.below(4) === 0 ? { barred: random.below(state.order.trump + 1) } : {}),
  };
  return begin({ state, stakes }, random.below(players), random);
}

/** Random hands and trumps, a random seat to lead. */
export function openDeal(deck: Deck, players: number, size: number, random: Random): Open {
  const pack = deck.cards();
  const dealt = Array.from(
    { length: players * size },
    () => pack.splice(random.below(pack.length), 1)[0],
  );
  const tricks = new Tricks();
  tricks.open(random.below(players));
  const order = randomOrder(deck, random);
  return { setup: { players }, cards: Cards.deal(deck, players, size, dealt), order, tricks };
}

/** No trump, a suit, a rank, or two of these; jokers are above all. */
function randomOrder(deck: Deck, random: Random): Order {
  const name = () => {
    const suit = random.below(deck.suits.length);
    const rank = random.below(deck.ranks.length);
    const way = random.below(3);
    return (kind: number) =>
      (way === 0 && deck.suitOf[kind] === suit) || (way === 1 && deck.rankOf[kind] === rank);
  };
  const [major, minor] = [name(), name()];
  return new Order(deck, (kind) => {
    if (deck.suitOf[kind] === deck.suits.length) return 4;
    return (major(kind) ? 2 : 0) + (minor(kind) ? 1 : 0);
  });
}

/** Plays the first cards of the trick at random. */
function begin(start: Puzzle, plays: number, random: Random): Puzzle {
  let puzzle = start;
  for (let i = 0; i < plays; i++) {
    const kinds = legalKinds(puzzle.state, turnOf(puzzle.state), puzzle.stakes.barred);
    puzzle = after(puzzle, kinds[random.below(kinds.length)]);
  }
  return puzzle;
}

/** The position after a card, the trick still on the table if it is complete. */
function after({ state, stakes }: Puzzle, kind: number): Puzzle {
  const { order } = state;
  const { barred, ...others } = stakes;
  const next = { ...state, cards: state.cards.copy(), tricks: state.tricks.copy() };
  next.cards.spend(turnOf(state), kind);
  next.tricks.play(turnOf(state), kind, order);
  const stake = (stakes.stake ?? 0) + (stakes.points?.[kind] ?? 0);
  const stillBarred = barred === undefined || barred === order.suitOf[kind] ? {} : { barred };
  return { state: next, stakes: { ...others, ...stillBarred, stake } };
}

export function turnOf({ tricks, setup }: Open): Seat {
  return (tricks.leader + tricks.count) % setup.players;
}

export function legalKinds({ cards, order, tricks }: Open, seat: Seat, barred?: number): number[] {
  const { deck, hands, displays } = cards;
  const at = seat * deck.words;
  const own = [...new Set([...kindsIn(deck, hands, at), ...kindsIn(deck, displays, at)])];
  const asked = own.filter((kind) =>
    tricks.count > 0 ? order.suitOf[kind] === tricks.led : order.suitOf[kind] !== barred,
  );
  return asked.length > 0 ? asked : own;
}

/** What the side gets, by trying everything with the engine's own cards and tricks. */
export function bruteForce(puzzle: Puzzle): number {
  const { state, stakes } = puzzle;
  const seat = turnOf(state);
  const kinds = legalKinds(state, seat, stakes.barred);
  if (kinds.length === 0) return 0;
  const values = kinds.map((kind) => bruteAfter(puzzle, kind));
  return (stakes.side >> seat) & 1 ? Math.max(...values) : Math.min(...values);
}

export function bruteAfter(puzzle: Puzzle, kind: number): number {
  const { state, stakes } = after(puzzle, kind);
  if (state.tricks.count < state.setup.players) return bruteForce({ state, stakes });
  const winner = state.tricks.take();
  const gain = (stakes.side >> winner) & 1 ? (stakes.stake ?? 0) + stakes.trick : 0;
  return gain + bruteForce({ state, stakes: { ...stakes, stake: 0 } });
}
