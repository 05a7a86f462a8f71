import {
  type DealRecord,
  deriveSeed,
  game as findGame,
  type Match,
  openMatch,
  recordDeal,
  recordGame,
  StreamRandom,
  settle,
} from '@overtrick/engine';
import { seatPlayers } from './player.ts';
import { DealRun } from './run.ts';
import type { Study } from './study.ts';
import { countDeal, countMatch, emptyTally, type Tally } from './tally.ts';

/** A match that has been played: its record as one line, if it was to be kept, and what to count. */
export interface Played {
  readonly line: string;
  readonly tally: Tally;
}

/**
 * Plays match `index` of a study by nothing but the study's seed (docs/deals.md). It pauses after
 * each deal and before each thought, so that whoever drives it can look around or stop.
 */
export function* playMatch(study: Study, index: number): Generator<void, Played> {
  const game = findGame(study.game);
  if (!game) throw new Error(`no game ${study.game}`);
  const { players, options, maxDeals } = study;
  const seed = deriveSeed(study.seed, `match/${index}`);
  const seated = seatPlayers(study.bots, seed);
  const tally = emptyTally(players);
  const deals: DealRecord[] = [];
  const dealer = new StreamRandom(seed, 'dealer').below(players);
  let match: Match = openMatch(game, players, options, dealer);
  while (!match.over && match.setup.deal < maxDeals) {
    const chance = new StreamRandom(seed, `deal/${match.setup.deal}`);
    const run = new DealRun(game, game.deal(match.setup, chance), chance, seated);
    countDeal(tally, game, run.state, yield* run.play());
    if (study.keep) deals.push(recordDeal(game, match, run.state));
    match = settle(game, match, run.state);
    yield;
  }
  countMatch(tally, match);
  const line = study.keep ? `${JSON.stringify(recordGame(game, match, deals, { seed }))}\n` : '';
  return { line, tally };
}
