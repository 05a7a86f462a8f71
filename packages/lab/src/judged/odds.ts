import { type Knowledge, knowledgeOf } from '@overtrick/bots';
import { countedOdds, ODDS_STAGES, type OddsStage, oddsStageOf } from '@overtrick/bots/training';
import { type Contract, deriveSeed, FastRandom, type Random } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Doing, Trade } from '../trade.ts';
import { type Bench, type NotedDeal, type NotedDecision, playNoted } from './bench.ts';

/** The odds of a contract as they were counted at one decision, and what came of it. */
export interface OddsForecast {
  readonly deal: number;
  /** Which contract of the deal. */
  readonly contract: number;
  readonly stage: OddsStage;
  readonly counted: number;
  readonly made: boolean;
}

/** For every contract of a deal, one decision of each stage. */
export const oddsForecasts: Trade<Bench, OddsForecast[]> = {
  *work(bench, from, to) {
    const found: OddsForecast[] = [];
    for (let number = from; number < to; number++) {
      const deal = yield* playNoted(bench, number);
      found.push(...(yield* forecastsIn(bench, number, deal)));
    }
    return found;
  },
};

function* forecastsIn(bench: Bench, number: number, deal: NotedDeal): Doing<OddsForecast[]> {
  const random = new FastRandom(deriveSeed(deal.seed, 'odds'));
  const { contracts } = deal.game.outcome?.(deal.state) ?? { contracts: [] };
  const found: OddsForecast[] = [];
  for (const [contract, promised] of contracts.entries()) {
    for (const [stage, decision] of picked(deal, contracts, promised, random)) {
      yield;
      const counted = countedOdds(decision.view, decision.move, bench.worlds, random);
      if (counted === undefined) continue;
      const { made } = promised;
      found.push({ deal: number, contract, stage, counted, made });
    }
  }
  return found;
}

/** One decision at random of each stage at which odds of this contract are told. */
function picked(
  { game, state, decisions }: NotedDeal,
  contracts: readonly Contract[],
  { seat }: Contract,
  random: Random,
): (readonly [OddsStage, NotedDecision])[] {
  const knowledge = knowledgeOf(game.name);
  const told = decisions.filter(
    (each) =>
      each.choices > 1 &&
      (contracts.length === 1 || each.seat === seat) &&
      isPromised(knowledge, state as Sitting, each),
  );
  return ODDS_STAGES.flatMap((stage) => {
    const among = told.filter(({ view }) => oddsStageOf(view) === stage);
    return among.length > 0 ? [[stage, among[random.below(among.length)]] as const] : [];
  });
}

function isPromised(
  { made }: Knowledge,
  ended: Sitting,
  { seat, asked, move }: NotedDecision,
): boolean {
  return move.type !== 'pass' && made?.(ended, seat, asked as Sitting) !== undefined;
}
