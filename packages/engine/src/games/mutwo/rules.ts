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
  playForTricks,
  plays,
  rights,
  runnerUp,
  tellRoles,
  throwIn,
  turnTo,
} from '../../contest/rules.ts';
import { NOBODY } from '../../contest/state.ts';
import { UNNAMED } from '../../contest/trumps.ts';
import { spread } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Tell } from '../../game.ts';
import { calls, trumps } from './faces.ts';
import type { MutwoState } from './state.ts';

export function legal(state: MutwoState, seat: Seat, into: Action[]): number {
  switch (state.phase) {
    case 'play':
      return plays(state, seat, into);
    case 'auction':
      // mutwo/3.2: never more than one above the most that was shown before this turn.
      return callsOf(state, seat, state.auction.high + 1, into);
    case 'defenderTrump':
      // mutwo/5.1: a suit or rank on the head defender's own shown cards.
      return spread(rights(state, seat), 0, calls.name, into, 0);
    case 'declarerTrump':
      return spread(declarerTrumps(state, seat), 0, calls.name, into, 0);
    case 'partner':
      // mutwo/5.6: anyone but the declarer and the head defender.
      return partners(state, into);
    case 'over':
      return 0;
  }
}

/** mutwo/5.2: the same for the declarer, or none, but not what the head defender has named. */
function declarerTrumps(state: MutwoState, seat: Seat): number {
  const all = rights(state, seat) | (1 << trumps.none);
  return state.defenderTrump === UNNAMED ? all : all & ~(1 << state.defenderTrump);
}

export function atRandom(state: MutwoState, seat: Seat, random: Random): Action {
  if (state.phase === 'play') return playAtRandom(state, seat, random);
  if (state.phase === 'auction') return callAtRandom(state, seat, state.auction.high + 1, random);
  return anyOf(legal, state, seat, random);
}

export function playOut(state: MutwoState, random: Random): number {
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
function playTricks(state: MutwoState, random: Random): number {
  for (let moves = 0; ; moves++) {
    const seat = state.turn;
    if (seat === NOBODY) return moves;
    playForTricks(state, seat, cardAtRandom(state, seat, random));
  }
}

export function apply(state: MutwoState, seat: Seat, action: Action, _random: Random, tell?: Tell) {
  state.log.add(seat, action);
  carryOut(state, seat, action, tell);
}

function carryOut(state: MutwoState, seat: Seat, action: Action, tell?: Tell): void {
  if (state.phase === 'play') {
    // mutwo/6.5
    return playForTricks(state, seat, action.what, tell);
  }
  if (state.phase !== 'auction') return prepare(state, action, tell);
  if (call(state, seat, action, tell)) endAuction(state, tell);
}

/** Between the auction and the first trick. */
function prepare(state: MutwoState, action: Action, tell?: Tell): void {
  switch (state.phase) {
    case 'defenderTrump':
      nameTrump(state, action.what, 'head defender', tell);
      return turnTo(state, 'declarerTrump', state.declarer);
    case 'declarerTrump':
      nameTrump(state, action.what, 'declarer', tell);
      return turnTo(state, 'partner', state.declarer);
    case 'partner':
      choosePartner(state, action.what, tell);
      // mutwo/6.1
      return openPlay(state);
  }
}

/** mutwo/3.6 and mutwo/4: thrown in, a tie, or a declarer and perhaps a head defender. */
function endAuction(state: MutwoState, tell?: Tell): void {
  const { auction } = state;
  if (auction.high === 0) return throwIn(state, tell);
  if (!auction.crownUp) {
    tell?.({ type: 'tie', seat: auction.crown, cards: auction.high }, ALL);
    return finish(state);
  }
  state.declarer = auction.crown;
  // mutwo/4.4 and mutwo/4.5
  state.headDefender = runnerUp(state);
  if (tell) tellRoles(state, tell);
  if (state.headDefender === NOBODY) turnTo(state, 'declarerTrump', state.declarer);
  else turnTo(state, 'defenderTrump', state.headDefender);
}
