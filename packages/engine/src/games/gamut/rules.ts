import { anyOf } from '../../chance.ts';
import { spread } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Seats, type Tell } from '../../game.ts';
import { firstSeat } from '../../play.ts';
import { SEATS } from './about.ts';
import type { GamutEvent } from './events.ts';
import {
  BID,
  CHOOSE,
  CLUBS,
  CONTRACTS,
  deck,
  FOLD,
  GIVE_LEFT,
  GIVE_RIGHT,
  HEARTS,
  leftOf,
  orderOf,
  PASS,
  PLAY,
  partnerOf,
  rightOf,
  STAY,
} from './faces.ts';
import { openPlay, placeAtRandom, playCard, plays, playTricks } from './play.ts';
import { EVERYBODY, type GamutState, OPEN } from './state.ts';

/** gamut/5.2: gifts are chosen at the same time; everything else goes round. */
export function acting({ phase, toGive, turn }: GamutState): Seats {
  if (phase === 'give') return toGive;
  return phase === 'over' ? 0 : 1 << turn;
}

export function legal(state: GamutState, seat: Seat, into: Action[]): number {
  switch (state.phase) {
    case 'play':
      return plays(state, seat, into);
    case 'give':
      return gifts(state, seat, into);
    case 'bid':
      return bids(state, seat, into);
    case 'fold':
      into[0] = STAY;
      into[1] = FOLD;
      return 2;
    case 'choose':
      into[0] = PASS;
      for (let i = 0; i < CHOOSE.length; i++) into[i + 1] = CHOOSE[i];
      return 1 + CHOOSE.length;
    case 'over':
      return 0;
  }
}

/** Bids above this are hardly ever made at random, and matches would not end. */
const RANDOM_BID = 2;

export function atRandom(state: GamutState, seat: Seat, random: Random): Action {
  if (state.phase === 'play') return PLAY[placeAtRandom(state, seat, random)];
  if (state.phase !== 'bid') return anyOf(legal, state, seat, random);
  return BID[random.below(Math.min(highestBid(state, seat), RANDOM_BID) + 1)];
}

/** gamut/5.1: two different cards of those that were dealt, first the one for the left. */
function gifts({ cards, gifts }: GamutState, seat: Seat, into: Action[]): number {
  const left = gifts[2 * seat];
  if (left === OPEN) return cards.fromHand(seat, GIVE_LEFT, into, 0);
  let count = 0;
  for (let word = 0, at = seat * deck.words; word < deck.words; word++, at++) {
    const given = deck.wordOf[left] === word ? deck.bitOf[left] : 0;
    count = spread(cards.hands[at] & ~given, word, GIVE_RIGHT, into, count);
  }
  return count;
}

/** gamut/6.3: what a partner has bid is no longer to be had. */
export function highestBid({ cards, bids }: GamutState, seat: Seat): number {
  return cards.size - Math.max(0, bids[partnerOf(seat)]);
}

function bids(state: GamutState, seat: Seat, into: Action[]): number {
  const most = highestBid(state, seat);
  for (let tricks = 0; tricks <= most; tricks++) into[tricks] = BID[tricks];
  return most + 1;
}

export function playOut(state: GamutState, random: Random): number {
  let moves = 0;
  while (state.phase !== 'over') {
    if (state.phase === 'play') return moves + playTricks(state, random);
    const seat = state.phase === 'give' ? firstSeat(state.toGive) : state.turn;
    const action = atRandom(state, seat, random);
    carryOut(state, seat, action);
    if (action.ends) moves++;
  }
  return moves;
}

/** Nothing is left to chance after the deal. */
export function act(state: GamutState, seat: Seat, action: Action, tell?: Tell<GamutEvent>): void {
  state.log.add(seat, action);
  carryOut(state, seat, action, tell);
}

function carryOut(state: GamutState, seat: Seat, action: Action, tell?: Tell<GamutEvent>): void {
  switch (state.phase) {
    case 'play':
      return playCard(state, seat, action.what, tell);
    case 'give':
      return give(state, seat, action, tell);
    case 'bid':
      state.bids[seat] = action.what;
      tell?.({ type: 'bid', seat, tricks: action.what }, ALL);
      // gamut/6.4
      if (isRoundOver(state)) openPlay(state, state.setup.dealer);
      return;
    case 'fold':
      return stayOrFold(state, seat, action, tell);
    case 'choose':
      return choose(state, seat, action, tell);
  }
}

/** gamut/2.4: one decision each, to the left. */
function isRoundOver(state: GamutState): boolean {
  state.turn = leftOf(state.turn);
  return ++state.decided === SEATS;
}

/** gamut/3.1 to gamut/3.3: the first choice binds; four passes throw the hand in. */
function choose(state: GamutState, seat: Seat, action: Action, tell?: Tell<GamutEvent>): void {
  if (action !== PASS) return openContract(state, action.what, tell, seat);
  tell?.({ type: 'pass', seat }, ALL);
  if (!isRoundOver(state)) return;
  state.phase = 'over';
  tell?.({ type: 'thrown-in' }, ALL);
}

/** The turn-up or a player has said what is played; roles stay tied to the dealer (gamut/3.2). */
export function openContract(
  state: GamutState,
  contract: number,
  tell?: Tell<GamutEvent>,
  chooser?: Seat,
): void {
  state.contract = contract;
  state.order = orderOf(contract);
  state.turn = state.first;
  state.decided = 0;
  state.phase = contract === HEARTS ? 'give' : contract === CLUBS ? 'fold' : 'bid';
  if (contract === HEARTS) state.toGive = EVERYBODY;
  if (!tell) return;
  const by = chooser === undefined ? {} : { seat: chooser };
  tell({ type: 'contract', contract: CONTRACTS[contract], ...by }, ALL);
}

/** gamut/5.2: nothing changes hands, and nobody learns anything, before all have given. */
function give(
  state: GamutState,
  seat: Seat,
  { ends, what }: Action,
  tell?: Tell<GamutEvent>,
): void {
  state.gifts[2 * seat + (ends ? 1 : 0)] = what;
  if (!ends) return;
  state.toGive &= ~(1 << seat);
  tell?.({ type: 'give', seat }, ALL);
  if (state.toGive === 0) exchange(state, tell);
}

function exchange(state: GamutState, tell?: Tell<GamutEvent>): void {
  for (let seat = 0; seat < SEATS; seat++) {
    handOver(state, seat, leftOf(seat), state.gifts[2 * seat], tell);
    handOver(state, seat, rightOf(seat), state.gifts[2 * seat + 1], tell);
  }
  openPlay(state, state.setup.dealer);
}

function handOver(
  state: GamutState,
  from: Seat,
  to: Seat,
  kind: number,
  tell?: Tell<GamutEvent>,
): void {
  state.cards.drop(from, kind);
  state.cards.take(to, kind);
  tell?.({ type: 'gift', from, to, card: deck.codes[kind] }, (1 << from) | (1 << to));
}

/** gamut/7.3 to gamut/7.7: play begins if two or more stay. */
function stayOrFold(state: GamutState, seat: Seat, action: Action, tell?: Tell<GamutEvent>): void {
  if (action === FOLD) state.staying &= ~(1 << seat);
  tell?.({ type: action === FOLD ? 'fold' : 'stay', seat }, ALL);
  if (!isRoundOver(state)) return;
  const { staying } = state;
  if ((staying & (staying - 1)) !== 0) return openPlay(state, state.setup.dealer);
  state.phase = 'over';
  tell?.({ type: 'unplayed', seat: 31 - Math.clz32(staying) }, ALL);
}
