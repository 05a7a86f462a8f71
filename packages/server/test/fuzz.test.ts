import { expect, test } from 'vitest';
import { fuzzFrames } from './fuzz.ts';

/** `npm run soak -- --frames N` sends more. */
const FRAMES = 3000;

test('of frames that are nearly right and quite wrong none does harm', async () => {
  const { frames, accepted } = await fuzzFrames(1, FRAMES);
  expect(frames).toBe(FRAMES);
  expect(accepted).toBeGreaterThan(FRAMES / 20);
  expect(accepted).toBeLessThan(FRAMES / 2);
});
