import { type CardSet, countBits, spread, WORDS } from '../../deck.ts';
import type { Action, Seat, Seats } from '../../game.ts';
import { playable } from '../../tricks.ts';
import { ADD, BID, FROM, numbers, PLAY, TAKE } from './faces.ts';
import { type NinjaState, NOBODY } from './state.ts';
import { after, kinds, showing } from './tokens.ts';

export function acting(state: NinjaState): Seats {
  return state.phase === 'over' ? 0 : 1 << state.turn;
}

export function legal(state: NinjaState, seat: Seat, into: Action[]): number {
  switch (state.phase) {
    case 'play':
      return plays(state, seat, into);
    case 'bid':
      return calls(state, seat, into);
    case 'take':
      if (state.from === NOBODY) return spread(sources(state, seat), 0, FROM, into, 0);
      return spread(kinds(state.scoreAreas[state.from]), 0, TAKE, into, 0);
    case 'over':
      return 0;
  }
}

/** ninja-whist/3.2 and 3.3 */
function calls(state: NinjaState, seat: Seat, into: Action[]): number {
  const barred = seat === state.setup.dealer ? barredBid(state) : -1;
  let n = 0;
  for (let tricks = 0; tricks <= state.cards.size; tricks++) {
    if (tricks !== barred) into[n++] = BID[tricks];
  }
  return n;
}

/** ninja-whist/3.3: what would make the bids add up to the tricks there are; it may be negative. */
export function barredBid({ bids, cards, players, setup }: NinjaState): number {
  let left = cards.size;
  for (let seat = 0; seat < players; seat++) if (seat !== setup.dealer) left -= bids[seat];
  return left;
}

function plays(state: NinjaState, seat: Seat, into: Action[]): number {
  const { a, b, c } = putDown(state, seat);
  const n = spread(b, 1, PLAY, into, spread(a, 0, PLAY, into, 0));
  return spread(c, 0, ADD, into, n);
}

/**
 * ninja-whist/4.2, 6.1 and 6.2: cards that fit the tokens put down, in two words, and in the third
 * tokens that fit one of these cards.
 */
export function putDown(state: NinjaState, seat: Seat): CardSet {
  const { cards, order, tricks, staged, suits } = state;
  const { a, b } = playable(cards, seat, order, tricks.led);
  const low = staged === 0 ? a : a & numbers[suits * WORDS];
  const high = staged === 0 ? b : b & numbers[suits * WORDS + 1];
  const fitting = showing[suits & suitsOfNumbers(low, high)];
  return { a: low, b: high, c: state.scoreAreas[seat] & fitting & after(staged) };
}

/** The suits of the cards from 2 to 10 in a set of cards. */
function suitsOfNumbers(low: number, high: number): number {
  return (
    any((low & LOW[0]) | (high & HIGH[0])) |
    (any((low & LOW[1]) | (high & HIGH[1])) << 1) |
    (any((low & LOW[2]) | (high & HIGH[2])) << 2) |
    (any((low & LOW[3]) | (high & HIGH[3])) << 3)
  );
}
const LOW = [1, 2, 4, 8].map((suit) => numbers[suit * WORDS]);
const HIGH = [1, 2, 4, 8].map((suit) => numbers[suit * WORDS + 1]);

/** 1 if there is a bit, else 0, without a branch: it is asked often, and the answer cannot be predicted. */
function any(bits: number): number {
  return (bits | -bits) >>> 31;
}

/** ninja-whist/6.8 and 6.9: the others with most tokens, or oneself if alone with most. */
export function sources({ scoreAreas, players }: NinjaState, winner: Seat): Seats {
  let most = 0;
  let seats = 0;
  for (let seat = 0; seat < players; seat++) {
    const tokens = countBits(scoreAreas[seat]);
    if (tokens < most) continue;
    if (tokens > most) seats = 0;
    most = tokens;
    if (seat !== winner) seats |= 1 << seat;
  }
  return seats === 0 ? 1 << winner : seats;
}
