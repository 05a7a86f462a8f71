import {
  deriveSeed,
  FastRandom,
  type Game,
  type Match,
  openMatch,
  type Seat,
  settle,
  winners,
} from '@overtrick/engine';
import { seatPlayers } from '../player.ts';
import { DealRun } from '../run.ts';
import { MOST_DEALS } from '../study.ts';
import { type Efforts, Notes, specs } from './runs.ts';
import type { Run, Trial, TrialResult } from './trial.ts';

/** A match as often as there are seats, with A in another of them each time and the same cards. */
export function* playMatches(
  game: Game,
  trial: Trial,
  number: number,
  efforts: Efforts,
): Generator<void, TrialResult> {
  const seed = deriveSeed(trial.seed, `match/${number}`);
  const dealer = new FastRandom(deriveSeed(seed, 'dealer')).below(trial.players);
  const opening = openMatch(game, trial.players, trial.options, dealer);
  const runs: Run[] = [];
  for (let seat = 0; seat < trial.players; seat++) {
    const notes = new Notes([seat], efforts);
    const match = yield* playMatch(game, trial, { opening, seed, seat }, notes);
    const { totals, setup } = match;
    const won = winners(match);
    const { illegal } = notes;
    runs.push({ a: [seat], scores: totals, illegal, winners: won, deals: setup.deal });
  }
  return { number, dealer, runs };
}

interface Rotated {
  readonly opening: Match;
  readonly seed: string;
  /** Where A sits. */
  readonly seat: Seat;
}

function* playMatch(
  game: Game,
  trial: Trial,
  { opening, seed, seat }: Rotated,
  notes: Notes,
): Generator<void, Match> {
  const seated = seatPlayers(specs(trial, [seat]), seed);
  let match = opening;
  while (!match.over && match.setup.deal < MOST_DEALS) {
    const chance = new FastRandom(deriveSeed(seed, `deal/${match.setup.deal}`));
    const run = new DealRun(game, game.deal(match.setup, chance), chance, seated, notes);
    yield* run.play();
    match = settle(game, match, run.state);
  }
  return match;
}
