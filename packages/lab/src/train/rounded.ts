/** Four decimals are enough to learn from, and keep files small. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
