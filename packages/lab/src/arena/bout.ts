import { game as findGame, type Game } from '@overtrick/engine';
import { located } from '../failure.ts';
import { isProgram } from '../programs/spec.ts';
import type { Doing, Trade } from '../trade.ts';
import { emptyEffort } from './effort.ts';
import { type DealOpening, openDeal } from './opening.ts';
import { playMatches } from './rotation.ts';
import { playRun } from './runs.ts';
import { seatings } from './seatings.ts';
import type { Bout, Run, Trial } from './trial.ts';

export const bout: Trade<Trial, Bout[]> = {
  *work(trial, from, to) {
    const game = findGame(trial.game);
    if (!game) throw new Error(`no game ${trial.game}`);
    const bouts: Bout[] = [];
    for (let number = from; number < to; number++) {
      const place = trial.pairing === 'matches' ? { match: number } : { deal: number };
      bouts.push(yield* located(playOne(game, trial, number), place));
    }
    return bouts;
  },
};

function* playOne(game: Game, trial: Trial, number: number): Doing<Bout> {
  const effort = { a: emptyEffort(), b: emptyEffort() };
  if (trial.pairing === 'matches') {
    return { result: yield* playMatches(game, trial, number, effort), effort };
  }
  const opening = yield* openDeal(game, trial, number);
  yield* warmUp(game, trial, opening);
  const runs: Run[] = [];
  for (const a of seatings(game, trial, opening)) {
    // A bot that meets itself decides alike wherever it is called A.
    const [alike] = isSelf(trial) ? runs : [];
    runs.push(alike ? { ...alike, a } : yield* playRun(game, trial, opening, a, effort));
  }
  return { result: { number, dealer: opening.setup.dealer, runs }, effort };
}

/** One bot under both names, with the same answers whenever it is asked the same: no program is trusted to. */
function isSelf({ a, b }: Trial): boolean {
  return a === b && inHaste(a) === a && !isProgram(a);
}

/** Whose first decisions in this thread are over. */
const warm = new Set<string>();

/** The first decisions of a thread are slow, whatever the budget: a deal in haste goes before those that are timed. */
function* warmUp(game: Game, trial: Trial, opening: DealOpening): Doing<void> {
  const hasty = { ...trial, a: inHaste(trial.a), b: inHaste(trial.b) };
  const key = [trial.game, hasty.a, hasty.b].join();
  if ((hasty.a === trial.a && hasty.b === trial.b) || warm.has(key)) return;
  warm.add(key);
  for (const a of seatings(game, trial, opening)) {
    yield* playRun(game, hasty, opening, a, { a: emptyEffort(), b: emptyEffort() });
  }
}

/** The same bot with a millisecond, if it goes by the clock. */
function inHaste(spec: string): string {
  return isProgram(spec) ? spec : spec.replace(/\bms=\d+/, 'ms=1');
}
