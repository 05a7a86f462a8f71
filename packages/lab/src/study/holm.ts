/**
 * Holm's correction: which of many questions are answered if none may be answered wrongly more often than alpha says.
 * Each comes with the probability that chance alone does as much.
 */
export function holm<Weighed extends { readonly chance: number }>(
  asked: readonly Weighed[],
  alpha: number,
): Weighed[] {
  const sorted = [...asked].sort((a, b) => a.chance - b.chance);
  const stop = sorted.findIndex(({ chance }, i) => chance > alpha / (sorted.length - i));
  return stop < 0 ? sorted : sorted.slice(0, stop);
}
