import { games, isAmong, replay } from '@overtrick/engine';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openKept } from './ending.ts';
import { byMouse, Person } from './person.ts';
import { canClaim, isTurn, type Played, tableWhere } from './played.ts';
import { newPage, open, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

/** A table at which the rest is certain, looked for once. */
let certain: Played;
beforeAll(() => {
  certain = tableWhere('mu', 4, canClaim);
});

test('who is certain of the rest takes it with one tap, and takes it back with one', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await openKept(page, certain);
  const before = await page.locator('.own-card').count();
  await page.getByRole('button', { name: 'Take the rest' }).click();
  await page.locator('.over').waitFor();
  const record = await new Person(page, byMouse).record();
  const judged = replay(record, games);
  expect(judged.ok || judged.error).toBe(true);
  const { tricks } = (record as { deals: { tricks: { winner: number }[] }[] }).deals[
    certain.table.deal
  ];
  expect(tricks.slice(-before).every(({ winner }) => winner === 0)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back').waitFor();
  expect(await page.locator('.own-card').count()).toBe(before);
  await context.close();
});

test('a key takes the rest too, and before it is certain it does nothing', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await openKept(
    page,
    tableWhere(
      'mu',
      4,
      (table) => isTurn(table) && table.view(0)?.phase === 'play' && !canClaim(table),
    ),
  );
  expect(await page.getByRole('button', { name: 'Take the rest' }).count()).toBe(0);
  const moves = await page.locator('main.table').getAttribute('data-moves');
  await page.keyboard.press('r');
  expect(await page.locator('main.table').getAttribute('data-moves')).toBe(moves);
  await openKept(page, certain);
  await page.reload();
  await page.getByRole('button', { name: 'Take the rest' }).waitFor();
  await page.keyboard.press('r');
  await page.locator('.over').waitFor();
  await context.close();
});

test('earlier tricks show the hand as it was, and after the deal everybody’s', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await openKept(page, certain);
  const held = await page.locator('.own-card').count();
  const rows = page.locator('.before').first().locator('.card-row');
  await page.keyboard.press('l');
  await page.getByText('Your cards before it').first().click();
  expect(await rows.count()).toBe(1);
  expect(await rows.first().locator('.chip').count()).toBe(held + 1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.locator('.over').waitFor();
  await page.keyboard.press('l');
  await page.getByText('All cards before it').last().click();
  expect(await page.locator('.before').last().locator('.card-row').count()).toBe(4);
  await context.close();
});

test('a card that lies there already is refused with the clause of bids', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const hasShown = tableWhere('mu', 4, (table) => {
    const { displays, legal } = table.view(0) ?? { displays: [[]], legal: [] };
    return displays[0].length > 0 && isAmong(legal, { type: 'pass' });
  });
  await openKept(page, hasShown);
  await byMouse(page.locator('.shown .own-card').first());
  await page.getByText('You have shown this card already. (Rule Mü 3.2)').waitFor();
  await context.close();
});

test('a deal without a trick says why it ended', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const isStalemate = tableWhere(
    'mu',
    4,
    (table) => table.dealOver && table.story(0).some(({ type }) => type === 'stalemate'),
  );
  await openKept(page, isStalemate);
  expect(await page.locator('.over h2').textContent()).toMatch(/tie/i);
  await context.close();
});
