import { STRENGTHS } from '@overtrick/bots/training';
import type { HandLesson } from './course.ts';

/** How well figures tell what a side takes, for one number of players. */
export interface Fit {
  readonly weights: readonly number[];
  readonly hands: number;
  /** Standard deviations of what is left unexplained, and of what was taken. */
  readonly error: number;
  readonly spread: number;
}

/** Keeps what never varies at zero instead of at anything. */
const RIDGE = 0.01;

/** By number of players: the weights with the least squared error. */
export function fitStrength(lessons: Iterable<HandLesson>): Map<number, Fit> {
  const byPlayers = new Map<number, (readonly number[])[]>();
  for (const { players, hands } of lessons) {
    byPlayers.set(players, [...(byPlayers.get(players) ?? []), ...hands]);
  }
  const sorted = [...byPlayers].sort(([a], [b]) => a - b);
  return new Map(sorted.map(([players, hands]) => [players, fit(hands)]));
}

function fit(hands: readonly (readonly number[])[]): Fit {
  const size = STRENGTHS.length;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? RIDGE : 0)),
  );
  const right = Array<number>(size).fill(0);
  for (const hand of hands) {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) matrix[i][j] += hand[i] * hand[j];
      right[i] += hand[i] * hand[size];
    }
  }
  const weights = solve(matrix, right).map((weight) => Math.round(weight * 100) / 100 + 0);
  return { weights, hands: hands.length, ...errors(hands, weights) };
}

function errors(hands: readonly (readonly number[])[], weights: readonly number[]) {
  const taken = hands.map((hand) => hand[weights.length]);
  const expected = hands.map((hand) => weights.reduce((sum, w, i) => sum + w * hand[i], 0));
  const mean = taken.reduce((sum, each) => sum + each, 0) / taken.length;
  return {
    error: deviation(taken.map((each, i) => each - expected[i])),
    spread: deviation(taken.map((each) => each - mean)),
  };
}

function deviation(errors: readonly number[]): number {
  return Math.sqrt(errors.reduce((sum, each) => sum + each * each, 0) / errors.length);
}

/** Gauss and Jordan, with the largest pivot. Changes its arguments. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i + 1; row < size; row++) {
      if (Math.abs(matrix[row][i]) > Math.abs(matrix[pivot][i])) pivot = row;
    }
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    [right[i], right[pivot]] = [right[pivot], right[i]];
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const factor = matrix[row][i] / matrix[i][i];
      for (let column = i; column < size; column++) {
        matrix[row][column] -= factor * matrix[i][column];
      }
      right[row] -= factor * right[i];
    }
  }
  return right.map((value, i) => value / matrix[i][i]);
}
