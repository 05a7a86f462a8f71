import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byMouse, Person } from './person.ts';
import { copyOfPage, PAGE, serving } from './served.ts';
import { KEEPING, newPage, open, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

test('the page works from a folder of any file server, online and off', async () => {
  const { base, close } = await serving(fileURLToPath(new URL('.', PAGE)));
  const context = await visit(browser, KEEPING);
  const page = await newPage(context);
  await page.goto(`${base}page/`);
  await page.getByRole('button', { name: 'Play: Gamut' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  close();
  await page.goto(`${base}page/#/rules/gamut?view=law`);
  await page.reload();
  await page.getByText('The jack of spades is a club in every respect: it follows').waitFor();
  await context.close();
});

test('nothing on the page comes from elsewhere', async () => {
  const context = await visit(browser, KEEPING);
  const page = await newPage(context);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(`${new URL(request.url()).origin}/`));
  const { base, close } = await serving(fileURLToPath(PAGE));
  await page.goto(base);
  await page.getByRole('button', { name: 'Play: YAMV' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  expect([...asked]).toEqual([base]);
  await context.close();
  close();
});

/** A copy of the page that can become a newer version. */
function pageToRenew() {
  const { folder, change } = copyOfPage();
  const renew = () => {
    change('index.html', /<title>.*<\/title>/, '<title>Overtrick, newer</title>');
    change('sw.js', /overtrick-\$\{'\w+'\}/, 'overtrick-newer');
  };
  return { folder, change, renew };
}

/** A browser hands over to a new service worker when it finds the time, which a busy machine has not. */
const HANDOVER = 60_000;

async function waitForUpdate(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null;
  });
}

test('a new version waits while a game is on, and comes when it is asked for on the home screen', async () => {
  const { folder, renew } = pageToRenew();
  const { base, close } = await serving(folder);
  const context = await visit(browser, KEEPING);
  context.setDefaultTimeout(HANDOVER);
  const page = await newPage(context);
  await page.goto(base);
  await page.getByRole('button', { name: 'Play: Gamut' }).click();
  await new Person(page, byMouse).decide();
  await page.locator('main.table[data-settled][data-kept]').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  renew();
  await page.reload();
  await page.locator('main.table[data-settled]').waitFor();
  await waitForUpdate(page);
  expect(await page.title()).toBe('Overtrick');
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.waitForFunction(() => document.title === 'Overtrick, newer');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  await context.close();
  close();
});

test('a tab that was open before a new version came can still open a game that it had not loaded', async () => {
  const { folder, change, renew } = pageToRenew();
  const { base, close } = await serving(folder);
  const context = await visit(browser, KEEPING);
  context.setDefaultTimeout(HANDOVER);
  const [older, newer] = [await newPage(context), await newPage(context)];
  await older.goto(base);
  await older.getByRole('button', { name: 'Play: Gamut' }).waitFor();
  await older.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const assets = readdirSync(join(folder, 'assets'));
  const [game = ''] = assets.filter((name) => name.startsWith('gamut-'));
  const [kit = ''] = assets.filter((name) => name.startsWith('kit-'));
  renameSync(join(folder, 'assets', game), join(folder, 'assets/gamut-newer000.js'));
  for (const file of ['sw.js', `assets/${kit}`]) change(file, game, 'gamut-newer000.js');
  renew();
  await newer.goto(base);
  await waitForUpdate(newer);
  await newer.getByRole('button', { name: 'Use it now' }).click();
  await newer.waitForFunction(() => document.title === 'Overtrick, newer');
  expect(await older.title()).toBe('Overtrick');
  // The browser's own cache may hold the file, but nobody can rely on it.
  await (await context.newCDPSession(older)).send('Network.clearBrowserCache');
  await older.getByRole('button', { name: 'Play: Gamut' }).click();
  await older.locator('main.table[data-settled]').waitFor();
  await newer.getByRole('button', { name: 'Play: Gamut' }).click();
  await newer.locator('main.table[data-settled]').waitFor();
  await context.close();
  close();
});
