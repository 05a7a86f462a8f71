import { games, replay } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byFinger, byMouse, Person } from './person.ts';
import { address, forbidStorage, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const MU = { game: 'mu', players: 4, seed: 'kept' };
const KEPT = 'main.table[data-kept]';
const moves = (page: Page) => page.locator('main.table').getAttribute('data-moves');

async function decide(page: Page, times: number): Promise<void> {
  const person = new Person(page, byMouse);
  for (let i = 0; i < times; i++) await person.decide();
  await page.locator('main.table[data-settled]').waitFor();
  await page.locator(KEPT).waitFor();
}

test('after the first visit a reload in mid-deal needs no network', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, MU);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await decide(page, 4);
  const before = await moves(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('main.table[data-settled]').waitFor();
  expect(await moves(page)).toBe(before);
  await new Person(page, byMouse, 0).playDeal();
  await context.close();
});

test('several games in progress are kept and listed; a deleted one is gone', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, MU);
  await decide(page, 1);
  await sitDown(page, { game: 'gamut', players: 4, seed: 'kept' });
  await decide(page, 1);
  await page.getByRole('button', { name: 'Home' }).click();
  const kept = page.locator('.kept li');
  await kept.nth(1).waitFor();
  expect(await kept.count()).toBe(2);
  // As in Britain, where this visitor's browser is from.
  expect(await kept.first().textContent()).toMatch(/\d{1,2}\s\p{L}+\s\d{4},\s\d\d:\d\d/u);
  await page.getByRole('button', { name: 'Delete: Gamut' }).click();
  await kept.nth(1).waitFor({ state: 'detached' });
  await page.reload();
  await kept.first().waitFor();
  expect(await kept.allTextContents()).toEqual([expect.stringContaining('Mü')]);
  await kept.getByRole('link').click();
  await page.locator('main.table[data-game=mu]').waitFor();
  await context.close();
});

test.each([
  ['told by the other tab', true],
  ['told by the store', false],
])('two tabs on one game: the later takes over, the earlier stops, %s', async (_, hasChannel) => {
  const context = await visit(browser);
  if (!hasChannel)
    await context.addInitScript(() => Reflect.deleteProperty(self, 'BroadcastChannel'));
  const first = await newPage(context);
  await sitDown(first, MU);
  await decide(first, 2);
  const second = await newPage(context);
  await second.goto(first.url());
  await decide(second, 2);
  const later = await moves(second);
  // Without being told, the first tab learns of it as soon as it wants to keep a move.
  await first.bringToFront();
  if (!hasChannel) await first.keyboard.press('p');
  await first.getByText('goes on in another tab').waitFor();
  await first.getByRole('button', { name: 'Play here' }).click();
  await first.locator('main.table[data-settled]').waitFor();
  expect(await moves(first)).toBe(later);
  const person = new Person(first, byMouse, 0);
  await person.playDeal();
  const replayed = replay(await person.record(), games);
  expect(replayed.ok || replayed.error).toBe(true);
  await context.close();
});

test('storage that is forbidden: the game goes on and says so', async () => {
  const context = await visit(browser);
  await forbidStorage(context);
  const page = await newPage(context);
  await sitDown(page, { ...MU, bots: 'random' });
  await page.getByText('This browser cannot keep the game').waitFor();
  const person = new Person(page, byMouse, 1);
  await person.decide();
  expect(replay(await person.record(), games).ok).toBe(true);
  await context.close();
});

test('storage that is full: the game goes on and says so, and the table stays whole', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await page.goto(address());
  const cdp = await context.newCDPSession(page);
  const origin = new URL(address()).origin;
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await sitDown(page, MU);
  await page.getByRole('alert').filter({ hasText: 'This browser cannot keep the game' }).waitFor();
  const rows = await page
    .locator('.bar, .warning, .stakes, .seats, .middle, .own')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  const wide = PHONE.viewport?.width;
  expect(rows.map(({ width }) => width)).toEqual(rows.map(() => wide));
  rows.slice(1).forEach(({ top }, i) => {
    expect(top).toBeGreaterThanOrEqual(rows[i].bottom);
  });
  await new Person(page, byFinger, 0).decide();
  await context.close();
});

test('storage that holds garbage: what can be read is offered, the rest is refused in words', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, MU);
  await decide(page, 1);
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(address());
  await page.evaluate(async (own) => {
    const store = await new Promise<IDBObjectStore>((resolve) => {
      const request = indexedDB.open('overtrick', 1);
      request.onsuccess = () =>
        resolve(request.result.transaction('games', 'readwrite').objectStore('games'));
    });
    const kept = await new Promise<Record<string, unknown>>((resolve) => {
      const request = store.get(own);
      request.onsuccess = () => resolve(request.result);
    });
    store.put({ id: 'nothing' });
    store.put({ id: 'odd', owner: 1, saved: {}, when: 'now', summary: null });
    store.put({
      ...kept,
      id: 'broken',
      saved: '{"format":"overtrick-table/1","record":{"deals":[1]}}',
    });
    store.put({ ...kept, id: 'text', saved: 'not even JSON' });
    localStorage.setItem(
      'overtrick/settings',
      '{"speed":["instant"],"theme":7,"last":"[{]","name":{}}',
    );
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
  }, id);
  await page.reload();
  await page.locator('.kept li').nth(2).waitFor();
  expect(await page.locator('.kept li').count()).toBe(3);
  for (const broken of ['broken', 'text']) {
    await page.goto(address(`#/play/${broken}`));
    await page.getByText('The game that was kept cannot be read').waitFor();
  }
  await page.goto(address(`#/play/${id}`));
  await page.locator('main.table[data-settled]').waitFor();
  await context.close();
});
