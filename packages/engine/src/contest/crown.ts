import { spread } from '../deck.ts';
import { type Action, ALL, type Event, type Refusal, type Seat } from '../game.ts';
import { sayings } from '../says.ts';
import type { Customs } from './course.ts';
import type { ContestTell } from './events.ts';
import { type Law, refusalOf, whyNoRight } from './refusals.ts';
import { choosePartner, finish, nameTrump, openPlay, rights, throwIn, turnTo } from './rules.ts';
import type { CrownSays } from './says.ts';
import { type Contest, NOBODY } from './state.ts';
import { UNNAMED } from './trumps.ts';

const why = sayings<CrownSays>();

/** A trump that is named: in which phase, and what it is called in the story of a deal. */
interface Naming<State extends Contest> {
  readonly phase: State['phase'];
  readonly part: string;
}

/**
 * Mü and its nearest kin, in what they do not share. What they do: nobody shows more than one card
 * above the most, a tie for the most ends the deal, the head defender names a trump first, and then
 * the declarer another one and a partner.
 */
export interface Crowning<State extends Contest, E extends Event> {
  readonly defender: Naming<State>;
  readonly declarer: Naming<State>;
  /** Who of the others has shown most, or nobody. */
  headDefender(state: State): Seat;
  /** Whether the declarer plays without a partner. */
  playsAlone?(state: State): boolean;
  /** What everybody is told of a tie, and of a declarer and perhaps a head defender. */
  tie(state: State): E;
  roles(state: State): E;
  playCard: Customs<State, E>['playCard'];
  playTricks: Customs<State, E>['playTricks'];
}

export function crowned<State extends Contest, E extends Event>(
  way: Crowning<State, E>,
): Customs<State, E> {
  return {
    choices: (state, seat, into) =>
      spread(choiceOfTrumps(way, state, seat), 0, state.calls.name, into, 0),
    endAuction: (state, tell) => endAuction(way, state, tell),
    prepare: (state, action, tell) => prepare(way, state, action, tell),
    playCard: way.playCard,
    playTricks: way.playTricks,
  };
}

/** What is on the seat's own shown cards; for the declarer also none, but not the trump named before. */
function choiceOfTrumps<State extends Contest, E extends Event>(
  { defender }: Crowning<State, E>,
  state: State,
  seat: Seat,
): number {
  const own = rights(state, seat);
  if (state.phase === defender.phase) return own;
  const all = own | (1 << state.calls.trumps.none);
  return state.defenderTrump === UNNAMED ? all : all & ~(1 << state.defenderTrump);
}

function endAuction<State extends Contest, E extends Event>(
  way: Crowning<State, E>,
  state: State,
  tell?: ContestTell<E>,
): void {
  const { auction } = state;
  if (auction.high === 0) return throwIn(state, tell);
  if (!auction.crownUp) {
    tell?.(way.tie(state), ALL);
    return finish(state);
  }
  state.declarer = auction.crown;
  state.headDefender = way.headDefender(state);
  tell?.(way.roles(state), ALL);
  if (state.headDefender === NOBODY) turnTo(state, way.declarer.phase, state.declarer);
  else turnTo(state, way.defender.phase, state.headDefender);
}

/** Between the auction and the first trick. */
function prepare<State extends Contest, E extends Event>(
  { defender, declarer, playsAlone }: Crowning<State, E>,
  state: State,
  action: Action,
  tell?: ContestTell<E>,
): void {
  switch (state.phase) {
    case defender.phase:
      nameTrump(state, action.what, defender.part, tell);
      return turnTo(state, declarer.phase, state.declarer);
    case declarer.phase:
      nameTrump(state, action.what, declarer.part, tell);
      return playsAlone?.(state) ? openPlay(state) : turnTo(state, 'partner', state.declarer);
    case 'partner':
      choosePartner(state, action.what, tell);
      return openPlay(state);
  }
}

/** The clauses of such a game: `trump` is the head defender's, `declarerTrump` the declarer's. */
export interface CrownLaw extends Law {
  readonly clauses: Law['clauses'] & { readonly trump: string; readonly declarerTrump: string };
}

/** Why an action is not legal; asked only when `legal` has said no. */
export function crownRefusal(law: CrownLaw, state: Contest, seat: Seat, action: Action): Refusal {
  return refusalOf(law, state, seat, action) ?? refuseTrump(law, state, seat, action.what);
}

function refuseTrump({ clauses }: CrownLaw, state: Contest, seat: Seat, trump: number): Refusal {
  const { trumps } = state.calls;
  const isDefender = seat === state.headDefender;
  if (isDefender && trump === trumps.none) {
    return { clause: clauses.trump, why: why('must-name') };
  }
  if (state.defenderTrump !== UNNAMED && trump === state.defenderTrump) {
    const named = why('named-already', { trump: trumps.names[trump] });
    return { clause: clauses.declarerTrump, why: named };
  }
  const clause = isDefender ? clauses.trump : clauses.declarerTrump;
  return { clause, why: whyNoRight(state, seat, trump) };
}
