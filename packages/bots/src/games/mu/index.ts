import { mu, sayings } from '@overtrick/engine';
import { classOf, type MuState, points } from '@overtrick/engine/games/mu';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { packOf } from '../../contest/strength.ts';
import { ofAnyGame } from '../../knowledge.ts';
import { learnedWeights } from '../../play/learned.ts';
import { plainCard } from '../../play/plain.ts';
import type { ReasonSays } from '../../says.ts';
import { LEARNED } from './learned.ts';
import { ODDS } from './odds.ts';
import { MARGIN, STRENGTH } from './strength.ts';

const why = sayings<ReasonSays>();
/** Bids of so many cards are made less often than bots expect. */
const HIGH = 6;
/** For each card above that, so many card points fewer are taken than in worlds that fit the calls. */
const FALLS_SHORT = 4;

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
  lead: 0.2,
  odds: ODDS,
  doubts: ({ phase, auction }) =>
    phase === 'auction' && auction.high >= HIGH - 1
      ? [why('weak-high-bids', { figure: HIGH })]
      : [],
  weights: learnedWeights(LEARNED),
  // By bits that is a third of the time, and calls are as good.
  callPlayouts: [plainCard],
  callBlur: 5,
  shortfall: (cards) => FALLS_SHORT * Math.max(0, cards - HIGH),
  bidding,
  stake: ({ stake }) => stake,
  forContract: 10,
});

export default ofAnyGame(muKnowledge);
