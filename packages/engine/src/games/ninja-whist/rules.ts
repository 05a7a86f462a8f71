import { pick } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Tell } from '../../game.ts';
import type { NinjaEvent } from './events.ts';
import { deck } from './faces.ts';
import { type NinjaState, NOBODY } from './state.ts';
import { ALL_SUITS, alike, iconsOf, iconsOn, suitsOn, TOKENS, written } from './tokens.ts';

export function apply(
  state: NinjaState,
  seat: Seat,
  action: Action,
  random: Random,
  tell?: Tell<NinjaEvent>,
): void {
  state.log.add(seat, action);
  carryOut(state, seat, action, random, tell);
}

function carryOut(
  state: NinjaState,
  seat: Seat,
  action: Action,
  random: Random,
  tell?: Tell<NinjaEvent>,
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
export function bid(state: NinjaState, seat: Seat, tricks: number, tell?: Tell<NinjaEvent>): void {
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

export function stage(state: NinjaState, seat: Seat, token: number): void {
  state.scoreAreas[seat] ^= 1 << token;
  state.staged |= 1 << token;
  state.suits &= suitsOn[token];
  state.icons += iconsOn[token];
}

export function playCard(
  state: NinjaState,
  seat: Seat,
  kind: number,
  random: Random,
  tell?: Tell<NinjaEvent>,
): void {
  const { cards, tricks, order, table, staged } = state;
  const suit = order.suitOf[kind];
  cards.drop(seat, kind);
  if (tricks.count === 0) tricks.led = suit;
  // ninja-whist/6.3
  const lift = staged === 0 ? 0 : iconsOf(state.icons, suit);
  const claim = order.claim(tricks.led, kind);
  table.lay(tricks.count++, kind, claim === 0 ? 0 : claim + lift, order);
  if (tell) tellPlay(state, seat, kind, tell);
  if (staged !== 0) spend(state);
  passOn(state);
  if (tricks.count === state.players) endTrick(state, random, tell);
}

function tellPlay(
  { staged, icons, order }: NinjaState,
  seat: Seat,
  kind: number,
  tell: Tell<NinjaEvent>,
) {
  const lift = iconsOf(icons, order.suitOf[kind]);
  tell({ type: 'play', seat, card: deck.codes[kind], tokens: written(staged), lift }, ALL);
}

/** The tokens of a move lie with its card until the end of the trick. */
function spend(state: NinjaState): void {
  state.table.spent |= state.staged;
  state.staged = 0;
  state.suits = ALL_SUITS;
  state.icons = 0;
}

/** Who takes the trick as it lies. */
export function winning({ tricks, table, players, order }: NinjaState): Seat {
  const seat = tricks.leader + table.winner(tricks.led, order);
  return seat < players ? seat : seat - players;
}

/** ninja-whist/6.7: the tokens played go back, then the winner draws. */
function endTrick(state: NinjaState, random: Random, tell?: Tell<NinjaEvent>): void {
  const { tricks, table } = state;
  const winner = winning(state);
  tell?.({ type: 'trick', winner }, ALL);
  tricks.best = winner;
  state.turn = winner;
  state.stock |= table.spent;
  if (state.stock === 0) {
    state.phase = 'take';
    return;
  }
  const token = alike(state.stock, pick(state.stock, 0, 0, random));
  state.stock ^= 1 << token;
  tell?.({ type: 'draw', seat: winner, token: TOKENS[token] }, ALL);
  gain(state, winner, token);
}

/** ninja-whist/6.8 */
export function take(
  state: NinjaState,
  winner: Seat,
  token: number,
  tell?: Tell<NinjaEvent>,
): void {
  const { scoreAreas, from } = state;
  const bit = alike(scoreAreas[from], token);
  scoreAreas[from] ^= 1 << bit;
  tell?.({ type: 'take', seat: winner, from, token: TOKENS[token] }, ALL);
  state.from = NOBODY;
  state.taken |= 1 << bit;
  state.phase = 'play';
  gain(state, winner, bit);
}

/** A trick is complete with its token: the winner leads, or the round is over. */
function gain(state: NinjaState, winner: Seat, token: number): void {
  const { tricks, table, cards } = state;
  state.playAreas[winner] |= 1 << token;
  state.gained[tricks.winners.length] = token;
  table.clear();
  tricks.take();
  if (tricks.winners.length < cards.size) return;
  state.phase = 'over';
  state.turn = NOBODY;
}
