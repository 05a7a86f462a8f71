import { spread } from '../deck.ts';
import { type Action, ALL, type Event, type Refusal, type Seat, type Tell } from '../game.ts';
import type { Customs } from './course.ts';
import { type Law, refusalOf, whyNoRight } from './refusals.ts';
import { choosePartner, finish, nameTrump, openPlay, rights, throwIn, turnTo } from './rules.ts';
import { type Contest, NOBODY } from './state.ts';
import { UNNAMED } from './trumps.ts';

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
export interface Crowning<State extends Contest> {
  readonly defender: Naming<State>;
  readonly declarer: Naming<State>;
  /** Who of the others has shown most, or nobody. */
  headDefender(state: State): Seat;
  /** Whether the declarer plays without a partner. */
  playsAlone?(state: State): boolean;
  /** What everybody is told of a tie, and of a declarer and perhaps a head defender. */
  tie(state: State): Event;
  roles(state: State): Event;
  playTricks: Customs<State>['playTricks'];
}

export function crowned<State extends Contest>(way: Crowning<State>): Customs<State> {
  return {
    mostShown: ({ auction }) => auction.high + 1,
    choices: (state, seat, into) =>
      spread(choiceOfTrumps(way, state, seat), 0, state.calls.name, into, 0),
    endAuction: (state, tell) => endAuction(way, state, tell),
    prepare: (state, action, tell) => prepare(way, state, action, tell),
    playTricks: way.playTricks,
  };
}

/** What is on the seat's own shown cards; for the declarer also none, but not the trump named before. */
function choiceOfTrumps<State extends Contest>(
  { defender }: Crowning<State>,
  state: State,
  seat: Seat,
): number {
  const own = rights(state, seat);
  if (state.phase === defender.phase) return own;
  const all = own | (1 << state.calls.trumps.none);
  return state.defenderTrump === UNNAMED ? all : all & ~(1 << state.defenderTrump);
}

function endAuction<State extends Contest>(way: Crowning<State>, state: State, tell?: Tell): void {
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
function prepare<State extends Contest>(
  { defender, declarer, playsAlone }: Crowning<State>,
  state: State,
  action: Action,
  tell?: Tell,
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

function refuseTrump(
  { headDefender, clauses }: CrownLaw,
  state: Contest,
  seat: Seat,
  trump: number,
): Refusal {
  const { trumps } = state.calls;
  const isDefender = seat === state.headDefender;
  if (isDefender && trump === trumps.none) {
    return { clause: clauses.trump, why: `the ${headDefender} must name a trump` };
  }
  if (state.defenderTrump !== UNNAMED && trump === state.defenderTrump) {
    const why = `the ${headDefender} has named ${trumps.names[trump]} already`;
    return { clause: clauses.declarerTrump, why };
  }
  const clause = isDefender ? clauses.trump : clauses.declarerTrump;
  return { clause, why: whyNoRight(state, seat, trump) };
}
