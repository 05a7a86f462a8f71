import { anyOf } from '../../chance.ts';
import { pick, WORD_SPAN } from '../../deck.ts';
import type { Action, Random, Seat } from '../../game.ts';
import { followAtRandom } from '../../tricks.ts';
import { ADD, BID, deck, PLAY } from './faces.ts';
import { barredBid, legal, putDown, sources } from './legal.ts';
import { bid, playCard, stage, take } from './rules.ts';
import { type NinjaState, NOBODY } from './state.ts';
import { kinds } from './tokens.ts';

/** Tokens have the places after those of the cards, which take two words. */
const FIRST_TOKEN = 2 * WORD_SPAN;

export function atRandom(state: NinjaState, seat: Seat, random: Random): Action {
  if (state.phase === 'bid') return BID[bidAtRandom(state, seat, random)];
  if (state.phase !== 'play') return anyOf(legal, state, seat, random);
  const place = placeAtRandom(state, seat, random);
  return place < FIRST_TOKEN ? PLAY[place] : ADD[place - FIRST_TOKEN];
}

/** ninja-whist/3.2 and 3.3: without the barred bid the higher ones move down by one. */
function bidAtRandom(state: NinjaState, seat: Seat, random: Random): number {
  const { cards, setup } = state;
  const barred = seat === setup.dealer ? barredBid(state) : -1;
  if (barred < 0) return random.below(cards.size + 1);
  const tricks = random.below(cards.size);
  return tricks < barred ? tricks : tricks + 1;
}

/**
 * A seat considers tokens in every eighth trick only, not in the same ones in each round, so that
 * tokens last.
 */
function placeAtRandom(state: NinjaState, seat: Seat, random: Random): number {
  const { setup, cards, order, tricks, staged } = state;
  if (staged === 0 && (seat + setup.deal + tricks.winners.length) % 8 > 0) {
    return followAtRandom(cards, seat, order, tricks.led, random);
  }
  const { a, b, c } = putDown(state, seat);
  return pick(a, b, c, random);
}

export function playOut(state: NinjaState, random: Random): number {
  let moves = 0;
  while (state.phase !== 'over') {
    moves += state.phase === 'play' ? playTrick(state, random) : decide(state, random);
  }
  return moves;
}

/** Puts down cards and tokens until nobody has to play to this trick, and says how many moves it was. */
function playTrick(state: NinjaState, random: Random): number {
  const { tricks, players } = state;
  for (let moves = 0; ; ) {
    const seat = state.turn;
    const place = placeAtRandom(state, seat, random);
    if (place < FIRST_TOKEN) {
      playCard(state, seat, deck.kindAt[place], random);
      moves++;
    } else stage(state, seat, place - FIRST_TOKEN);
    if (tricks.count === 0 || tricks.count === players) return moves;
  }
}

function decide(state: NinjaState, random: Random): number {
  const seat = state.turn;
  if (state.phase === 'bid') bid(state, seat, bidAtRandom(state, seat, random));
  else takeAtRandom(state, seat, random);
  return 1;
}

function takeAtRandom(state: NinjaState, winner: Seat, random: Random): void {
  if (state.from === NOBODY) state.from = oneOf(sources(state, winner), random);
  take(state, winner, oneOf(kinds(state.scoreAreas[state.from]), random));
}

/** Where there is no choice nothing is drawn, as in `anyOf`. */
function oneOf(bits: number, random: Random): number {
  return (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : pick(bits, 0, 0, random);
}
