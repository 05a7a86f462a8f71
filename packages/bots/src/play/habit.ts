import type { Weights } from './policy.ts';

/** A way in which somebody may play, and how strictly. */
export interface Habit {
  readonly weights: Weights;
  /** How much less may speak for a card that is played all the same. */
  readonly heat: number;
  /** How often something else is done. */
  readonly slip: number;
}

export function loosely(weights: Weights): Habit {
  return { weights, heat: 1, slip: 0.1 };
}

export function strictly(weights: Weights): Habit {
  return { weights, heat: 0.3, slip: 0.03 };
}
