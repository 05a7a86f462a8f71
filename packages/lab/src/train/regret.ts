import { SIZE } from '@overtrick/bots/training';
import type { CardChoice } from './course.ts';

/** How to go about it. */
export interface Descent {
  readonly steps: number;
  readonly rate: number;
  /** How strongly the weights of a context are held where they start from. */
  readonly pull: number;
  /** How soft the policy is while it learns; it is played hard. */
  readonly heat: number;
}

export const USUAL: Descent = { steps: 600, rate: 0.02, pull: 0.1, heat: 1 };

/** What the card that a policy plays loses against the best one, on average. */
export function regretOf(choices: readonly CardChoice[], weights: Float64Array): number {
  let sum = 0;
  for (const { context, values, features } of choices) {
    let best = 0;
    const told = features.map((row) => speak(weights, context, row));
    for (let i = 1; i < told.length; i++) if (told[i] > told[best]) best = i;
    sum += Math.max(...values) - values[best];
  }
  return choices.length === 0 ? 0 : sum / choices.length;
}

/**
 * Weights under which a soft policy has the least expected regret, by gradient descent (Adam) from
 * `start`. Contexts have nothing in common, so each is held to its start by its own choices.
 */
export function learnWeights(
  choices: readonly CardChoice[],
  start: Float64Array,
  { steps, rate, pull, heat }: Descent = USUAL,
): Float64Array {
  const weights = start.slice();
  const counts = countContexts(choices, start.length / SIZE);
  const packed = pack(choices, heat);
  const [slope, first, second] = [0, 0, 0].map(() => new Float64Array(start.length));
  for (let step = 1; step <= steps; step++) {
    addSlopes(packed, weights, heat, slope.fill(0));
    for (let i = 0; i < weights.length; i++) {
      const n = counts[Math.floor(i / SIZE)];
      if (n === 0) continue;
      const g = (slope[i] + 2 * pull * (weights[i] - start[i])) / n;
      first[i] = 0.9 * first[i] + 0.1 * g;
      second[i] = 0.999 * second[i] + 0.001 * g * g;
      const mean = first[i] / (1 - 0.9 ** step);
      const size = Math.sqrt(second[i] / (1 - 0.999 ** step));
      weights[i] -= (rate * mean) / (size + 1e-8);
    }
  }
  return weights;
}

function countContexts(choices: readonly CardChoice[], contexts: number): number[] {
  const counts = Array<number>(contexts).fill(0);
  for (const { context } of choices) counts[context]++;
  return counts;
}

/** All choices one after the other, which is what makes hundreds of steps quick. */
interface Packed {
  readonly contexts: Uint8Array;
  /** Where the cards of each choice begin, and at the end where the last one ends. */
  readonly starts: Uint32Array;
  /** By card, in the measure of what is at stake. */
  readonly values: Float64Array;
  readonly features: Float64Array;
}

function pack(choices: readonly CardChoice[], heat: number): Packed {
  const cards = choices.reduce((sum, { values }) => sum + values.length, 0);
  const packed = {
    contexts: Uint8Array.from(choices, ({ context }) => context),
    starts: new Uint32Array(choices.length + 1),
    values: new Float64Array(cards),
    features: new Float64Array(cards * SIZE),
  };
  const scale = heat * meanStake(choices);
  let at = 0;
  for (const [c, { values, features }] of choices.entries()) {
    for (const [i, value] of values.entries()) {
      packed.values[at] = value / scale;
      packed.features.set(features[i], at * SIZE);
      at++;
    }
    packed.starts[c + 1] = at;
  }
  return packed;
}

/** What is at stake in a choice on average, so that a game with larger scores learns no faster. */
function meanStake(choices: readonly CardChoice[]): number {
  let sum = 0;
  for (const { values } of choices) {
    sum += Math.max(...values) - values.reduce((a, b) => a + b, 0) / values.length;
  }
  return sum / choices.length || 1;
}

const parts = new Float64Array(64);

/** Adds the slope of the expected regret of every choice. */
function addSlopes(
  { contexts, starts, values, features }: Packed,
  weights: Float64Array,
  heat: number,
  slope: Float64Array,
): void {
  for (let c = 0; c < contexts.length; c++) {
    const row = contexts[c] * SIZE;
    const [from, to] = [starts[c], starts[c + 1]];
    let most = Number.NEGATIVE_INFINITY;
    for (let card = from; card < to; card++) {
      let sum = 0;
      for (let f = 0; f < SIZE; f++) sum += weights[row + f] * features[card * SIZE + f];
      parts[card - from] = sum / heat;
      if (sum / heat > most) most = sum / heat;
    }
    let all = 0;
    let mean = 0;
    for (let card = from; card < to; card++) {
      const part = Math.exp(parts[card - from] - most);
      parts[card - from] = part;
      all += part;
      mean += part * values[card];
    }
    mean /= all;
    for (let card = from; card < to; card++) {
      const pull = (parts[card - from] / all) * (mean - values[card]);
      for (let f = 0; f < SIZE; f++) slope[row + f] += pull * features[card * SIZE + f];
    }
  }
}

function speak(weights: Float64Array, context: number, row: readonly number[]): number {
  let sum = 0;
  for (let f = 0, w = context * SIZE; f < SIZE; f++) sum += weights[w + f] * row[f];
  return sum;
}
