import { CONTEXTS, FEATURES, SIZE } from './features.ts';
import type { Weights } from './policy.ts';
import { THUMB } from './thumb.ts';

/** Learned weights as data; what it does not name stays as the rule of thumb has it. */
export interface Learned {
  readonly features: readonly string[];
  /** By context, a weight for each of these features. */
  readonly contexts: Readonly<Record<string, readonly number[]>>;
}

const NAMES: readonly string[] = FEATURES;

export function learnedWeights({ features, contexts }: Learned, thumb = THUMB): Weights {
  const weights = thumb.slice();
  for (const [context, row] of Object.entries(contexts)) {
    const at = CONTEXTS.indexOf(context) * SIZE;
    for (const [i, feature] of features.entries()) {
      const place = NAMES.indexOf(feature);
      if (at >= 0 && place >= 0) weights[at + place] = row[i];
    }
  }
  return weights;
}
