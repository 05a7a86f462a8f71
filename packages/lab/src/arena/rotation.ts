import {
  deriveSeed,
  FastRandom,
  type Game,
  type Match,
  openMatch,
  settle,
  winners,
} from '@overtrick/engine';
import type { Seated } from '../bots/player.ts';
import { seatPlayers } from '../player.ts';
import { DealRun } from '../run.ts';
import { MOST_DEALS } from '../series.ts';
import type { Doing } from '../trade.ts';
import { type Efforts, failedOf, Notes, specs } from './runs.ts';
import type { Run, Trial, TrialResult } from './trial.ts';

/** A match as often as there are seats, with A in another of them each time and the same cards. */
export function* playMatches(
  game: Game,
  trial: Trial,
  number: number,
  efforts: Efforts,
): Doing<TrialResult> {
  const seed = deriveSeed(trial.seed, `match/${number}`);
  const dealer = new FastRandom(deriveSeed(seed, 'dealer')).below(trial.players);
  const opening = openMatch(game, trial.players, trial.options, dealer);
  const runs: Run[] = [];
  for (let seat = 0; seat < trial.players; seat++) {
    const notes = new Notes([seat], efforts);
    const seated = seatPlayers(specs(trial, [seat]), seed);
    const match = yield* playMatch(game, { opening, seed, seated }, notes);
    const { totals, setup } = match;
    const won = winners(match);
    const { illegal } = notes;
    const failed = failedOf([seat], seated);
    runs.push({ a: [seat], scores: totals, illegal, ...failed, winners: won, deals: setup.deal });
  }
  return { number, dealer, runs };
}

interface Rotated {
  readonly opening: Match;
  readonly seed: string;
  readonly seated: readonly Seated[];
}

function* playMatch(game: Game, { opening, seed, seated }: Rotated, notes: Notes): Doing<Match> {
  let match = opening;
  while (!match.over && match.setup.deal < MOST_DEALS) {
    const chance = new FastRandom(deriveSeed(seed, `deal/${match.setup.deal}`));
    const run = new DealRun(game, game.deal(match.setup, chance), chance, seated, notes);
    yield* run.play();
    match = settle(game, match, run.state);
  }
  return match;
}
