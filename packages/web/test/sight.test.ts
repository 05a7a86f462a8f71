import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byMouse, Person } from './person.ts';
import { newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const LYING = { viewport: { width: 844, height: 390 } };

const settled = (page: Page) => page.locator('main.table[data-settled]').waitFor();

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

/** To a trick with cards of others in it, after at least one. */
async function toTrick(page: Page): Promise<void> {
  const person = new Person(page, byMouse);
  const table = page.locator('main.table');
  await settled(page);
  while (
    (await page.locator('.played').count()) < 2 ||
    (await table.getAttribute('data-tricks')) === '0' ||
    (await page.locator('.own-card:not([data-shaded])').count()) < 2
  ) {
    await person.decide();
    await settled(page);
  }
}

test('the log opens at its newest line, and all of it can be reached', async () => {
  const context = await visit(browser, LYING);
  const page = await newPage(context);
  await sitDown(page, { game: 'mu', players: 6 });
  await toTrick(page);
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog', { name: 'Log' });
  const lines = dialog.locator('.log li');
  const bottom = async () => (await boxOf(dialog)).y + (await boxOf(dialog)).height;
  await page.waitForFunction(() => (document.querySelector('dialog')?.scrollTop ?? 0) > 0);
  const last = await boxOf(lines.last());
  expect(last.y + last.height).toBeLessThanOrEqual(await bottom());
  await lines.first().scrollIntoViewIfNeeded();
  expect((await boxOf(lines.first())).y).toBeGreaterThan((await boxOf(dialog)).y);
  await context.close();
});

test('cards that are chosen for a bid move no button below the finger, and nobody is told to pass', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await sitDown(page, { game: 'mu', players: 4 });
  await settled(page);
  const middle = async () => {
    const { x, y, width } = await boxOf(page.locator('.choice.main'));
    return { x: x + width / 2, y };
  };
  const before = await middle();
  const pass = await boxOf(page.locator('[data-type=pass]'));
  expect(await page.locator('.ask').textContent()).toContain('or pass');
  await page
    .locator('.own-card:not([data-shaded])')
    .first()
    .tap({ position: { x: 9, y: 22 } });
  const clear = page.getByRole('button', { name: 'Clear' });
  await clear.waitFor();
  const after = await middle();
  expect(after.x).toBeCloseTo(before.x, 0);
  expect(after.y).toBeCloseTo(before.y, 0);
  expect((await boxOf(clear)).x).toBeGreaterThan(pass.x + pass.width);
  await expect.poll(() => page.locator('.ask').textContent()).not.toContain('pass');
  await context.close();
});

test('on a phone that lies all totals of a deal are in sight', async () => {
  const context = await visit(browser, LYING);
  const page = await newPage(context);
  await sitDown(page, { game: 'yamv', players: 6 });
  await new Person(page, byMouse).playDeal();
  const body = await boxOf(page.locator('.end-body'));
  const total = await boxOf(page.locator('.end-scores tr').last());
  expect(total.y + total.height).toBeLessThanOrEqual(body.y + body.height);
  await context.close();
});
