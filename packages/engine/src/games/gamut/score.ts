import type { Outcome, ScoreLine, Seat } from '../../game.ts';
import { SEATS } from './about.ts';
import {
  ALL_HEARTS,
  CLUBS,
  CONTRACTS,
  HEARTS,
  MOON,
  partnerOf,
  QUEEN,
  SPADES,
  TRICK,
  UNDECIDED,
} from './faces.ts';
import type { GamutOptions } from './options.ts';
import { type GamutSetup, type GamutState, OPEN, stays } from './state.ts';

/** gamut/3.4 and gamut/3.5: what this hand counts after those that were passed out before it. */
export function multiplierOf({ carry, options }: GamutSetup): number {
  if (carry.passed === 0) return 1;
  return (options as GamutOptions).doublingStacks ? 2 ** carry.passed : 2;
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

/** Thrown in, or what was played; in Spades each team has promised something. */
export function outcome(state: GamutState): Outcome {
  if (state.contract === UNDECIDED) return { kind: 'thrown in', contracts: [] };
  const kind = CONTRACTS[state.contract];
  if (state.contract !== SPADES) return { kind, contracts: [] };
  const team = (seat: Seat) => {
    const bid = teamBid(state, seat);
    const taken = teamTricks(state, seat);
    return { seat, bid, taken, made: taken === bid };
  };
  return { kind, contracts: [team(0), team(1)] };
}

export function score(state: GamutState, line: ScoreLine): void {
  const { contract, setup } = state;
  // gamut/3.3
  if (contract === UNDECIDED) return;
  const times = multiplierOf(setup);
  const clause = times > 2 ? 'gamut/3.5' : 'gamut/3.4';
  const entry: ScoreLine =
    times === 1
      ? line
      : (seat, points, cited, why) => {
          line(seat, points, cited, why);
          line(seat, points * (times - 1), clause, `counts ${times} times`);
        };
  for (let seat = 0; seat < SEATS; seat++) {
    if (contract === HEARTS) scoreHearts(state, seat, entry);
    else if (contract === CLUBS) scoreClubs(state, seat, entry);
    else scoreSpades(state, seat, entry);
  }
}

function scoreHearts(state: GamutState, seat: Seat, line: ScoreLine): void {
  const { rules, taken } = state;
  if ((taken[seat] & (TRICK - 1)) === MOON) {
    return line(seat, rules.moonScore, 'gamut/5.8', `all ${ALL_HEARTS} hearts and the queen`);
  }
  const hearts = heartsOf(state, seat);
  if (hearts > 0) line(seat, -rules.heartPenalty * hearts, 'gamut/5.7', 'hearts taken');
  if (hasQueen(state, seat)) line(seat, -rules.queenPenalty, 'gamut/5.7', 'queen of spades taken');
}

/** gamut/6.7 to gamut/6.9, to each partner. */
function scoreSpades(state: GamutState, seat: Seat, line: ScoreLine): void {
  const { madeBonus, overPenalty, underPenalty } = state.rules;
  const bid = teamBid(state, seat);
  const over = teamTricks(state, seat) - bid;
  if (over === 0) line(seat, madeBonus + bid, 'gamut/6.7', 'bid made exactly');
  else if (over < 0) line(seat, -underPenalty * bid, 'gamut/6.9', 'bid not reached');
  else line(seat, madeBonus - overPenalty * over, 'gamut/6.8', 'more tricks than bid');
}

function scoreClubs(state: GamutState, seat: Seat, line: ScoreLine): void {
  const { rules, staying, cards } = state;
  if (!stays(state, seat)) return;
  if (staying === 1 << seat) {
    return line(seat, rules.trickScore * cards.size, 'gamut/7.6', 'all others folded');
  }
  const won = tricksOf(state, seat);
  if (won > 0) line(seat, rules.trickScore * won, 'gamut/7.8', 'tricks taken');
  else line(seat, -rules.noTrickPenalty, 'gamut/7.9', 'stayed and took no trick');
}
