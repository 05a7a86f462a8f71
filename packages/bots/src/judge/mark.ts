import type { Loss } from './judgement.ts';

/** Fewer worlds than these say nothing against a move. */
const ENOUGH = 20;

/**
 * Whether a move is surely worse by more than this: the lower bound of its loss in points lies above it, and what is chosen
 * by agrees. Near the end of a match points may be given up for it.
 */
export function isMarked(loss: Loss, aimLoss: Loss, least = Number.POSITIVE_INFINITY): boolean {
  return loss.worlds >= ENOUGH && lowest(loss) > least && lowest(aimLoss) > 0;
}

function lowest({ mean, spread }: Loss): number {
  return mean - spread;
}
