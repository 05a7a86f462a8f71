import { learnedWeights, thumbOf } from '@overtrick/bots';
import { CONTEXTS, SIZE } from '@overtrick/bots/training';
import { describe, expect, test } from 'vitest';
import { learnedOf, learnedSource, strengthSource, weightsSource } from './generated.ts';

const THUMB = thumbOf({});
const changed = THUMB.map((weight, i) => (i < 2 * SIZE ? weight + i / 7 : weight));

describe('learned weights', () => {
  test('name the situations that are not as they were', () => {
    expect(Object.keys(learnedOf(changed, THUMB).contexts)).toEqual(CONTEXTS.slice(0, 2));
  });

  test('come back as they were, but for what is rounded', () => {
    const back = learnedWeights(learnedOf(changed, THUMB));
    for (const [i, weight] of back.entries()) expect(weight).toBeCloseTo(changed[i], 1);
  });

  test('have a file with the command that makes it, no wider than others', () => {
    const text = learnedSource(learnedOf(changed, THUMB), 'npm run train -- mu');
    expect(text).toContain('// Written by `npm run train -- mu`; see docs/training.md.');
    expect(text).toContain(`'${CONTEXTS[0]}': [\n`);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

test('weights of hands have a file by number of players', () => {
  const fit = { weights: [1.5, 0, -2], hands: 10, error: 1, spread: 2 };
  const text = strengthSource(new Map([[5, fit]]), -0.5, 'npm run train');
  expect(text).toContain('  5: [1.5, 0, -2],\n');
  expect(text).toContain('export const MARGIN = -0.5;\n');
});

test('weights of calls have a file by table', () => {
  const text = weightsSource({ opens: [1.5, 0], clubs: [-2] }, 'npm run train -- gamut');
  expect(text).toContain('// Written by `npm run train -- gamut`; see docs/training.md.');
  expect(text).toContain('  opens: [1.5, 0],\n  clubs: [-2],\n');
});
