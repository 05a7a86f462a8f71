import type { Outcome, ScoreLine, Seat, Use } from '../../game.ts';
import { sayings } from '../../says.ts';
import { addSettled, exactSettled, type SettledTricks } from '../../settled.ts';
import { SEATS } from './about.ts';
import {
  ALL_HEARTS,
  CLUBS,
  CONTRACTS,
  deck,
  HEARTS,
  MOON,
  partnerOf,
  QUEEN,
  spoils,
  TRICK,
  UNDECIDED,
} from './faces.ts';
import type { GamutSays } from './says.ts';
import { type GamutSetup, type GamutState, OPEN, stays } from './state.ts';

// Made once: deals are scored in every playout.
const why = sayings<GamutSays>();
const ALL_TAKEN = why('moon', { hearts: ALL_HEARTS });
const HEARTS_TAKEN = why('hearts-taken');
const QUEEN_TAKEN = why('queen-taken');
const BID_EXACT = why('bid-exact');
const BID_UNDER = why('bid-under');
const BID_OVER = why('bid-over');
const OTHERS_FOLDED = why('others-folded');
const TRICKS_TAKEN = why('tricks-taken');
const NO_TRICK = why('no-trick');

/** gamut/3.4 and gamut/3.5: what this hand counts after those that were passed out before it. */
export function multiplierOf({ carry, options }: GamutSetup): number {
  if (carry.passed === 0) return 1;
  return options.doublingStacks ? 2 ** carry.passed : 2;
}

export function heartsOf({ taken }: GamutState, seat: Seat): number {
  return taken[seat] & (QUEEN - 1);
}

export function hasQueen({ taken }: GamutState, seat: Seat): boolean {
  return (taken[seat] & QUEEN) !== 0;
}

/** gamut/5.7: what a seat has taken so far would cost. */
export function penaltyOf(state: GamutState, seat: Seat): number {
  const { heartPenalty, queenPenalty } = state.rules;
  return heartPenalty * heartsOf(state, seat) + (hasQueen(state, seat) ? queenPenalty : 0);
}

/** gamut/5.7: by code, what cards cost that count in Hearts; null in other hands. */
export function points({ contract, rules }: GamutState): Readonly<Record<string, number>> | null {
  if (contract !== HEARTS) return null;
  const cost = (spoil: number) => (spoil === QUEEN ? rules.queenPenalty : rules.heartPenalty);
  return Object.fromEntries(
    spoils.flatMap((spoil, kind) => (spoil === 0 ? [] : [[deck.codes[kind], 0 - cost(spoil)]])),
  );
}

export function tricksOf({ taken }: GamutState, seat: Seat): number {
  return Math.floor(taken[seat] / TRICK);
}

/** gamut/6.1: what the two of a team have bid and taken together. */
export function teamBid({ bids }: GamutState, seat: Seat): number {
  const partner = partnerOf(seat);
  return (bids[seat] === OPEN ? 0 : bids[seat]) + (bids[partner] === OPEN ? 0 : bids[partner]);
}

export function teamTricks(state: GamutState, seat: Seat): number {
  return tricksOf(state, seat) + tricksOf(state, partnerOf(seat));
}

/** Thrown in, or what was played; in Spades each team has promised something, in Clubs some have folded. */
export function outcome(state: GamutState): Outcome {
  const { contract } = state;
  if (contract === UNDECIDED) return { kind: 'thrown in', contracts: [] };
  const kind = CONTRACTS[contract];
  const settled = settledIn(state);
  if (contract === HEARTS) return { kind, contracts: [], uses: moonsIn(state), settled };
  if (contract === CLUBS) return { kind, contracts: [], roles: rolesInClubs(state), settled };
  const team = (seat: Seat) => {
    const bid = teamBid(state, seat);
    const taken = teamTricks(state, seat);
    return { seat, bid, taken, made: taken === bid };
  };
  return { kind, contracts: [team(0), team(1)], settled };
}

/**
 * In Spades when it is clear whether each team takes its bid exactly; in Clubs whether each who stays takes a trick; in
 * Hearts when the last card that counts has been taken.
 */
function settledIn(state: GamutState): SettledTricks {
  const { winners } = state.tricks;
  if (state.contract === HEARTS) return { trick: state.spoiled, of: winners.length };
  if (state.contract === CLUBS)
    return addSettled(staying(state).map((seat) => firstOf(winners, seat)));
  const team = (seat: Seat) =>
    exactSettled(winners, teamBid(state, seat), (1 << seat) | (1 << partnerOf(seat)));
  return { trick: team(0) + team(1), of: 2 * winners.length };
}

function staying(state: GamutState): Seat[] {
  return [0, 1, 2, 3].filter((seat) => stays(state, seat));
}

function firstOf(winners: readonly Seat[], seat: Seat): SettledTricks {
  const at = winners.indexOf(seat);
  return { trick: at < 0 ? winners.length : at + 1, of: winners.length };
}

function moonsIn({ taken }: GamutState): Use[] {
  const seat = taken.findIndex((each) => (each & (TRICK - 1)) === MOON);
  return seat < 0 ? [] : [{ name: 'moon', seat }];
}

function rolesInClubs(state: GamutState): string[] {
  const roles = Array<string>(SEATS).fill('folded in Clubs');
  for (let seat = 0; seat < SEATS; seat++) {
    if (stays(state, seat)) roles[seat] = 'stayed in Clubs';
  }
  return roles;
}

export function score(state: GamutState, line: ScoreLine): void {
  const { contract, setup } = state;
  // gamut/3.3
  if (contract === UNDECIDED) return;
  const times = multiplierOf(setup);
  const entry = times === 1 ? line : multiplied(line, times);
  for (let seat = 0; seat < SEATS; seat++) {
    if (contract === HEARTS) scoreHearts(state, seat, entry);
    else if (contract === CLUBS) scoreClubs(state, seat, entry);
    else scoreSpades(state, seat, entry);
  }
}

/** gamut/3.4 and gamut/3.5: what a line counts more stands on a line of its own. */
function multiplied(line: ScoreLine, times: number): ScoreLine {
  const clause = times > 2 ? 'gamut/3.5' : 'gamut/3.4';
  const more = why('counts', { times });
  return (seat, points, cited, reason) => {
    line(seat, points, cited, reason);
    line(seat, points * (times - 1), clause, more);
  };
}

function scoreHearts(state: GamutState, seat: Seat, line: ScoreLine): void {
  const { rules, taken } = state;
  if ((taken[seat] & (TRICK - 1)) === MOON) {
    return line(seat, rules.moonScore, 'gamut/5.8', ALL_TAKEN);
  }
  const hearts = heartsOf(state, seat);
  if (hearts > 0) line(seat, -rules.heartPenalty * hearts, 'gamut/5.7', HEARTS_TAKEN);
  if (hasQueen(state, seat)) line(seat, -rules.queenPenalty, 'gamut/5.7', QUEEN_TAKEN);
}

/** gamut/6.7 to gamut/6.9, to each partner. */
function scoreSpades(state: GamutState, seat: Seat, line: ScoreLine): void {
  const { madeBonus, overPenalty, underPenalty } = state.rules;
  const bid = teamBid(state, seat);
  const over = teamTricks(state, seat) - bid;
  if (over === 0) line(seat, madeBonus + bid, 'gamut/6.7', BID_EXACT);
  else if (over < 0) line(seat, -underPenalty * bid, 'gamut/6.9', BID_UNDER);
  else line(seat, madeBonus - overPenalty * over, 'gamut/6.8', BID_OVER);
}

function scoreClubs(state: GamutState, seat: Seat, line: ScoreLine): void {
  const { rules, staying, cards } = state;
  if (!stays(state, seat)) return;
  if (staying === 1 << seat) {
    return line(seat, rules.trickScore * cards.size, 'gamut/7.6', OTHERS_FOLDED);
  }
  const won = tricksOf(state, seat);
  if (won > 0) line(seat, rules.trickScore * won, 'gamut/7.8', TRICKS_TAKEN);
  else line(seat, -rules.noTrickPenalty, 'gamut/7.9', NO_TRICK);
}
