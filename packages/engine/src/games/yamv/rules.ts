import { type ContestCourse, type Customs, carryOut, courseOf } from '../../contest/course.ts';
import {
  cardAtRandom,
  choosePartner,
  declarerEvent,
  nameTrump,
  playForTricks,
  rights,
  throwIn,
  turnTo,
} from '../../contest/rules.ts';
import { NOBODY } from '../../contest/state.ts';
import { spread } from '../../deck.ts';
import { type Action, ALL, type Random, type Seat, type Tell } from '../../game.ts';
import type { YamvEvent } from './events.ts';
import { exchange, exchanges, takeStock } from './exchange.ts';
import { calls, EXCHANGE, trumps } from './faces.ts';
import type { YamvState } from './state.ts';

const NONE = 1 << trumps.none;

export const customs: Customs<YamvState, YamvEvent> = {
  choices,
  endAuction,
  prepare,
  playCard: playForTricks,
  playTricks,
};

export const course: ContestCourse<YamvState, YamvEvent> = {
  ...courseOf(customs),
  apply(state, seat, action, _random, tell) {
    // What is exchanged stands in the state itself: worlds that differ in it share one log.
    if (state.phase !== 'exchange' || action === EXCHANGE) state.log.add(seat, action);
    carryOut(customs, state, seat, action, tell);
  },
};

function playTricks(state: YamvState, random: Random): number {
  for (let moves = 0; ; moves++) {
    const seat = state.turn;
    if (seat === NOBODY) return moves;
    playForTricks(state, seat, cardAtRandom(state, seat, random));
  }
}

function choices(state: YamvState, seat: Seat, into: Action[]): number {
  if (state.phase === 'exchange') return exchanges(state, into);
  const names = state.phase === 'declarerTrump' ? declarerTrumps : defenderTrumps;
  return spread(names(state, seat), 0, calls.name, into, 0);
}

/** yamv/5.2: a suit or rank on the declarer's own shown cards, or none. */
function declarerTrumps(state: YamvState, seat: Seat): number {
  return rights(state, seat) | NONE;
}

/** yamv/5.3: a rank on the head defender's own shown cards, not the declarer's, or none. */
function defenderTrumps(state: YamvState, seat: Seat): number {
  const ranks = rights(state, seat) & ~trumps.suits;
  return (ranks & ~(1 << state.declarerTrump)) | NONE;
}

/** Between the auction and the first trick. */
function prepare(state: YamvState, action: Action, tell?: Tell<YamvEvent>): void {
  switch (state.phase) {
    case 'partner':
      choosePartner(state, action.what, tell);
      return turnTo(state, 'declarerTrump', state.declarer);
    case 'declarerTrump':
      nameTrump(state, action.what, 'declarer', tell);
      if (state.headDefender === NOBODY) return takeStock(state, tell);
      return turnTo(state, 'defenderTrump', state.headDefender);
    case 'defenderTrump':
      nameTrump(state, action.what, 'head defender', tell);
      return takeStock(state, tell);
    case 'exchange':
      return exchange(state, action, tell);
  }
}

/** yamv/3.6 and yamv/4: thrown in, or a declarer and perhaps a head defender. */
function endAuction(state: YamvState, tell?: Tell<YamvEvent>): void {
  if (state.auction.high === 0) return throwIn(state, tell);
  state.declarer = findDeclarer(state);
  state.headDefender = findHeadDefender(state);
  tell?.(declarerEvent(state), ALL);
  turnTo(state, 'partner', state.declarer);
}

/** yamv/4.1 and yamv/4.2: of equals the first from the dealer's left on. */
function findDeclarer({ auction, players, setup }: YamvState): Seat {
  let seat = setup.dealer;
  do seat = seat + 1 === players ? 0 : seat + 1;
  while (auction.shown[seat] !== auction.high);
  return seat;
}

/** yamv/4.4 to yamv/4.6: of equals the first to the declarer's right. */
function findHeadDefender({ auction, players, declarer, rules }: YamvState): Seat {
  const tied = auction.runnersUp(declarer);
  if (tied === 0 && !rules.zeroCardHeadDefender) return NOBODY;
  let seat = declarer;
  do seat = seat === 0 ? players - 1 : seat - 1;
  while (tied !== 0 && !(tied & (1 << seat)));
  return seat;
}
