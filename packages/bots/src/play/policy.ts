import type { Action, Random, Seat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { Appraisal } from './appraisal.ts';
import { CONTEXTS, FEATURES, SIZE, type Sight, type Stance } from './features.ts';

/** How much each feature speaks for a card, by context. */
export type Weights = Float64Array;

/** A way to play cards that is written down. */
export type CardRule = (
  state: Sitting,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  stance: Stance,
) => Action;

/** How cards are played quickly: what speaks most for itself, or what a rule says. */
export type Policy = Weights | CardRule;

const room = new Appraisal();

/** What a player of this policy plays. */
export function bestCard(
  policy: Policy,
  state: Sitting,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  stance: Stance,
): Action {
  if (count === 1) return legal[0];
  if (typeof policy === 'function') return policy(state, seat, legal, count, stance);
  room.appraise(policy, state, seat, legal, count, stance);
  const { values } = room;
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
  return legal[best];
}

/** A choice that is not always the best: the hotter, the softer. */
export interface Soft {
  readonly heat: number;
  readonly random: Random;
}

/** How likely a player of this policy is to choose each card. */
export function likelihoods(
  weights: Weights,
  state: Sitting,
  seat: Seat,
  legal: readonly Action[],
  stance: Stance,
  heat: number,
): number[] {
  room.appraise(weights, state, seat, legal, legal.length, stance);
  const values = legal.map((_, i) => room.values[i] / heat);
  const most = Math.max(...values);
  const parts = values.map((value) => Math.exp(value - most));
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / sum);
}

/** How likely a player of this policy is to choose one of some cards, from what it sees. */
export function likelihoodOf(
  weights: Weights,
  sight: Sight,
  legal: readonly number[],
  count: number,
  { kind, stance }: { readonly kind: number; readonly stance: Stance },
  heat: number,
): number {
  room.appraiseSeen(weights, sight, legal, count, stance);
  const { values } = room;
  let chosen = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if (legal[i] === kind) chosen = values[i];
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp((values[i] - chosen) / heat);
  return 1 / sum;
}

/** One of the cards, the likelier the more speaks for it. */
export function softCard(
  weights: Weights,
  state: Sitting,
  seat: Seat,
  legal: readonly Action[],
  stance: Stance,
  { heat, random }: Soft,
): Action {
  const parts = likelihoods(weights, state, seat, legal, stance, heat);
  let at = random.below(1 << 20) / (1 << 20);
  for (const [i, part] of parts.entries()) {
    at -= part;
    if (at < 0) return legal[i];
  }
  return legal[legal.length - 1];
}

/** Weights from rules such as `['lead wants', 'boss', 3]`: a context counts if it has all the words. */
export function weightsOf(
  rules: readonly (readonly [string, (typeof FEATURES)[number], number])[],
): Weights {
  const weights = new Float64Array(CONTEXTS.length * SIZE);
  for (const [where, feature, value] of rules) {
    const words = where.split(' ').filter((word) => word !== '');
    for (const [c, context] of CONTEXTS.entries()) {
      const has = context.split(' ');
      if (words.every((word) => has.includes(word))) {
        weights[c * SIZE + FEATURES.indexOf(feature)] += value;
      }
    }
  }
  return weights;
}

/** What both say, added up. */
export function combine(a: Weights, b: Weights): Weights {
  return a.map((weight, i) => weight + b[i]);
}
