import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { getKept, putKept, summaryOf } from './ending.ts';
import { Played } from './played.ts';
import { address, KEEPING, newPage, open, PHONE, visit } from './visit.ts';

let browser: Browser;
let matches: readonly Played[];
beforeAll(async () => {
  browser = await open();
  matches = ['gamut', 'ninja-whist', 'gamut'].map((game, i) => finished(game, `history ${i}`));
});

function finished(game: string, seed: string): Played {
  const played = new Played(game, game === 'gamut' ? 4 : 9, seed);
  for (;;) {
    while (played.act());
    if (played.table.over) return played;
    played.deal();
  }
}

/** Some matches that are over, as a page before this one has kept them: without any balance. */
async function withHistory(page: Page): Promise<void> {
  await page.goto(address());
  await page.locator('.game').first().waitFor();
  for (const [i, { table, log }] of matches.entries()) {
    const kept = { id: `match ${i}`, owner: '', when: i, summary: summaryOf(table) };
    await putKept(page, kept, log);
  }
  await page.goto(address('#/history'));
}

const isWon = ({ table }: Played) => table.winners.includes(0);

test('history begins with a sentence, tells each match and what all come to, also of an older page', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await withHistory(page);
  const won = matches.filter(isWon).length;
  await page.getByText(`You have won ${won} of your 3 matches.`).waitFor();
  expect(await page.locator('.run-bars [data-won]').count()).toBe(won);
  const totals = matches[2].table.match?.totals ?? [];
  const place = 1 + totals.filter((total) => total > totals[0]).length;
  await page.locator('.match-place').first().waitFor();
  expect(await page.locator('.match-place').first().textContent()).toMatch(
    new RegExp(`^${place}(st|nd|rd|th)$`),
  );
  const figures = page.locator('.figures tbody tr');
  expect(await figures.filter({ hasText: 'Gamut' }).locator('td').first().textContent()).toBe('2');
  await page.getByText(/exactly what you had bid in \d+ of 9 rounds/).waitFor();
  await page.getByRole('radio', { name: 'Ninja Whist' }).check();
  expect(await page.locator('.match').count()).toBe(1);
  const { kept } = await getKept(page, 'match 0');
  expect(kept).toMatchObject({ summary: { balance: { deals: matches[0].table.deal + 1 } } });
  await context.close();
});

test('a match that is over opens with its score sheet, and is nothing to continue', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await withHistory(page);
  await page.locator('.match a').first().tap();
  await page.getByRole('heading', { name: 'Score sheet' }).waitFor();
  expect(await page.locator('.sheet').count()).toBe(matches[2].table.deal + 1);
  await page.getByRole('link', { name: 'See the table' }).tap();
  await page.locator('.over').waitFor();
  await page.goto(address());
  await page.locator('.game').first().waitFor();
  expect(await page.locator('.kept').count()).toBe(0);
  await context.close();
});

test('everything can be deleted, and that asks before', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await withHistory(page);
  const removeAll = page.getByRole('button', { name: 'Delete all matches' });
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
  await removeAll.click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('.match').count()).toBe(3);
  await removeAll.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No match is over yet').waitFor();
  await page.reload();
  await page.getByText('No match is over yet').waitFor();
  await context.close();
});

test('history needs no network', async () => {
  const context = await visit(browser, KEEPING);
  const page = await newPage(context);
  await withHistory(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.match-place').nth(2).waitFor();
  await page.locator('.match a').first().click();
  await page.locator('.sheet').first().waitFor();
  await context.close();
});
