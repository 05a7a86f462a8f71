import { game as findGame, type Game } from '@overtrick/engine';
import type { Trade } from '../trade.ts';
import { emptyEffort } from './effort.ts';
import { openDeal } from './opening.ts';
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
      bouts.push(yield* playOne(game, trial, number));
    }
    return bouts;
  },
};

function* playOne(game: Game, trial: Trial, number: number): Generator<void, Bout> {
  const effort = { a: emptyEffort(), b: emptyEffort() };
  if (trial.pairing === 'matches') {
    return { result: yield* playMatches(game, trial, number, effort), effort };
  }
  const opening = yield* openDeal(game, trial, number);
  const runs: Run[] = [];
  for (const a of seatings(game, trial, opening)) {
    runs.push(yield* playRun(game, trial, opening, a, effort));
  }
  return { result: { number, dealer: opening.setup.dealer, runs }, effort };
}
