import { type Contest, classOfMutwo, type MutwoState, mutwo } from '@overtrick/engine';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { packOf } from '../../contest/strength.ts';
import { learnedWeights } from '../../play/learned.ts';
import { LEARNED } from './learned.ts';
import { MARGIN, STRENGTH } from './strength.ts';

const rulesOf = (state: Contest) => (state as MutwoState).rules;

export const bidding: Bidding = {
  weights: STRENGTH,
  points: [],
  inPlay: packOf(mutwo),
  needed: (state, cards) => rulesOf(state).baseTricks + cards,
  bonus: (state, trump) => rulesOf(state).trumpBonus[classOfMutwo(trump)] / 20,
  margin: MARGIN,
};

export const mutwoKnowledge = contested<MutwoState>({
  game: mutwo,
  weights: learnedWeights(LEARNED),
  bidding,
  stake: () => 0,
});
