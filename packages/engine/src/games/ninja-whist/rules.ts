import { anyOf } from '../../chance.ts';
import { countBits, spread, WORDS } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Seats, type Tell } from '../../game.ts';
import { follow, followAtRandom } from '../../tricks.ts';
import { ADD, BID, deck, FROM, numbers, PLAY, TAKE } from './faces.ts';
import { type NinjaState, NOBODY } from './state.ts';
import {
  ALL_SUITS,
  after,
  alike,
  iconsOf,
  iconsOn,
  kinds,
  showing,
  suitsOn,
  TOKENS,
  tokenAt,
  written,
} from './tokens.ts';

export function acting(state: NinjaState): Seats {
  return state.phase === 'over' ? 0 : 1 << state.turn;
}

export function legal(state: NinjaState, seat: Seat, into: Action[]): number {
  switch (state.phase) {
    case 'play':
      if (state.scoreAreas[seat] !== 0 || state.staged !== 0) return buffed(state, seat, into);
      return follow(state.cards, seat, state.order, state.tricks.led, PLAY, into);
    case 'bid':
      return calls(state, seat, into);
    case 'take':
      if (state.from === NOBODY) return sources(state, seat, into);
      return spread(kinds(state.scoreAreas[state.from]), 0, TAKE, into, 0);
    case 'over':
      return 0;
  }
}

/** Tokens are thought of one time in four, so that they last. */
export function atRandom(state: NinjaState, seat: Seat, random: Random): Action {
  const { phase, cards, order, tricks, staged } = state;
  if (phase === 'play' && staged === 0 && random.below(4) > 0) {
    return PLAY[followAtRandom(cards, seat, order, tricks.led, random)];
  }
  return anyOf(legal, state, seat, random);
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

/** ninja-whist/6.1 and 6.2: cards that fit the tokens put down, and tokens that fit one of them. */
function buffed(state: NinjaState, seat: Seat, into: Action[]): number {
  const { staged, suits } = state;
  const { hands } = state.cards;
  const { masks } = state.order;
  let low = hands[seat * WORDS];
  let high = hands[seat * WORDS + 1];
  const led = (state.tricks.led + 1) * WORDS;
  // ninja-whist/4.2
  if ((low & masks[led]) | (high & masks[led + 1])) {
    low &= masks[led];
    high &= masks[led + 1];
  }
  if (staged !== 0) {
    low &= numbers[suits * WORDS];
    high &= numbers[suits * WORDS + 1];
  }
  const n = spread(high, 1, PLAY, into, spread(low, 0, PLAY, into, 0));
  const fitting = showing[suits & suitsOfNumbers(low, high)];
  return spread(state.scoreAreas[seat] & fitting & after(staged), 0, ADD, into, n);
}

/** The suits of the cards from 2 to 10 in a set of cards; asked so often that a loop shows. */
function suitsOfNumbers(low: number, high: number): number {
  return (
    ((low & LOW[0]) | (high & HIGH[0]) ? 1 : 0) |
    ((low & LOW[1]) | (high & HIGH[1]) ? 2 : 0) |
    ((low & LOW[2]) | (high & HIGH[2]) ? 4 : 0) |
    ((low & LOW[3]) | (high & HIGH[3]) ? 8 : 0)
  );
}
const LOW = [1, 2, 4, 8].map((suit) => numbers[suit * WORDS]);
const HIGH = [1, 2, 4, 8].map((suit) => numbers[suit * WORDS + 1]);

/** ninja-whist/6.8 and 6.9: the others with most tokens, or oneself if alone with most. */
function sources({ scoreAreas, players }: NinjaState, winner: Seat, into: Action[]): number {
  let most = 0;
  let n = 0;
  for (let seat = 0; seat < players; seat++) {
    const tokens = countBits(scoreAreas[seat]);
    if (tokens < most) continue;
    if (tokens > most) n = 0;
    most = tokens;
    if (seat !== winner) into[n++] = FROM[seat];
  }
  if (n === 0) into[n++] = FROM[winner];
  return n;
}

export function playOut(state: NinjaState, random: Random): number {
  let moves = 0;
  while (state.phase !== 'over') {
    const seat = state.turn;
    const action = atRandom(state, seat, random);
    carryOut(state, seat, action, random);
    if (action.ends) moves++;
  }
  return moves;
}

export function apply(
  state: NinjaState,
  seat: Seat,
  action: Action,
  random: Random,
  tell?: Tell,
): void {
  state.log.add(seat, action);
  carryOut(state, seat, action, random, tell);
}

function carryOut(
  state: NinjaState,
  seat: Seat,
  action: Action,
  random: Random,
  tell?: Tell,
): void {
  switch (state.phase) {
    case 'play':
      if (action.ends) return playCard(state, seat, action.what, random, tell);
      return stage(state, seat, action.what);
    case 'bid':
      return bid(state, seat, action.what, tell);
    case 'take':
      if (action.ends) return take(state, seat, action.what, tell);
      state.from = action.what;
  }
}

/** ninja-whist/3.1: the dealer bids last; then the eldest hand leads. */
function bid(state: NinjaState, seat: Seat, tricks: number, tell?: Tell): void {
  state.bids[seat] = tricks;
  tell?.({ type: 'bid', seat, tricks }, ALL);
  passOn(state);
  if (seat !== state.setup.dealer) return;
  state.phase = 'play';
  state.tricks.open(state.turn);
}

function passOn(state: NinjaState): void {
  state.turn = state.turn + 1 === state.players ? 0 : state.turn + 1;
}

function stage(state: NinjaState, seat: Seat, token: number): void {
  state.scoreAreas[seat] ^= 1 << token;
  state.staged |= 1 << token;
  state.suits &= suitsOn[token];
  state.icons += iconsOn[token];
}

function playCard(state: NinjaState, seat: Seat, kind: number, random: Random, tell?: Tell): void {
  const { cards, tricks, order, table, staged } = state;
  const suit = order.suitOf[kind];
  cards.drop(seat, kind);
  if (tricks.count === 0) tricks.led = suit;
  // ninja-whist/6.3
  const lift = staged === 0 ? 0 : iconsOf(state.icons, suit);
  table.lay(tricks.count++, kind, order.power[kind] + lift);
  tell?.({ type: 'play', seat, card: deck.codes[kind], tokens: written(staged), lift }, ALL);
  if (staged !== 0) spend(state);
  passOn(state);
  if (tricks.count === state.players) endTrick(state, random, tell);
}

/** The tokens of a move lie with its card until the end of the trick. */
function spend(state: NinjaState): void {
  state.table.spent |= state.staged;
  state.staged = 0;
  state.suits = ALL_SUITS;
  state.icons = 0;
}

/** ninja-whist/6.7: the tokens played go back, then the winner draws. */
function endTrick(state: NinjaState, random: Random, tell?: Tell): void {
  const { tricks, table, players, order } = state;
  const winner = (tricks.leader + table.winner(players, tricks.led, order)) % players;
  tell?.({ type: 'trick', winner }, ALL);
  tricks.best = winner;
  state.turn = winner;
  state.stock |= table.spent;
  if (state.stock === 0) {
    state.phase = 'take';
    return;
  }
  const token = tokenAt(state.stock, random.below(countBits(state.stock)));
  state.stock ^= 1 << token;
  tell?.({ type: 'draw', seat: winner, token: TOKENS[token] }, ALL);
  gain(state, winner, token);
}

/** ninja-whist/6.8 */
function take(state: NinjaState, winner: Seat, token: number, tell?: Tell): void {
  const { scoreAreas, from } = state;
  const bit = alike(scoreAreas[from], token);
  scoreAreas[from] ^= 1 << bit;
  tell?.({ type: 'take', seat: winner, from, token: TOKENS[token] }, ALL);
  state.from = NOBODY;
  state.phase = 'play';
  gain(state, winner, bit);
}

/** A trick is complete with its token: the winner leads, or the round is over. */
function gain(state: NinjaState, winner: Seat, token: number): void {
  const { tricks, table, cards } = state;
  state.playAreas[winner] |= 1 << token;
  state.gained.push(token);
  table.clear();
  tricks.take();
  if (tricks.winners.length < cards.size) return;
  state.phase = 'over';
  state.turn = NOBODY;
}
