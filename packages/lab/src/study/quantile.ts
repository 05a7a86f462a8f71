/** How far a normal value lies below with this probability: Acklam's approximation, to nine digits. */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p));
    return polynomial(TAIL, q) / (polynomial(TAIL_BELOW, q) * q + 1);
  }
  const q = p - 0.5;
  const r = q * q;
  return (polynomial(MIDDLE, r) * q) / (polynomial(MIDDLE_BELOW, r) * r + 1);
}

const MIDDLE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
];
const MIDDLE_BELOW = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
];
const TAIL = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
];
const TAIL_BELOW = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, each) => sum * x + each, 0);
}

/** The same of Student's distribution with so many degrees of freedom (Hill's expansion): for two sides of 1 − alpha. */
export function studentFactor(alpha: number, freedom: number): number {
  const z = normalQuantile(1 - alpha / 2);
  const square = z * z;
  const first = (z * (square + 1)) / 4;
  const second = (z * (5 * square * square + 16 * square + 3)) / 96;
  const third = (z * (3 * square ** 3 + 19 * square * square + 17 * square - 15)) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The probability that a normal value lies farther from 0 than this, on either side (Numerical Recipes' erfc). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  return t * Math.exp(-x * x + polynomial(ERFC, t));
}

const ERFC = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
  1.00002368, -1.26551223,
];
