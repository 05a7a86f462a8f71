import { expect, test } from 'vitest';
import { addEffort, countEffort, decisionsIn, emptyEffort, spreadOf } from './effort.ts';

test('effort has a mean, a median and a maximum, and adds up', () => {
  const [effort, more] = [emptyEffort(), emptyEffort()];
  for (const ms of [5, 1, 3]) countEffort(effort, ms, 40);
  for (const ms of [9.8765, 7]) countEffort(more, ms, 60);
  addEffort(effort, more);
  expect(decisionsIn(effort)).toBe(5);
  expect(spreadOf(effort.ms)).toEqual({ mean: 5.176, median: 5, max: 9.88 });
  expect(spreadOf(effort.worlds)).toEqual({ mean: 48, median: 40, max: 60 });
});

test('nothing counted has no spread', () => {
  expect(spreadOf(emptyEffort().ms)).toBeUndefined();
});
