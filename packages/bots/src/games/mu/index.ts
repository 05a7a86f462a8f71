import { mu } from '@overtrick/engine';
import { classOf, type MuState, points } from '@overtrick/engine/games/mu';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { packOf } from '../../contest/strength.ts';
import { ofAnyGame } from '../../knowledge.ts';
import { learnedWeights } from '../../play/learned.ts';
import { LEARNED } from './learned.ts';
import { ODDS } from './odds.ts';
import { MARGIN, STRENGTH } from './strength.ts';

export const bidding: Bidding = {
  weights: STRENGTH,
  points: points,
  inPlay: packOf(mu),
  needed: ({ rules }: MuState, cards) => rules.goalBase + rules.goalStep * cards,
  // Ten points are worth a card of the bid; half of that, since a bid must be made first.
  bonus: ({ rules }: MuState, trump) => (rules.trumpBonus[classOf(trump)] / 20) * rules.goalStep,
  margin: MARGIN,
  pays: ({ rules, declarer }: MuState, seat, trump) =>
    seat === declarer ? rules.trumpBonus[classOf(trump)] : 0,
};

export const muKnowledge = contested<MuState>({
  game: mu,
  marksFrom: 3,
  odds: ODDS,
  weights: learnedWeights(LEARNED),
  bidding,
  stake: ({ stake }) => stake,
  forContract: 10,
});

export default ofAnyGame(muKnowledge);
