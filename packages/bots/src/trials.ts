import { FastRandom, type Game, type Seat, type Setup } from '@overtrick/engine';

/** What deals at random tell about each seat of a table. */
export interface Bearing {
  /** The seats that always score the same as this one, as bits, this one included. */
  readonly allies: readonly number[];
  /** Whether who takes more tricks gets further ahead, rather than falls behind. */
  readonly wants: readonly boolean[];
}

/** Two seats that are not on one side score the same this often only if hardly anything is scored. */
const DEALS = 24;

/** Plays some deals at random to find out who is on whose side, and whether tricks are good to have. */
export function bearingOf(game: Game, setup: Setup): Bearing {
  const seats = [...Array(setup.players).keys()];
  const random = new FastRandom(1);
  const trials = Array.from({ length: DEALS }, () => tryDeal(game, setup, random));
  const allies = seats.map((seat) =>
    seats.reduce((bits, other) => bits | (isTogether(trials, seat, other) ? 1 << other : 0), 0),
  );
  const wants = seats.map((seat) => {
    const gains = trials.map(({ scores }) => lead(scores, seat));
    const taken = trials.map(({ tricks }) =>
      tricks.reduce((sum, count, who) => sum + ((allies[seat] >> who) & 1) * count, 0),
    );
    return covariance(gains, taken) >= 0;
  });
  return { allies, wants };
}

interface RandomDeal {
  readonly scores: readonly number[];
  readonly tricks: readonly number[];
}

function tryDeal(game: Game, setup: Setup, random: FastRandom): RandomDeal {
  const state = game.deal(setup, random);
  game.playOut(state, random);
  const tricks = Array<number>(setup.players).fill(0);
  for (const { winner } of game.tricks(state)) tricks[winner]++;
  return { scores: scoresIn(game, state, setup.players), tricks };
}

/** What each seat scores in a finished deal. */
export function scoresIn(game: Game, state: unknown, players: number): number[] {
  const scores = Array<number>(players).fill(0);
  game.score(state, (seat, points) => {
    scores[seat] += points;
  });
  return scores;
}

/** How far a seat is ahead of the others, on average. */
export function lead(scores: readonly number[], seat: Seat): number {
  const others = scores.reduce((sum, score) => sum + score, 0) - scores[seat];
  return scores[seat] - others / (scores.length - 1);
}

/** Whether two seats score the same in every deal, although all do not. */
function isTogether(trials: readonly RandomDeal[], one: Seat, two: Seat): boolean {
  const isScored = trials.some(({ scores }) => scores.some((score) => score !== scores[one]));
  return one === two || (isScored && trials.every(({ scores }) => scores[one] === scores[two]));
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((x, i) => (x - meanA) * (b[i] - meanB)));
}
