import type { Tidings } from '@overtrick/table';
import { expect, test } from 'vitest';
import { Tab } from '../../test/harness.ts';
import { Onlooker } from './onlooker.ts';

/** What a tab is told until the person is to decide again. */
async function tidings(): Promise<Tidings[]> {
  const tab = new Tab();
  await tab.open('mu', 6);
  await tab.toPerson();
  await tab.do({ type: 'play', parts: [{ type: 'pass' }] });
  await tab.toPerson();
  return tab.told.flatMap((each) =>
    each.kind === 'scene' || each.kind === 'update' ? [each] : [],
  );
}

test('who hears everything knows the table, with names and what stays', async () => {
  const told = await tidings();
  const onlooker = new Onlooker(() => {});
  const scenes = told.map((each) => onlooker.hear(each));
  expect(told.length).toBeGreaterThan(2);
  expect(onlooker.seq).toBe(told.at(-1)?.seq);
  expect(scenes.at(-1)).toMatchObject({ game: 'mu', title: 'Mü', players: 6, deal: 0 });
  expect(scenes.at(-1)?.names).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'P5']);
  expect(scenes.at(-1)?.view.acting).toContain(0);
});

test('a node that is older than the page tells of no predecessors, and whoever has left is called as they were by a newer one', async () => {
  const [first] = await tidings();
  if (first.kind !== 'scene') throw new Error('the first word is a scene');
  const { predecessors: _, ...older } = first.scene;
  expect(
    new Onlooker(() => {}).hear({ ...first, scene: older as typeof first.scene }),
  ).toMatchObject({ predecessors: [] });
  const neighbours = first.scene.neighbours.map((each, seat) => (seat === 2 ? null : each));
  const predecessors = [{ seat: 2, name: 'Mara', deal: 0, toEnd: true }];
  const left = { ...first, scene: { ...first.scene, neighbours, predecessors } };
  expect(new Onlooker(() => {}).hear(left)?.names[2]).toBe('Mara');
});

test('a gap is noticed, asked about once, and closed by what comes then; what is known is not heard twice', async () => {
  const [first, second, third, ...rest] = await tidings();
  const asked: number[] = [];
  const onlooker = new Onlooker((since) => asked.push(since));
  onlooker.hear(first);
  expect(onlooker.hear(third)).toBeUndefined();
  for (const each of rest) expect(onlooker.hear(each)).toBeUndefined();
  expect(asked).toEqual([first.seq]);
  expect(onlooker.hear(second)).toBeDefined();
  expect(onlooker.hear(second)).toBeUndefined();
  expect(onlooker.hear(third)?.deal).toBe(0);
  expect(onlooker.seq).toBe(third.seq);
});
