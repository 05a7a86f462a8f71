import {
  Cards,
  Deck,
  FastRandom,
  kindsIn,
  Order,
  type Random,
  type Seat,
  shuffle,
  Tricks,
} from '@overtrick/engine';
import type { Open, Stakes } from '../src/solver/position.ts';

export interface Puzzle {
  readonly state: Open;
  readonly stakes: Stakes;
}

/** Small decks of the three ways in which decks differ: single cards, doubled ranks, jokers. */
const decks = [
  new Deck({ suits: [...'RBG'], ranks: [...'123456'] }),
  new Deck({ suits: [...'RBG'], ranks: [...'01234567'], copies: (r) => (r === '7' ? 2 : 1) }),
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

/** A random deal with random trumps, now and then in the middle of a trick. */
export function puzzle(seed: number): Puzzle {
  const random = new FastRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const { players, most, side } = pick(SHAPES);
  const deck = pick(decks.filter((each) => each.cards().length >= 2 * players));
  const room = Math.floor(deck.cards().length / players);
  const size = Math.min(2 + random.below(most - 1), room);
  const pack = deck.cards();
  shuffle(pack, random);
  const cards = Cards.deal(deck, players, size, pack.slice(0, players * size));
  const tricks = new Tricks();
  tricks.open(random.below(players));
  const state = { setup: { players }, cards, order: randomOrder(deck, random), tricks };
  const stakes = {
    side: random.below(2) === 0 ? side : ((1 << players) - 1) ^ side,
    ...(random.below(2) === 0
      ? { trick: 1 }
      : { trick: 0, points: deck.rankOf.map((rank) => [1, 0, 1, 2][rank % 4]) }),
  };
  return begin({ state, stakes }, random.below(players), random);
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
function begin({ state, stakes }: Puzzle, plays: number, random: Random): Puzzle {
  let stake = 0;
  for (let i = 0; i < plays; i++) {
    const seat = turnOf(state);
    const kinds = legalKinds(state, seat);
    const kind = kinds[random.below(kinds.length)];
    stake += stakes.points?.[kind] ?? 0;
    state.cards.spend(seat, kind);
    state.tricks.play(seat, kind, state.order);
  }
  return { state, stakes: { ...stakes, stake } };
}

export function turnOf({ tricks, setup }: Open): Seat {
  return (tricks.leader + tricks.count) % setup.players;
}

export function legalKinds({ cards, order, tricks }: Open, seat: Seat): number[] {
  const { deck, hands, displays } = cards;
  const at = seat * deck.words;
  const own = [...new Set([...kindsIn(deck, hands, at), ...kindsIn(deck, displays, at)])];
  const following = own.filter((kind) => order.suitOf[kind] === tricks.led);
  return tricks.count > 0 && following.length > 0 ? following : own;
}

/** What the side gets, by trying everything with the engine's own cards and tricks. */
export function bruteForce({ state, stakes }: Puzzle): number {
  const seat = turnOf(state);
  const kinds = legalKinds(state, seat);
  if (kinds.length === 0) return 0;
  const values = kinds.map((kind) => bruteAfter({ state, stakes }, kind));
  return (stakes.side >> seat) & 1 ? Math.max(...values) : Math.min(...values);
}

export function bruteAfter({ state, stakes }: Puzzle, kind: number): number {
  const seat = turnOf(state);
  const next = { ...state, cards: state.cards.copy(), tricks: state.tricks.copy() };
  const stake = (stakes.stake ?? 0) + (stakes.points?.[kind] ?? 0);
  next.cards.spend(seat, kind);
  next.tricks.play(seat, kind, state.order);
  if (next.tricks.count < state.setup.players)
    return bruteForce({ state: next, stakes: { ...stakes, stake } });
  const winner = next.tricks.take();
  const gain = (stakes.side >> winner) & 1 ? stake + stakes.trick : 0;
  return gain + bruteForce({ state: next, stakes: { ...stakes, stake: 0 } });
}
