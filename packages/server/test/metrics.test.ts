import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';

test('what takes time is told as others expect it: how often within each bound, all of it, and how often', () => {
  const metrics = new Metrics();
  for (const seconds of [0.004, 0.03, 30]) metrics.time('append_seconds', seconds);
  const lines = metrics.text.trimEnd().split('\n');
  expect(lines[0]).toBe('# TYPE overtrick_append_seconds histogram');
  expect(lines).toContain('overtrick_append_seconds_bucket{le="0.005"} 1');
  expect(lines).toContain('overtrick_append_seconds_bucket{le="0.05"} 2');
  expect(lines).toContain('overtrick_append_seconds_bucket{le="10"} 2');
  expect(lines.slice(-3)).toEqual([
    'overtrick_append_seconds_bucket{le="+Inf"} 3',
    'overtrick_append_seconds_sum 30.034',
    'overtrick_append_seconds_count 3',
  ]);
});
