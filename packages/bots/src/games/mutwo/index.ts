import { mutwo } from '@overtrick/engine';
import { classOf, type MutwoState } from '@overtrick/engine/games/mutwo';
import type { Contest } from '@overtrick/engine/kit';
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
  bonus: (state, trump) => rulesOf(state).trumpBonus[classOf(trump)] / 20,
  margin: MARGIN,
};

export const mutwoKnowledge = contested<MutwoState>({
  game: mutwo,
  weights: learnedWeights(LEARNED),
  bidding,
  stake: () => 0,
});
