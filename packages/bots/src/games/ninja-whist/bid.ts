import type { Action, Seat } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { countBits } from '@overtrick/engine/kit';
import type { Reckoning } from '../../reckoning.ts';
import type { CountedHand } from '../../says.ts';
import { ARCHERS } from './ranks.ts';

/** What a hand is made of, to whoever counts tricks. */
const GROUPS = [
  'one',
  'archers',
  'ace of trumps',
  'king of trumps',
  'trumps 8 to 10',
  'trumps 5 to 7',
  'trumps 2 to 4',
  'kings',
  'tens',
  '8 and 9',
  '5 to 7',
  '2 to 4',
  'aces',
  'ruffs',
  'called',
  'leads',
] as const;
/** Archers that win only what they lead take about as many tricks as an 8 or 9 does. */
const WINNING_ARCHERS = 1;
const EIGHT_AND_NINE = 9;
const RUFFS = 13;
/** The ways in which each figure may depend on the number of players and the hand size. */
const BASES = ['', ' / players', ' * hand size', ' * part dealt'];
/** The names of all figures, once for each of these ways. */
export const PRODUCTS = GROUPS.flatMap((group) => BASES.map((base) => `${group}${base}`));

/** The group by height in the suit, from the Ace up. */
const TRUMPS = [2, 6, 6, 6, 5, 5, 5, 4, 4, 4, 3];
const PLAIN = [12, 11, 11, 11, 10, 10, 10, 9, 9, 8, 7];

/** Used again at every look. */
const figures: number[] = GROUPS.map(() => 0);

/** Fills in `figures` for the hand that a seat was dealt and what was called before its turn to bid. */
function weighHand(state: NinjaState, seat: Seat): void {
  const { cards, order, bids, players, setup } = state;
  const { deck, dealt } = cards;
  figures.fill(0);
  let trumps = 0;
  let suits = 0;
  for (let word = 0; word < deck.words; word++) {
    for (let rest = dealt[seat * deck.words + word]; rest !== 0; rest &= rest - 1) {
      const kind = deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
      const suit = deck.suitOf[kind];
      suits |= 1 << suit;
      if (suit === order.trumpSuit) trumps++;
      if (suit === ARCHERS) figures[order.archersWin ? WINNING_ARCHERS : EIGHT_AND_NINE]++;
      else figures[(suit === order.trumpSuit ? TRUMPS : PLAIN)[deck.rankOf[kind]]]++;
    }
  }
  figures[0] = 1;
  const plain = suits & ~(1 << ARCHERS) & ~(order.trumpSuit < 0 ? 0 : 1 << order.trumpSuit);
  if (trumps > 0) figures[RUFFS] = 3 - countBits(plain);
  const eldest = (setup.dealer + 1) % players;
  for (let other = eldest; other !== seat; other = (other + 1) % players) {
    figures[RUFFS + 1] += bids[other] - cards.size / players;
  }
  figures[RUFFS + 2] = seat === eldest ? 1 : 0;
}

/** What is high in a plain suit. */
const [KINGS, TENS] = [7, 8];

/** What there is to count on before the bid; without a trump only high cards. */
export function holdingOf(state: NinjaState, seat: Seat): CountedHand {
  weighHand(state, seat);
  const sum = (from: number, to: number) =>
    figures.slice(from, to + 1).reduce((all, each) => all + each, 0);
  return {
    trumps: state.order.trumpSuit < 0 ? -1 : sum(WINNING_ARCHERS + 1, KINGS - 1),
    high: figures[WINNING_ARCHERS] + sum(KINGS, TENS),
    low: 0,
    cards: state.cards.size,
  };
}

const bases: number[] = [1, 0, 0, 0];

/** How much each of these ways counts in this round; fills in `bases`. */
function weighRound({ players, cards }: NinjaState): void {
  bases[1] = 1 / players;
  bases[2] = cards.size / 10;
  bases[3] = (players * cards.size) / 45;
}

/** What is looked up for a round: with or without trump. */
export function tableOf({ order }: NinjaState): 'plain' | 'trump' {
  return order.trumpSuit < 0 ? 'plain' : 'trump';
}

/** Every figure of a seat's hand before its bid, once for each way. */
export function productsOf(state: NinjaState, seat: Seat): number[] {
  weighHand(state, seat);
  weighRound(state);
  return figures.flatMap((figure) => bases.map((base) => figure * base));
}

/** The tricks that a seat may expect before it bids. */
export function expectedTricks(weights: Reckoning, state: NinjaState, seat: Seat): number {
  const table = weights[tableOf(state)];
  weighHand(state, seat);
  weighRound(state);
  let sum = 0;
  for (let f = 0, at = 0; f < figures.length; f++) {
    for (let b = 0; b < bases.length; b++, at++) sum += table[at] * figures[f] * bases[b];
  }
  return sum;
}

/** The bid nearest to what is expected. */
export function quickBid(
  weights: Reckoning,
  state: NinjaState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  const expected = expectedTricks(weights, state, seat);
  let best = legal[0];
  for (let i = 1; i < count; i++) {
    if (Math.abs(legal[i].what - expected) < Math.abs(best.what - expected)) best = legal[i];
  }
  return best;
}

/** How far bids lie from what is expected, as a standard deviation. */
const SPREAD = 1;

/** How well the hands explain the bids, as a logarithm; one's own hand is the same in all worlds. */
export function explained(weights: Reckoning, state: NinjaState, eyes: Seat): number {
  const { bids, players } = state;
  let log = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat === eyes || bids[seat] < 0) continue;
    const miss = (bids[seat] - expectedTricks(weights, state, seat)) / SPREAD;
    log -= (miss * miss) / 2;
  }
  return log;
}
