import { fileURLToPath } from 'node:url';
import { games } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PAGE, serving } from './served.ts';
import { address, KEEPING, newPage, open, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

test('every game can be opened without a network after no more than the home page was visited', async () => {
  const { base, close } = await serving(fileURLToPath(PAGE));
  const context = await visit(browser, KEEPING);
  const page = await newPage(context);
  await page.goto(base);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  close();
  for (const { name, title } of games) {
    // Loaded anew, so that nothing is there for the sake of another game.
    await page.goto(base);
    await page.getByRole('button', { name: `Play: ${title}`, exact: true }).click();
    await page.locator(`main.table[data-settled][data-game="${name}"]`).waitFor();
  }
  await context.close();
});

/** The games whose files the page and its worker ask for. */
function watchGames(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, file = ''] = /\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (games.some(({ name }) => name === file)) asked.add(file);
  });
  return asked;
}

test('a table asks for the files of its own game, and the home page for none', async () => {
  const context = await visit(browser, { serviceWorkers: 'block' });
  const page = await newPage(context);
  const asked = watchGames(page);
  await page.goto(address());
  await page.getByRole('button', { name: 'Play: Gamut' }).waitFor();
  expect([...asked]).toEqual([]);
  await sitDown(page, { game: 'yamv', players: 4 });
  expect([...asked]).toEqual(['yamv']);
  await context.close();
});

test('a table asks for the words of one language only', async () => {
  const context = await visit(browser, { serviceWorkers: 'block' });
  const page = await newPage(context);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, code] = /\/(\w\w)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (code) asked.add(code);
  });
  await sitDown(page, { game: 'yamv', players: 4 });
  await page.locator('main.table[data-settled]').waitFor();
  expect([...asked]).toEqual(['en']);
  await context.close();
});

test('a game that cannot be loaded is told in words, and can be tried again', async () => {
  const context = await visit(browser, { serviceWorkers: 'block' });
  const page = await newPage(context);
  await context.route(/\/mu-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(address());
  await page.getByRole('button', { name: 'Play: Mü', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main.table[data-settled][data-kept]').waitFor();
  await context.route(/\/mu-[\w-]{8}\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  await context.close();
});

test('rules that cannot be loaded are told in words, with a way back', async () => {
  const context = await visit(browser, { serviceWorkers: 'block' });
  const page = await newPage(context);
  await context.route(/\/RULES-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto(address('#/rules/gamut'));
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).waitFor();
  await context.close();
});
