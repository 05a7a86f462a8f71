import type { Move, Seat, Side, View } from '../../game.ts';
import { OMNISCIENT } from '../../record.ts';
import { SEATS } from './about.ts';
import {
  BARRED,
  CONTRACTS,
  deck,
  type GamutContract,
  HEARTS,
  leftOf,
  rightOf,
  SPADES,
  UNDECIDED,
} from './faces.ts';
import type { GamutOptions } from './options.ts';
import {
  hasQueen,
  heartsOf,
  multiplierOf,
  penaltyOf,
  teamBid,
  teamTricks,
  tricksOf,
} from './score.ts';
import { type GamutCarry, type GamutState, OPEN, stays } from './state.ts';

/** One card for, or from, each neighbour. */
export interface Gifts {
  readonly left: string;
  readonly right: string;
}

export interface GamutView extends View<GamutCarry, GamutOptions> {
  readonly turnUp: string;
  /** Null while Diamonds goes round, and if nobody chose. */
  readonly contract: GamutContract | null;
  /** What the scores of this hand are multiplied by. */
  readonly multiplier: number;
  /** Hearts, for these eyes only: what they gave, and what they got once all had given. */
  readonly gave: Gifts | null;
  readonly received: Gifts | null;
  /** Whether hearts (in Hearts) or spades (in Spades) have been played; null in other hands. */
  readonly broken: boolean | null;
  /** Hearts: by seat the hearts taken, and what the cards taken cost; who has the queen of spades. */
  readonly hearts: readonly number[];
  readonly penalties: readonly number[];
  readonly queen: Seat | null;
  /** Spades: by seat, null before the bid; and for both teams what they have bid and taken. */
  readonly bids: readonly (number | null)[];
  readonly teams: readonly Team[];
  /** What the next hand would count if all passed this one; null unless it goes round what is played. */
  readonly ifPassed: number | null;
  /** Hearts: what all hearts and the queen of spades bring together, before it is multiplied; null in other hands. */
  readonly moon: number | null;
  /** Spades, while bids are made: what a team scores and loses. */
  readonly bidTerms: GamutBidTerms | null;
  /** Clubs, while it goes round who stays: what each trick will bring, and what none will cost. */
  readonly staying: { readonly trick: number; readonly none: number } | null;
  /** Clubs: who is out. */
  readonly folded: readonly Seat[];
  /** Tricks taken by seat. */
  readonly won: readonly number[];
}

/** What a bid met exactly brings, and more for each trick of it; what each trick above it costs, and each bid one if it is missed. */
export interface GamutBidTerms {
  readonly made: number;
  readonly each: number;
  readonly over: number;
  readonly under: number;
}

interface Team {
  readonly seats: readonly Seat[];
  readonly bid: number;
  readonly tricks: number;
}

const ALL_SEATS: readonly Seat[] = [...Array(SEATS).keys()];
const TEAMS = [0, 1].map((seat) => ALL_SEATS.filter((each) => each % 2 === seat));

export function view(state: GamutState, eyes: Seat): Omit<GamutView, keyof View> {
  const { contract, setup, bids } = state;
  const queen = ALL_SEATS.find((seat) => hasQueen(state, seat));
  return {
    turnUp: deck.codes[state.turnUp],
    contract: contract === UNDECIDED ? null : CONTRACTS[contract],
    multiplier: multiplierOf(setup),
    gave: eyes < 0 ? null : gave(state, eyes),
    received: eyes < 0 ? null : received(state, eyes),
    broken: contract === UNDECIDED || BARRED[contract] < 0 ? null : state.broken,
    hearts: ALL_SEATS.map((seat) => heartsOf(state, seat)),
    penalties: ALL_SEATS.map((seat) => penaltyOf(state, seat)),
    queen: queen ?? null,
    bids: bids.map((bid) => (bid === OPEN ? null : bid)),
    teams: contract === SPADES ? TEAMS.map((seats) => team(state, seats)) : [],
    ifPassed: ifPassed(state),
    moon: contract === HEARTS ? state.rules.moonScore : null,
    bidTerms: bidTermsOf(state),
    staying: stayingOf(state),
    folded: ALL_SEATS.filter((seat) => !stays(state, seat)),
    won: ALL_SEATS.map((seat) => tricksOf(state, seat)),
  };
}

function team(state: GamutState, seats: readonly Seat[]): Team {
  return { seats, bid: teamBid(state, seats[0]), tricks: teamTricks(state, seats[0]) };
}

/** gamut/3.4 and gamut/3.5 */
function ifPassed({ phase, setup }: GamutState): number | null {
  if (phase !== 'choose') return null;
  return multiplierOf({ ...setup, carry: { passed: setup.carry.passed + 1 } });
}

/** gamut/6.7 to gamut/6.9 */
function bidTermsOf({ phase, rules, setup }: GamutState): GamutBidTerms | null {
  if (phase !== 'bid') return null;
  const times = multiplierOf(setup);
  return {
    made: rules.madeBonus * times,
    each: times,
    over: rules.overPenalty * times,
    under: rules.underPenalty * times,
  };
}

/** gamut/7.8 and gamut/7.9 */
function stayingOf({ phase, rules, setup }: GamutState): GamutView['staying'] {
  if (phase !== 'fold') return null;
  const times = multiplierOf(setup);
  return { trick: rules.trickScore * times, none: rules.noTrickPenalty * times };
}

/** gamut/6.1: partners play together in Spades; else everybody alone. */
export function sides({ contract }: GamutState): Side[] {
  const teams = contract === SPADES ? TEAMS : ALL_SEATS.map((seat) => [seat]);
  return teams.map((seats) => ({ seats, role: null }));
}

function hasGiven({ contract, toGive }: GamutState, seat: Seat): boolean {
  return contract === HEARTS && (toGive & (1 << seat)) === 0;
}

function gave(state: GamutState, seat: Seat): Gifts | null {
  const { gifts } = state;
  if (!hasGiven(state, seat)) return null;
  return { left: deck.codes[gifts[2 * seat]], right: deck.codes[gifts[2 * seat + 1]] };
}

/** From the left neighbour its gift to the right, and the other way round. */
function received({ contract, toGive, gifts }: GamutState, seat: Seat): Gifts | null {
  if (contract !== HEARTS || toGive !== 0) return null;
  return {
    left: deck.codes[gifts[2 * leftOf(seat) + 1]],
    right: deck.codes[gifts[2 * rightOf(seat)]],
  };
}

/** gamut/5.2: of somebody else's gifts only what came to these eyes, once all have given. */
export function history(moves: Move[], state: GamutState, eyes: Seat): Move[] {
  if (eyes === OMNISCIENT || state.contract !== HEARTS) return moves;
  return moves.map((move) =>
    move.type === 'give' && move.seat !== eyes ? covered(move, eyes, state.toGive === 0) : move,
  );
}

function covered({ seat, type, left, right }: Move, eyes: Seat, done: boolean): Move {
  if (done && eyes === leftOf(seat)) return { seat, type, left };
  if (done && eyes === rightOf(seat)) return { seat, type, right };
  return { seat, type };
}
