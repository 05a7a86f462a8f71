import { PassThrough } from 'node:stream';
import { mu } from '@overtrick/engine';
import { courseOf } from '@overtrick/lab';
import { expect, test, vi } from 'vitest';
import { folder } from '../../test/terminal.ts';
import { Progress } from '../progress.ts';
import { gather } from './gather.ts';

// Worker threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

test.each([1, 2])('lessons end when time is up, with %i jobs', async (jobs) => {
  const { signal } = new AbortController();
  const progress = new Progress(new PassThrough());
  const means = { folder: folder(), force: false, jobs, signal, progress };
  const wanted = { to: 1e6, ms: 1, label: 'choices' };
  const lessons = await gather('choices', courseOf(mu, 'a test', 1), wanted, means);
  expect(lessons.length).toBeLessThan(1e6);
  expect(signal.aborted).toBe(false);
});
