import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decide, MemoryArchive, playDeal, Tab, turn, wish } from '../test/harness.ts';
import { balanceIn, type KeptGame } from './kept.ts';

/** A match of the game that is over, and the archive that has it. */
async function finished(game: string, players: number, options: object = {}) {
  const archive = new MemoryArchive();
  const tab = new Tab(archive);
  await tab.open(game, players, { options });
  for (;;) {
    await playDeal(tab);
    if (tab.scene.over) break;
    await tab.do({ type: 'next' });
  }
  await turn();
  return { archive, scene: tab.scene };
}

function keptIn({ games }: MemoryArchive): KeptGame {
  const kept = games.get('table');
  if (!kept) throw new Error('nothing is kept');
  return kept;
}

test('a match that is over is told with its score sheet, and stays whose it was', async () => {
  const { archive, scene } = await finished('gamut', 4, { target: 1 });
  const { owner } = keptIn(archive);
  const past = await new Tab(archive).ask({ kind: 'past', table: 'table' });
  expect(past.scene.sheet).toEqual(scene.sheet);
  expect(past.scene).toMatchObject({ title: 'Gamut', over: true, variant: ['target'] });
  expect(past.summary.balance?.totals).toEqual(scene.totals);
  expect(keptIn(archive).owner).toBe(owner);
});

test('a balance counts the contracts of the person', async () => {
  const { archive, scene } = await finished('ninja-whist', 9);
  const made = scene.sheet.filter(({ lines }) =>
    lines.some(({ seat, why }) => seat === 0 && why.key === 'bid-made'),
  );
  const balance = balanceIn(keptIn(archive).summary);
  expect(balance).toMatchObject({ deals: 9, promised: 9, made: made.length });
});

test('what an older page has kept of a match is completed from its log, once', async () => {
  const { archive } = await finished('gamut', 4, { target: 1 });
  const kept = keptIn(archive);
  const { balance, ...summary } = kept.summary;
  archive.games.set('table', { ...kept, summary });
  await new Tab(archive).ask({ kind: 'past', table: 'table' });
  expect(keptIn(archive).summary.balance).toEqual(balance);
});

test('a match from before there were logs is told too, and stays as it was kept', async () => {
  const older = JSON.parse(
    readFileSync(new URL('../test/data/kept-1.json', import.meta.url), 'utf8'),
  );
  const archive = new MemoryArchive();
  archive.games.set('table', { ...older, id: 'table' });
  const past = await new Tab(archive).ask({ kind: 'past', table: 'table' });
  expect(past.summary.balance).toMatchObject({ deals: 1, totals: past.scene.totals });
  expect(keptIn(archive).saved).toBe(older.saved);
});

test('a balance that a page has not kept up counts for nothing', () => {
  const balance = { names: ['a', 'b'], totals: [3, 4], deals: 1, promised: 0, made: 0 };
  const summary = { game: 'x', title: 'X', players: 2, deal: 1, total: 3, over: true, balance };
  expect(balanceIn(summary)).toBe(balance);
  expect(balanceIn({ ...summary, deal: 2, over: false })).toBe(balance);
  expect(balanceIn({ ...summary, deal: 2 })).toBeUndefined();
  expect(balanceIn({ ...summary, total: 7 })).toBeUndefined();
  expect(balanceIn({ ...summary, balance: { ...balance, names: [] } })).toBeUndefined();
});

test('a table counts as played at once the person has decided something', async () => {
  const archive = new MemoryArchive();
  const tab = new Tab(archive);
  await tab.open('mu', 4);
  await tab.toPerson();
  expect(keptIn(archive).summary.touched).toBe(false);
  await decide(tab);
  await turn();
  expect(keptIn(archive).summary.touched).toBe(true);
});

test('the rules say when a match will end, with house rules too', async () => {
  const tab = new Tab();
  const ending = (game: string, players: number, options: object = {}) =>
    tab.ask({ kind: 'ending', wish: { ...wish(game, players), options: { ...options } } });
  expect(await ending('ninja-whist', 3)).toEqual({ deals: 29, target: null });
  expect(await ending('mu', 5, { target: 300 })).toEqual({ deals: null, target: 300 });
  expect(await ending('mu', 5, { deals: 2 })).toEqual({ deals: 10, target: null });
  const refused = await tab.say({ kind: 'ending', wish: wish('gamut', 7) });
  expect(refused.kind).toBe('problem');
});
