import { anyOf } from '../../chance.ts';
import {
  call,
  callAtRandom,
  callsOf,
  cardAtRandom,
  choosePartner,
  finish,
  nameTrump,
  openPlay,
  partners,
  playAtRandom,
  playCard,
  plays,
  rights,
  runnerUp,
  throwIn,
  turnTo,
} from '../../contest/rules.ts';
import { NOBODY } from '../../contest/state.ts';
import { UNNAMED } from '../../contest/trumps.ts';
import { spread } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Tell } from '../../game.ts';
import { calls, points, trumps } from './faces.ts';
import type { MuState } from './state.ts';

export function legal(state: MuState, seat: Seat, into: Action[]): number {
  switch (state.phase) {
    case 'play':
      return plays(state, seat, into);
    case 'auction':
      // mu/3.2: never more than one above the most that was shown before this turn.
      return callsOf(state, seat, state.auction.high + 1, into);
    case 'minor':
      // mu/5.1: a colour or number on the Vice's own shown cards.
      return spread(rights(state, seat), 0, calls.name, into, 0);
    case 'major':
      return spread(majors(state, seat), 0, calls.name, into, 0);
    case 'partner':
      // mu/5.3: anyone but the Chief and the Vice.
      return partners(state, into);
    case 'over':
      return 0;
  }
}

/** mu/5.2: the same for the Chief, or none, but not what the Vice has named. */
function majors(state: MuState, seat: Seat): number {
  const all = rights(state, seat) | (1 << trumps.none);
  return state.minor === UNNAMED ? all : all & ~(1 << state.minor);
}

export function atRandom(state: MuState, seat: Seat, random: Random): Action {
  if (state.phase === 'play') return playAtRandom(state, seat, random);
  if (state.phase === 'auction') return callAtRandom(state, seat, state.auction.high + 1, random);
  return anyOf(legal, state, seat, random);
}

export function playOut(state: MuState, random: Random): number {
  let moves = 0;
  while (state.phase !== 'over') {
    if (state.phase === 'play') return moves + playTricks(state, random);
    const seat = state.turn;
    const action = atRandom(state, seat, random);
    carryOut(state, seat, action);
    if (action.ends) moves++;
  }
  return moves;
}

/** Here every card is a move. */
function playTricks(state: MuState, random: Random): number {
  for (let moves = 0; ; moves++) {
    const seat = state.turn;
    if (seat === NOBODY) return moves;
    play(state, seat, cardAtRandom(state, seat, random));
  }
}

export function apply(state: MuState, seat: Seat, action: Action, _random: Random, tell?: Tell) {
  state.log.add(seat, action);
  carryOut(state, seat, action, tell);
}

function carryOut(state: MuState, seat: Seat, action: Action, tell?: Tell): void {
  if (state.phase === 'play') {
    return play(state, seat, action.what, tell);
  }
  if (state.phase !== 'auction') return prepare(state, action, tell);
  if (call(state, seat, action, tell)) endAuction(state, tell);
}

/** Between the auction and the first trick. */
function prepare(state: MuState, action: Action, tell?: Tell): void {
  switch (state.phase) {
    case 'minor':
      nameTrump(state, action.what, 'minor', tell);
      return turnTo(state, 'major', state.chief);
    case 'major':
      nameTrump(state, action.what, 'major', tell);
      // mu/5.3: with three players the Chief stands alone.
      return state.players > 3 ? turnTo(state, 'partner', state.chief) : openPlay(state);
    case 'partner':
      choosePartner(state, action.what, tell);
      // mu/6.1: the Chief leads.
      return openPlay(state);
  }
}

/** mu/3.6 and mu/4: thrown in, stalemate, or a Chief and perhaps a Vice. */
function endAuction(state: MuState, tell?: Tell): void {
  const { auction, players, rules } = state;
  if (auction.high === 0) return throwIn(state, tell);
  if (!auction.crownUp) {
    tell?.(
      {
        type: 'stalemate',
        provocateur: auction.crown,
        tied: auction.at(auction.high),
        cards: auction.high,
      },
      ALL,
    );
    return finish(state);
  }
  state.declarer = auction.crown;
  if (players > 3 || rules.viceWithThree) state.headDefender = findVice(state);
  const { chief, vice } = state;
  tell?.({ type: 'chief', seat: chief, vice, cards: auction.high }, ALL);
  if (vice === NOBODY) turnTo(state, 'major', chief);
  else turnTo(state, 'minor', vice);
}

/** mu/4.4 and mu/4.5: most cards among the others; a tie goes to the higher numbers. */
function findVice(state: MuState): Seat {
  return runnerUp(state, state.rules.viceTieBreak === 'full' ? 'all' : 'highest');
}

/** mu/6.5: the winner of a trick has its card points. */
function play(state: MuState, seat: Seat, kind: number, tell?: Tell): void {
  state.stake += points[kind];
  const winner = playCard(state, seat, kind, tell);
  if (winner === NOBODY) return;
  state.captured[winner] += state.stake;
  if (tell) tellTrick(winner, state.stake, tell);
  state.stake = 0;
}

function tellTrick(winner: Seat, points: number, tell: Tell): void {
  tell({ type: 'trick', winner, points }, ALL);
}
