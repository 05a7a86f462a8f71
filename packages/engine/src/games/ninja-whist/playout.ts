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

/** Tokens are thought of one time in four, so that they last. */
function placeAtRandom(state: NinjaState, seat: Seat, random: Random): number {
  const { cards, order, tricks, staged, scoreAreas } = state;
  if (staged === 0 && (scoreAreas[seat] === 0 || random.below(4) > 0)) {
    return followAtRandom(cards, seat, order, tricks.led, random);
  }
  const { a, b, c } = putDown(state, seat);
  return pick(a, b, c, random);
}

export function playOut(state: NinjaState, random: Random): number {
  let moves = 0;
  for (let seat = state.turn; seat !== NOBODY; seat = state.turn) {
    if (state.phase === 'play') moves += playOn(state, seat, random);
    else moves += decide(state, seat, random);
  }
  return moves;
}

/** Puts down a card or a token, and says how many moves it has ended. */
function playOn(state: NinjaState, seat: Seat, random: Random): number {
  const place = placeAtRandom(state, seat, random);
  if (place >= FIRST_TOKEN) {
    stage(state, seat, place - FIRST_TOKEN);
    return 0;
  }
  playCard(state, seat, deck.kindAt[place], random);
  return 1;
}

function decide(state: NinjaState, seat: Seat, random: Random): number {
  if (state.phase === 'bid') bid(state, seat, bidAtRandom(state, seat, random));
  else takeAtRandom(state, seat, random);
  return 1;
}

function takeAtRandom(state: NinjaState, winner: Seat, random: Random): void {
  if (state.from === NOBODY) state.from = pick(sources(state, winner), 0, 0, random);
  take(state, winner, pick(kinds(state.scoreAreas[state.from]), 0, 0, random));
}
