import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { games, replay } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { POLICY } from '../site/headers.mjs';
import { byFinger, Person } from './person.ts';
import { copyOfPage, serving } from './served.ts';
import { address, forbid, newPage, open, PHONE, UNTRUSTED, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const atName = (url: string) => url.replace('localhost', UNTRUSTED);
const TABLE = 'main.table[data-settled]';

async function playGamut(page: Page, url: string): Promise<Person> {
  await page.goto(url);
  await page.getByText('browsers keep a page only if its address begins with https').waitFor();
  expect(await page.getByText('no network needed').count()).toBe(0);
  await page.getByRole('button', { name: 'Play: Gamut' }).click();
  await page.locator(TABLE).waitFor();
  return new Person(page, byFinger);
}

test('over plain http a game is played, kept, taken up again and saved as a record', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const person = await playGamut(page, atName(address()));
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);
  // Most file servers send no headers of ours.
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
  expect(await policy.getAttribute('content')).toBe(POLICY);
  await person.decide();
  await page.locator(`${TABLE}[data-kept]`).waitFor();
  const before = await page.locator(TABLE).getAttribute('data-moves');
  await page.reload();
  await page.locator(TABLE).waitFor();
  expect(await page.locator(TABLE).getAttribute('data-moves')).toBe(before);
  await person.playDeal();
  expect(replay(await person.record(), games).ok).toBe(true);
  await context.close();
});

test('over plain http, from a folder and without any storage, a game is played, and what is missing is told', async () => {
  const { folder, change } = copyOfPage();
  const [worker = ''] = readdirSync(join(folder, 'assets')).filter((name) => /^worker-/.test(name));
  change(`assets/${worker}`, /^/, `(${forbid})();`);
  const { base, close } = await serving(dirname(folder));
  const context = await visit(browser, PHONE);
  await context.addInitScript(forbid);
  const page = await newPage(context);
  const person = await playGamut(page, atName(`${base}${basename(folder)}/`));
  await page.getByText('This browser cannot keep the game').waitFor();
  await person.decide();
  await context.close();
  close();
});
