import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { address, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const bubble = (page: Page) => page.locator('.first-help');

/** A newcomer at a table of Mü, at the first turn of the auction. */
async function newcomer(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visit(browser, PHONE, { help: 'on' });
  const page = await newPage(context);
  await sitDown(page, { game: 'mu', players: 5 });
  await page.locator('main.table[data-settled]').waitFor();
  return { context, page };
}

/** Whether two things on the screen have a point in common. */
async function overlaps(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((at) => page.locator(at).first().boundingBox()),
  );
  if (!a || !b) throw new Error('they are not both there');
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('the first turn in an auction is explained beside it, once', async () => {
  const { context, page } = await newcomer();
  await bubble(page).waitFor();
  expect(await bubble(page).getAttribute('data-kind')).toBe('auction');
  for (const other of ['.asking', '.display', '.stakes']) {
    expect(await overlaps(page, '.first-help', other), other).toBe(false);
  }
  await page.getByRole('button', { name: 'Got it' }).tap();
  await page.locator('.first-help[data-kind=auction]').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('main.table[data-settled]').waitFor();
  expect(await page.locator('.first-help[data-kind=auction]').count()).toBe(0);
  await context.close();
});

test('who wants no such help has none, and can ask for all of it again', async () => {
  const { context, page } = await newcomer();
  await page.getByRole('button', { name: 'No more of these' }).tap();
  await bubble(page).waitFor({ state: 'detached' });
  await page.goto(address('#/settings'));
  await page.getByRole('switch', { name: 'help', exact: false }).tap();
  await page.getByRole('button', { name: 'Explain everything once more' }).tap();
  await page.goBack();
  await page.locator('.first-help[data-kind=auction]').waitFor();
  await context.close();
});
