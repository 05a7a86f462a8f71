import { mu } from '@overtrick/engine';
import { classOf, type MuState, points } from '@overtrick/engine/games/mu';
import type { Contest } from '@overtrick/engine/kit';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { packOf } from '../../contest/strength.ts';
import { learnedWeights } from '../../play/learned.ts';
import { LEARNED } from './learned.ts';
import { MARGIN, STRENGTH } from './strength.ts';

const rulesOf = (state: Contest) => (state as MuState).rules;

export const bidding: Bidding = {
  weights: STRENGTH,
  points: points,
  inPlay: packOf(mu),
  needed: (state, cards) => rulesOf(state).goalBase + rulesOf(state).goalStep * cards,
  // Ten points are worth a card of the bid; half of that, since a bid must be made first.
  bonus: (state, trump) => {
    const { trumpBonus, goalStep } = rulesOf(state);
    return (trumpBonus[classOf(trump)] / 20) * goalStep;
  },
  margin: MARGIN,
};

export const muKnowledge = contested<MuState>({
  game: mu,
  weights: learnedWeights(LEARNED),
  bidding,
  stake: ({ stake }) => stake,
});
