import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { levels } from '@overtrick/bots';
import {
  FastRandom,
  type Game,
  game as gameOf,
  openMatch,
  resolveOptions,
} from '@overtrick/engine';
import { afterEach, expect, test } from 'vitest';
import { Thinkers } from '../src/bots/thinkers.ts';

const ninja = gameOf('ninja-whist') as Game;

function view() {
  const options = resolveOptions(ninja, 3);
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(ninja, 3, options.value, 0);
  const state = ninja.deal(setup, new FastRandom(1));
  return ninja.view(state, 31 - Math.clz32(ninja.acting(state)));
}

const task = { seed: 'ab'.repeat(32), budget: {}, stop: { aborted: false } };

let thinkers: Thinkers | undefined;
afterEach(() => thinkers?.close());

test('a bot in a thread answers what it would answer here', async () => {
  thinkers = new Thinkers(1, 60_000);
  const seen = view();
  const { move } = await thinkers.mindOf('novice').think(seen, task);
  expect(move).toEqual(levels.novice.think(seen, new FastRandom(task.seed), {}).move);
});

/** A thread that does as it is told by the test. */
class FakeThread extends EventEmitter {
  readonly orders: { call: number }[] = [];
  isEnded = false;

  postMessage(order: { call: number }): void {
    this.orders.push(order);
  }

  async terminate(): Promise<number> {
    this.isEnded = true;
    return 0;
  }
}

function faked(deadline = 60_000) {
  const threads: FakeThread[] = [];
  thinkers = new Thinkers(1, deadline, () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  return { threads, mind: thinkers.mindOf('master') };
}

test('a thread that does not answer is ended, and what waits behind it goes to another', async () => {
  const { threads, mind } = faked(10);
  const first = mind.think(view(), task);
  const second = mind.think(view(), task);
  await expect(first).rejects.toThrow(/has ended/);
  expect(threads[0].isEnded).toBe(true);
  const [{ call }] = threads[1].orders;
  threads[1].emit('message', { call, thought: 'a thought' });
  expect(await second).toBe('a thought');
});

test('a thread that dies fails one decision, and is replaced', async () => {
  const { threads, mind } = faked();
  const first = mind.think(view(), task);
  threads[0].emit('error', new Error('out of memory'));
  await expect(first).rejects.toThrow(/has ended/);
  const second = mind.think(view(), task);
  threads[1].emit('message', { call: threads[1].orders[0].call, thought: 'a thought' });
  expect(await second).toBe('a thought');
});

test('a thread begins when there is something to think about', () => {
  const { threads, mind } = faked();
  expect(threads).toHaveLength(0);
  for (let i = 0; i < 3; i++) mind.think(view(), task).catch(() => {});
  expect(threads).toHaveLength(1);
});

test('what nobody waits for is not begun, and what is thought about is told to stop', async () => {
  const { threads, mind } = faked();
  const stop = new AbortController();
  const first = mind.think(view(), { ...task, stop: stop.signal });
  const second = mind.think(view(), { ...task, stop: { aborted: true } });
  stop.abort();
  expect(threads[0].orders).toHaveLength(2);
  threads[0].emit('message', { call: threads[0].orders[0].call, thought: 'late' });
  expect(await first).toBe('late');
  await expect(second).rejects.toThrow(/nobody waits/);
});
