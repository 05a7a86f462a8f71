/** How well figures tell what comes of hands. */
export interface Fit {
  readonly weights: readonly number[];
  readonly hands: number;
  /** Standard deviations of what is left unexplained, and of what there was to explain. */
  readonly error: number;
  readonly spread: number;
}

/** How large weights are held back, which keeps what never varies at zero; and to which part they are rounded. */
export interface Fitting {
  readonly ridge: number;
  readonly fineness: number;
}

/** The weights with the least squared error. Each hand is its figures, and at the end what came of it. */
export function fit(hands: readonly (readonly number[])[], { ridge, fineness }: Fitting): Fit {
  const size = (hands[0]?.length ?? 1) - 1;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? ridge : 0)),
  );
  const right = Array<number>(size).fill(0);
  for (const hand of hands) {
    for (let i = 0; i < size; i++) {
      if (hand[i] === 0) continue;
      for (let j = 0; j < size; j++) matrix[i][j] += hand[i] * hand[j];
      right[i] += hand[i] * hand[size];
    }
  }
  const weights = solve(matrix, right).map(
    (weight) => Math.round(weight * fineness) / fineness + 0,
  );
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
export function solve(matrix: number[][], right: number[]): number[] {
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
