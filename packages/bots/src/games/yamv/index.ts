import { yamv } from '@overtrick/engine';
import { classOf, type YamvState } from '@overtrick/engine/games/yamv';
import type { Contest } from '@overtrick/engine/kit';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { packOf } from '../../contest/strength.ts';
import { learnedWeights } from '../../play/learned.ts';
import { exchangeCandidates, quickExchange } from './exchange.ts';
import { LEARNED } from './learned.ts';
import { MARGIN, STRENGTH } from './strength.ts';

const rulesOf = (state: Contest) => (state as YamvState).rules;

export const bidding: Bidding = {
  weights: STRENGTH,
  points: [],
  inPlay: packOf(yamv),
  needed: (state, cards) => rulesOf(state).baseTricks + cards,
  bonus: (state, trump) => rulesOf(state).declarerBonus[classOf(trump)] / 30,
  margin: MARGIN,
};

export const yamvKnowledge = contested<YamvState>({
  game: yamv,
  weights: learnedWeights(LEARNED),
  bidding,
  stake: () => 0,
  // The bonus of a trump is won or lost as a whole.
  blur: 1,
  exchange: quickExchange,
  exchanges: exchangeCandidates,
});
