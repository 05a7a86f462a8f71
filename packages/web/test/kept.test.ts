import { games, replay } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { getKept, type LogEntry, putKept, putOlder } from './ending.ts';
import { byFinger, byMouse, Person } from './person.ts';
import {
  address,
  forbidStorage,
  inWorkers,
  KEEPING,
  newPage,
  open,
  PHONE,
  sitDown,
  visit,
} from './visit.ts';

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
  const context = await visit(browser, KEEPING);
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
  await page.locator('.kept-card[data-game=gamut]').waitFor();
  await page.getByRole('link', { name: 'One more to go on with' }).click();
  const kept = page.locator('.match');
  await kept.nth(1).waitFor();
  expect(await kept.count()).toBe(2);
  await kept.filter({ hasText: 'Gamut' }).getByRole('link').first().click();
  // As in Britain, where this visitor's browser is from.
  await page.getByText(/\d{1,2}\s\p{L}+\s\d{4},\s\d\d:\d\d/u).waitFor();
  await page.getByRole('button', { name: 'Delete this match' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this match?' });
  await asked.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await kept.first().waitFor();
  expect(await kept.count()).toBe(1);
  await page.goto(address());
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('main.table[data-game=mu]').waitFor();
  await context.close();
});

test('a table at which nothing was done is not listed, and can still be reloaded', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, MU);
  await page.locator('main.table[data-settled]').waitFor();
  await page.reload();
  await page.locator('main.table[data-settled]').waitFor();
  const table = page.url();
  await page.goto(address());
  await page.locator('.game').first().waitFor();
  expect(await page.locator('.kept').count()).toBe(0);
  await page.goto(table);
  await decide(page, 1);
  await page.goto(address());
  await page.locator('.kept-card[data-game=mu]').waitFor();
  await context.close();
});

test.each([
  ['told by the other tab', true],
  ['told by the store', false],
])('two tabs on one game: the later takes over, the earlier stops, %s', async (_, hasChannel) => {
  const context = await visit(browser);
  if (!hasChannel) await inWorkers(context, () => Reflect.deleteProperty(self, 'BroadcastChannel'));
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
  // Nor are settings kept: they hold for this visit.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.keyboard.press('Escape');
  const person = new Person(page, byMouse, 1);
  await person.playDeal();
  expect(replay(await person.record(), games).ok).toBe(true);
  await page.goto(address('#/history'));
  await page.getByRole('alert').filter({ hasText: 'This browser keeps no games' }).waitFor();
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
    .locator('.bar, .warning, .middle, .asking, .own')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  const wide = PHONE.viewport?.width ?? 0;
  for (const { left, right } of rows) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(wide);
  }
  rows.slice(1).forEach(({ top }, i) => {
    expect(top).toBeGreaterThanOrEqual(rows[i].bottom);
  });
  await new Person(page, byFinger, 0).decide();
  await context.close();
});

/** A log in which somebody has given himself better cards. */
function forge(entry: LogEntry): LogEntry {
  const facts = entry.facts.map((fact) =>
    fact.type === 'commit' ? { ...fact, seed: '00'.repeat(32) } : fact,
  );
  return { ...entry, facts };
}

test('storage that holds garbage: what can be read is offered, the rest is refused in words', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, MU);
  await decide(page, 1);
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(address());
  const { kept, log } = await getKept(page, id);
  const saved = '{"format":"overtrick-table/1","record":{"deals":[1]}}';
  await putKept(page, { id: 'nothing' }, []);
  await putKept(page, { id: 'odd', owner: 1, saved: {}, when: 'now', summary: null }, []);
  await putKept(page, { ...kept, id: 'broken', saved }, []);
  await putKept(page, { ...kept, id: 'text', saved: 'not even JSON' }, []);
  await putKept(page, { ...kept, id: 'empty' }, []);
  await putKept(page, { ...kept, id: 'gap' }, [...log.slice(0, 2), ...log.slice(3)]);
  await putKept(page, { ...kept, id: 'forged' }, log.map(forge));
  await page.evaluate(() => {
    localStorage.setItem(
      'overtrick/settings',
      '{"speed":["instant"],"theme":7,"last":"[{]","name":{}}',
    );
  });
  await page.goto(address('#/history'));
  await page.locator('.match').nth(5).waitFor();
  expect(await page.locator('.match').count()).toBe(6);
  for (const broken of ['broken', 'text', 'empty', 'gap', 'forged']) {
    await page.goto(address(`#/play/${broken}`));
    await page.getByText('The game that was kept cannot be read').waitFor();
  }
  await page.goto(address('#/history/forged'));
  await page.getByText('The game that was kept cannot be read').waitFor();
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.locator('.match').nth(4).waitFor();
  expect(await page.locator('.match').count()).toBe(5);
  await page.goto(address(`#/play/${id}`));
  await page.locator('main.table[data-settled]').waitFor();
  await context.close();
});

test('a game that an older page has kept goes on where it was, and is kept as a log from then on', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const older = await putOlder(page);
  await page.goto(address());
  await page.locator('.kept').getByText('Deal 2').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  expect(await moves(page)).toMatch(/^1\/\d+$/);
  const person = new Person(page, byMouse);
  await person.playDeal();
  await page.reload();
  await page.locator('.over').waitFor();
  const replayed = replay(await person.record(), games);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const [before] = JSON.parse(older.saved).record.deals;
  expect(replayed.value.record.deals[0].moves).toEqual(before.moves);
  const { kept, log } = await getKept(page, older.id);
  expect(kept).not.toHaveProperty('saved');
  expect(log.length).toBeGreaterThan(before.moves.length);
  await context.close();
});

test('while a tab with an older page holds the database, the newer one says so and can try again', async () => {
  const context = await visit(browser);
  const [older, page] = [await newPage(context), await newPage(context)];
  const { id } = await putOlder(older, { holdsOn: true });
  await page.goto(address(`#/play/${id}`));
  await page.getByRole('alert').filter({ hasText: 'an older version of this page' }).waitFor();
  await older.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  await context.close();
});

test('a game that is deleted leaves nothing, and a tab that still plays it says so', async () => {
  const context = await visit(browser);
  const [page, other] = [await newPage(context), await newPage(context)];
  await sitDown(page, MU);
  await decide(page, 1);
  const id = page.url().split('/').at(-1) ?? '';
  await other.goto(address(`#/history/${id}`));
  await other.getByRole('button', { name: 'Delete this match' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await other.getByText('No match is over yet').waitFor();
  expect(await getKept(other, id)).toEqual({ kept: undefined, log: [] });
  await page.bringToFront();
  await page.keyboard.press('p');
  await page.getByText('There is no such game in this browser').waitFor();
  await context.close();
});
