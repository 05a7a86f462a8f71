import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tab } from '../../test/harness.ts';
import type { PageScene } from '../protocol.ts';
import { change } from '../settings.ts';
import { Onlooker } from './onlooker.ts';
import { Showing } from './showing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  change({ speed: 'normal', motion: 'auto' });
  vi.useRealTimers();
});

/** The scenes of a table from the person's first move to the next turn. */
async function scenes(): Promise<PageScene[]> {
  vi.useRealTimers();
  const tab = new Tab();
  await tab.open('mu', 6);
  await tab.toPerson();
  await tab.do({ type: 'play', parts: [{ type: 'pass' }] });
  await tab.toPerson();
  vi.useFakeTimers();
  const onlooker = new Onlooker(() => {});
  const all = tab.told.flatMap((each) =>
    each.kind === 'scene' || each.kind === 'update' ? (onlooker.hear(each) ?? []) : [],
  );
  expect(all.length).toBeGreaterThan(4);
  return all.slice(1);
}

const moves = ({ shown }: Showing) => shown?.scene.view.history.length;

test('what has happened is shown one thing at a time, and only then the person is asked', async () => {
  change({ speed: 'normal', motion: 'off' });
  const all = await scenes();
  const rested: unknown[] = [];
  const seen = new Set<number | undefined>();
  const showing: Showing = new Showing(
    () => seen.add(moves(showing)),
    ({ scene }) => rested.push(scene),
  );
  for (const scene of all) showing.hear(scene);
  for (let i = 0; i < 20 && rested.length === 0; i++) {
    expect(showing.shown?.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(450);
  }
  const [first, last] = [all[0], all.at(-1)].map((each) => each?.view.history.length ?? 0);
  expect(seen).toEqual(new Set(Array.from({ length: last - first + 1 }, (_, i) => first + i)));
  expect(rested).toEqual([all.at(-1)]);
  expect(showing.shown?.settled).toBe(true);
});

test('at once means in one step, and nothing that happened is left unsaid', async () => {
  change({ speed: 'instant' });
  const all = await scenes();
  const showing = new Showing(
    () => {},
    () => {},
  );
  for (const scene of all) showing.hear(scene);
  await vi.runAllTimersAsync();
  const story = all.at(-1)?.story ?? [];
  expect(showing.shown?.settled).toBe(true);
  expect(showing.shown?.news).toEqual(story.slice(-(showing.shown?.news.length ?? 0)));
  expect(showing.shown?.news.length).toBeGreaterThanOrEqual(story.length - all[0].story.length);
});

test('the rest of a deal can be shown as it comes, at any speed, and the next one as usual', async () => {
  change({ speed: 'calm', motion: 'off' });
  const all = await scenes();
  const rested: unknown[] = [];
  const showing = new Showing(
    () => {},
    ({ scene }) => rested.push(scene),
  );
  showing.hear(all[0]);
  showing.hurry();
  for (const scene of all.slice(1)) showing.hear(scene);
  // No time passes.
  await vi.advanceTimersByTimeAsync(0);
  expect(rested.at(-1)).toBe(all.at(-1));
  expect(showing.isHurried).toBe(true);
  showing.hear({ ...all[0], deal: all[0].deal + 1 });
  expect(showing.isHurried).toBe(false);
});

const PEOPLE = Array(6).fill({ name: 'Mara', level: null, standIn: null });

test('an undo throws away what was not shown yet, and says so to whose decision it is', async () => {
  change({ speed: 'calm', motion: 'off' });
  const all = await scenes();
  const showing = new Showing(
    () => {},
    () => {},
  );
  for (const scene of all) showing.hear(scene);
  const view = { ...all[0].view, acting: [0] };
  const back = { ...all[0], view, story: all[0].story.slice(0, -1) };
  showing.hear(back);
  await vi.runAllTimersAsync();
  expect(showing.shown?.scene).toBe(back);
  expect(showing.shown).toMatchObject({ settled: true, notice: { text: 'undone' } });
  const theirs = { ...back, view: { ...view, acting: [1] }, neighbours: PEOPLE };
  showing.hear({ ...theirs, story: back.story.slice(0, -1) });
  await vi.runAllTimersAsync();
  expect(showing.shown).toMatchObject({ settled: true, notice: undefined });
});
