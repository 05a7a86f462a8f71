import { type Action, gamut, type Seat, sayings } from '@overtrick/engine';
import { type GamutState, QUEEN, spoils, teamBid, teamTricks } from '@overtrick/engine/games/gamut';
import { countBits } from '@overtrick/engine/kit';
import { type Knowledge, ofAnyGame } from '../../knowledge.ts';
import { readTrick, type Stance } from '../../play/features.ts';
import { learnedWeights } from '../../play/learned.ts';
import type { Reckoning } from '../../reckoning.ts';
import type { ReasonSays } from '../../says.ts';
import { expectedTricks, quickBid, quickChoice, worthOfStaying } from './estimate.ts';
import { explainCall, needIn } from './explain.ts';
import { drawsFor, explained } from './explained.ts';
import { giftPairs, quickGift } from './gifts.ts';
import { goal, own } from './goal.ts';
import { HEARTS, SPADES } from './hand.ts';
import { LEARNED } from './learned.ts';
import { ODDS } from './odds.ts';
import { quickGamut } from './quick.ts';
import { reckoner } from './reckoner.ts';
import { sureSpades } from './sure.ts';
import { GAMUT_THUMB } from './thumb.ts';
import { WEIGHTS } from './weights.ts';

const why = sayings<ReasonSays>();

/** How far from what is expected a bid may be to be worth a thought. */
const AROUND = 2.5;
/** What cards taken cost in Hearts: the queen of spades as much as eight hearts. */
const penalty = (spoils: number): number => (spoils & (QUEEN - 1)) + (spoils & QUEEN ? 8 : 0);
const PENALTIES = spoils.map(penalty);
const NO_POINTS: readonly number[] = [];

function stance(state: GamutState, seat: Seat, into: Stance): void {
  const { contract, staying } = state;
  into.allies = contract === SPADES ? (1 << seat) | (1 << (seat ^ 2)) : 1 << seat;
  into.declares = contract === SPADES;
  into.wants = wantsTrick(state, seat);
  into.stake = contract === HEARTS ? penalty(state.stake) : 0;
  into.points = contract === HEARTS ? PENALTIES : NO_POINTS;
  into.seats = countBits(staying);
  readTrick(state, into);
}

/**
 * Whether a seat wants tricks: never in Hearts, always in Clubs, and in Spades while its team needs more
 * of them than its spades are sure to take.
 */
function wantsTrick(state: GamutState, seat: Seat): boolean {
  if (state.contract !== SPADES) return state.contract !== HEARTS;
  const needed = teamBid(state, seat) - teamTricks(state, seat);
  return needed > 0 && needed > sureSpades(state, seat);
}

/** gamut/6: a bid is met exactly, or not at all. */
function isMissed(state: GamutState, seat: Seat): boolean {
  if (state.contract !== SPADES) return false;
  const needed = teamBid(state, seat) - teamTricks(state, seat);
  return needed < 0 || needed > state.cards.size - state.tricks.winners.length;
}

function call(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  switch (state.phase) {
    case 'give':
      return quickGift(state, seat, legal, count);
    case 'bid':
      return quickBid(weights, state, seat, legal, count);
    case 'fold':
      return legal[worthOfStaying(weights, state, seat) > 0 ? 0 : 1];
    default:
      return quickChoice(weights, state, seat, legal, count);
  }
}

function candidates(weights: Reckoning, state: GamutState, seat: Seat): Action[][] {
  if (state.phase === 'give') return giftPairs(state, seat);
  if (state.phase !== 'bid') return [];
  const legal: Action[] = [];
  const count = gamut.legal(state, seat, legal);
  const expected = expectedTricks(weights, state, seat);
  const near = legal.slice(0, count).filter(({ what }) => Math.abs(what - expected) <= AROUND);
  return (near.length > 0 ? near : legal.slice(0, count)).map((action) => [action]);
}

const PLAY = learnedWeights(LEARNED, GAMUT_THUMB);

function by(weights: Reckoning): Knowledge<GamutState> {
  return {
    game: gamut,
    marksFrom: 0.8,
    odds: ODDS,
    doubts: ({ contract }) => (contract === HEARTS ? [why('weak-moons')] : []),
    thumb: GAMUT_THUMB,
    weights: PLAY,
    stance,
    quick: quickGamut(weights),
    call: (state, seat, legal, count) => call(weights, state, seat, legal, count),
    candidates: (state, seat) => candidates(weights, state, seat),
    explains: (state, seat, said) => explainCall(weights, state, seat, said),
    need: needIn,
    made: (state, seat) =>
      state.contract === SPADES ? teamTricks(state, seat) === teamBid(state, seat) : undefined,
    settled: (state, seat) => (isMissed(state, seat) ? false : undefined),
    goal,
    callGoal: (state, seat, phase) => (phase === 'give' ? goal : own)(state, seat),
    weigh: (state, { eyes }) => explained(weights, state, eyes),
    draws: drawsFor,
    reckoner: { ...reckoner, by },
  };
}

export const gamutKnowledge = by(WEIGHTS);

export default ofAnyGame(gamutKnowledge);
