import { yamv } from '@overtrick/engine';
import { classOf, rankClassOf, type YamvState, type YamvView } from '@overtrick/engine/games/yamv';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { packOf } from '../../contest/strength.ts';
import { ofAnyGame } from '../../knowledge.ts';
import { learnedWeights } from '../../play/learned.ts';
import { plainCard } from '../../play/plain.ts';
import { exchangeCandidates, quickExchange } from './exchange.ts';
import { LEARNED } from './learned.ts';
import { ODDS } from './odds.ts';
import { MARGIN, STRENGTH } from './strength.ts';

export const bidding: Bidding = {
  weights: STRENGTH,
  points: [],
  inPlay: packOf(yamv),
  needed: ({ rules }: YamvState, cards) => rules.baseTricks + cards,
  bonus: ({ rules }: YamvState, trump) => rules.declarerBonus[classOf(trump)] / 30,
  margin: MARGIN,
  pays: ({ rules, declarer }: YamvState, seat, trump) =>
    seat === declarer
      ? rules.declarerBonus[classOf(trump)]
      : rules.defenderBonus[rankClassOf(trump)],
  // yamv/4.2: of equals the first from the dealer's left declares.
  losesTie: ({ auction, setup: { dealer }, players }, seat) => {
    const turn = (each: number) => (each - dealer - 1 + players) % players;
    return auction.at(auction.high).some((other) => turn(other) < turn(seat));
  },
};

export const yamvKnowledge = contested<YamvState>({
  game: yamv,
  marksFrom: 8,
  lead: 0.18,
  odds: ODDS,
  weights: learnedWeights(LEARNED),
  callPlayouts: [plainCard],
  bidding,
  stake: () => 0,
  // Discards that all have seen come first.
  aside: ({ discards }, view) => discards.slice((view as YamvView).discards.length),
  // The bonus of a trump is won or lost as a whole.
  blur: 1,
  exchange: quickExchange,
  exchanges: exchangeCandidates,
});

export default ofAnyGame(yamvKnowledge);
