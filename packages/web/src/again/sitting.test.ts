import { BOTS_VERSION } from '@overtrick/bots';
import type { DealSet } from '@overtrick/table/again';
import { expect, test } from 'vitest';
import { MemoryArchive, playDeal, Tab } from '../../test/harness.ts';
import { isAside } from '../kept.ts';

const set: DealSet = {
  ...{ game: 'gamut', players: 4, options: {}, level: 'novice', deals: 2 },
  ...{ seed: 'a set', bots: BOTS_VERSION, rules: 2 },
};
const from = { set, deal: 0, you: 'Mara' };

test('a deal of a set is kept aside, and goes on from there', async () => {
  const archive = new MemoryArchive();
  const tab = new Tab(archive);
  await tab.ask({ kind: 'sitIn', table: 'set/1', from });
  await tab.request({ kind: 'join', since: 0 });
  await tab.toPerson();
  const { hand } = tab.scene.view;
  const kept = archive.games.get('set/1');
  expect(kept && isAside(kept)).toBe(true);
  const later = new Tab(archive);
  await later.ask({ kind: 'sitIn', table: 'set/1', from });
  await later.request({ kind: 'join', since: 0 });
  await later.toPerson();
  expect(later.scene.view.hand).toEqual(hand);
});

test('bots in the person’s seat play the same deal, the same way each time', async () => {
  const tab = new Tab();
  const rival = { level: 'novice', nth: 0 };
  const [first, again] = [
    await tab.ask({ kind: 'rival', from, rival }),
    await tab.ask({ kind: 'rival', from, rival }),
  ];
  expect(again).toEqual(first);
  expect(first).toHaveLength(4);
  const other = await tab.ask({ kind: 'rival', from: { ...from, deal: 1 }, rival });
  expect(other).not.toEqual(first);
});

test('a set with options that the game does not know is refused in words', async () => {
  const wrong = { ...from, set: { ...set, options: { nonsense: 1 } } };
  const answer = await new Tab().say({ kind: 'sitIn', table: 'set/2', from: wrong });
  expect(answer).toMatchObject({ kind: 'problem', problem: { problem: expect.any(String) } });
});

test('whoever plays a deal of a kept game again as before meets the same bots: it ends as it did', async () => {
  const tab = new Tab();
  await tab.open('gamut', 4);
  await playDeal(tab);
  await tab.do({ type: 'next' });
  await playDeal(tab);
  const looked = await tab.ask({ kind: 'lookBack', from: { kept: 'table' } });
  expect(looked.isChanged).toBe(false);
  const again = { deal: 1, move: 0, seats: [0], you: 'You' };
  await tab.ask({ kind: 'playOn', table: 'trial/1', from: again });
  await tab.request({ kind: 'join', since: 0 });
  await playDeal(tab);
  const told = await tab.request({ kind: 'record' });
  const record = told.kind === 'record' ? told.record : null;
  expect(record?.deals[1].moves).toEqual(looked.record.deals[1].moves);
});
