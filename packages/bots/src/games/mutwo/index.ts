import { mutwo } from '@overtrick/engine';
import { classOf, type MutwoState } from '@overtrick/engine/games/mutwo';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { packOf } from '../../contest/strength.ts';
import { ofAnyGame } from '../../knowledge.ts';
import { learnedWeights } from '../../play/learned.ts';
import { plainCard } from '../../play/plain.ts';
import { LEARNED } from './learned.ts';
import { ODDS } from './odds.ts';
import { MARGIN, STRENGTH } from './strength.ts';

export const bidding: Bidding = {
  weights: STRENGTH,
  points: [],
  inPlay: packOf(mutwo),
  needed: ({ rules }: MutwoState, cards) => rules.baseTricks + cards,
  bonus: ({ rules }: MutwoState, trump) => rules.trumpBonus[classOf(trump)] / 20,
  margin: MARGIN,
  pays: ({ rules, declarer }: MutwoState, seat, trump) =>
    seat === declarer ? rules.trumpBonus[classOf(trump)] : 0,
};

export const mutwoKnowledge = contested<MutwoState>({
  game: mutwo,
  marksFrom: 4,
  odds: ODDS,
  weights: learnedWeights(LEARNED),
  playouts: [plainCard],
  bidding,
  stake: () => 0,
  forContract: 3,
});

export default ofAnyGame(mutwoKnowledge);
