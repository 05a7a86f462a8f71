import { anyOf } from '../chance.ts';
import type { Action, Event, Random, Seat } from '../game.ts';
import type { ContestTell } from './events.ts';
import { call, callAtRandom, callsOf, mostShown, partners, playAtRandom, plays } from './rules.ts';
import type { Contest } from './state.ts';

/** What each of these games does in its own way, between the first call and the first trick. */
export interface Customs<State extends Contest, E extends Event> {
  /** What may be done in the phases that are the game's own: trumps to name, cards to exchange. */
  choices(state: State, seat: Seat, into: Action[]): number;
  /** After the last call: who plays for what, if anybody does. */
  endAuction(state: State, tell?: ContestTell<E>): void;
  /** Does one thing after the auction and goes on to the next, in the end to the first trick. */
  prepare(state: State, action: Action, tell?: ContestTell<E>): void;
  playCard(state: State, seat: Seat, kind: number, tell?: ContestTell<E>): void;
  /**
   * Plays the tricks at random and says how many moves it took: every card is one. The loop is written
   * out in each game, where the compiler sees one kind of state; shared, it costs a tenth of the speed.
   */
  playTricks(state: State, random: Random): number;
}

/** How a deal goes: what may be done, at random too, and doing it. */
export interface ContestCourse<State, E extends Event> {
  legal(state: State, seat: Seat, into: Action[]): number;
  atRandom(state: State, seat: Seat, random: Random): Action;
  playOut(state: State, random: Random): number;
  apply(state: State, seat: Seat, action: Action, random: Random, tell?: ContestTell<E>): void;
}

export function courseOf<State extends Contest, E extends Event>(
  customs: Customs<State, E>,
): ContestCourse<State, E> {
  return {
    legal: (state, seat, into) => legal(customs, state, seat, into),
    atRandom: (state, seat, random) => atRandom(customs, state, seat, random),
    playOut: (state, random) => playOut(customs, state, random),
    apply(state, seat, action, _random, tell) {
      state.log.add(seat, action);
      carryOut(customs, state, seat, action, tell);
    },
  };
}

function legal<State extends Contest, E extends Event>(
  customs: Customs<State, E>,
  state: State,
  seat: Seat,
  into: Action[],
): number {
  switch (state.phase) {
    case 'play':
      return plays(state, seat, into);
    case 'auction':
      return callsOf(state, seat, mostShown(state), into);
    case 'partner':
      return partners(state, into);
    case 'over':
      return 0;
    default:
      return customs.choices(state, seat, into);
  }
}

function atRandom<State extends Contest, E extends Event>(
  customs: Customs<State, E>,
  state: State,
  seat: Seat,
  random: Random,
): Action {
  switch (state.phase) {
    case 'play':
      return playAtRandom(state, seat, random);
    case 'auction':
      return callAtRandom(state, seat, mostShown(state), random);
    case 'partner':
      return anyOf(partnersOf, state, seat, random);
    default:
      return anyOf(customs.choices, state, seat, random);
  }
}

const partnersOf = (state: Contest, _seat: Seat, into: Action[]) => partners(state, into);

function playOut<State extends Contest, E extends Event>(
  customs: Customs<State, E>,
  state: State,
  random: Random,
): number {
  let moves = 0;
  while (state.phase !== 'over') {
    if (state.phase === 'play') return moves + customs.playTricks(state, random);
    const seat = state.turn;
    const action = atRandom(customs, state, seat, random);
    carryOut(customs, state, seat, action);
    if (action.ends) moves++;
  }
  return moves;
}

/** Off the record. */
export function carryOut<State extends Contest, E extends Event>(
  customs: Customs<State, E>,
  state: State,
  seat: Seat,
  action: Action,
  tell?: ContestTell<E>,
): void {
  if (state.phase === 'play') return customs.playCard(state, seat, action.what, tell);
  if (state.phase !== 'auction') return customs.prepare(state, action, tell);
  if (call(state, seat, action, tell)) customs.endAuction(state, tell);
}
