import { type Action, ninjaWhist, type Seat } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { countBits } from '@overtrick/engine/kit';
import { type Knowledge, ofAnyGame } from '../../knowledge.ts';
import type { Stance } from '../../play/features.ts';
import { learnedWeights } from '../../play/learned.ts';
import type { Reckoning } from '../../reckoning.ts';
import { explained, quickBid } from './bid.ts';
import { bestToken, candidates } from './candidates.ts';
import { explainCall, holds, needIn } from './explain.ts';
import { LEARNED } from './learned.ts';
import { ODDS } from './odds.ts';
import { powerOf, ranksIn, suitIn } from './ranks.ts';
import { reckoner } from './reckoner.ts';
import { NINJA_THUMB } from './thumb.ts';
import { quickToken } from './tokens.ts';
import { WEIGHTS } from './weights.ts';
import { aimOf, isLost } from './wish.ts';

const NO_POINTS: readonly number[] = [];

function stance(state: NinjaState, seat: Seat, into: Stance): void {
  const { players, tricks, table, order } = state;
  into.allies = 1 << seat;
  const { wants, declares } = aimOf(state, seat);
  into.declares = declares;
  into.wants = wants;
  into.stake = 0;
  into.points = NO_POINTS;
  into.seats = players;
  into.ranks = ranksIn(order, table.prey);
  into.led = tricks.led;
  if (tricks.count === 0) return;
  const place = table.winner(tricks.led, order);
  into.led = suitIn(order, tricks.led);
  into.best = (tricks.leader + place) % players;
  into.power = powerOf(order, table.standing(tricks.led, order));
}

function call(
  weights: Reckoning,
  state: NinjaState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  if (state.phase === 'bid') return quickBid(weights, state, seat, legal, count);
  return state.from < 0 ? legal[0] : bestToken(legal, count, state.from === seat);
}

/**
 * What a deal is worth: the score of the bid, and the tokens, which become points at the end of the
 * match.
 */
function value(state: NinjaState, seat: Seat): number {
  const { bids, playAreas, scoreAreas, setup, rules } = state;
  const taken = countBits(playAreas[seat]);
  const tokens = taken + countBits(scoreAreas[seat]) - countBits(setup.carry[seat]);
  return (taken === bids[seat] ? rules.bidScore : 0) + rules.tokenScore * tokens;
}

const PLAY = learnedWeights(LEARNED, NINJA_THUMB);

function by(weights: Reckoning): Knowledge<NinjaState> {
  return {
    game: ninjaWhist,
    marksFrom: 0.8,
    odds: ODDS,
    thumb: NINJA_THUMB,
    weights: PLAY,
    stance,
    play: quickToken,
    call: (state, seat, legal, count) => call(weights, state, seat, legal, count),
    candidates: (state, seat) => candidates(weights, state, seat),
    explains: (state, seat, said) => explainCall(weights, state, seat, said),
    need: needIn,
    holds,
    made: ({ bids, playAreas }, seat) => countBits(playAreas[seat]) === bids[seat],
    settled: (state, seat) => (isLost(state, seat) ? false : undefined),
    value,
    weigh: (state, { eyes }) => explained(weights, state, eyes),
    reckoner: { ...reckoner, by },
  };
}

export const ninjaWhistKnowledge = by(WEIGHTS);

export default ofAnyGame(ninjaWhistKnowledge);
