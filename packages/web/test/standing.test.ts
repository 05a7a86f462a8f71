import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BOTS_VERSION } from '@overtrick/bots';
import { codeOfSet } from '@overtrick/table/again';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { Friend } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { open, PHONE } from './visit.ts';

const CLIENT = fileURLToPath(new URL('../../../examples/client/client.mjs', import.meta.url));

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([open(), startServer()]);
  // A program plays a whole match against bots, so that there is something to stand in.
  await promisify(execFile)(process.execPath, [CLIENT, server.base.replace(/\/$/, '')]);
});
afterAll(() => server.stop());

async function comes(name: string, page: Page): Promise<void> {
  const { id, token } = await server.post('/api/guests', { name });
  await page.goto(server.base);
  await page.evaluate(
    (text) => localStorage.setItem('overtrick/guest', text),
    JSON.stringify({ id, token, name }),
  );
  await page.reload();
}

/** As if whoever asks had played three matches, besides what the server really says. */
async function afterThreeMatches(page: Page): Promise<void> {
  await page.route('**/api/standing', async (route) => {
    const answer = await route.fetch();
    const path = [1510, 1490, 1540].map((value, at) => ({ at, value, within: 200 - 20 * at }));
    const rating = { value: 1540, within: 160, isProvisional: true };
    const career = { matches: 3, wins: 1, ahead: 1.25, rating };
    const told = await answer.json();
    const game = told.tables[0].game;
    const mine = { name: 'Lena', bot: null, isMe: true, ...career };
    const rows = [mine, ...told.tables[0].rows];
    const json = { ...told, games: [{ game, ...career, path }], tables: [{ game, rows }] };
    await route.fulfill({ json });
  });
}

test('bots stand there by level and version, and nobody who has not asked for it', async () => {
  const lena = await Friend.come(browser, 'Lena');
  const { page } = lena;
  await comes('Lena', page);
  await page.goto(`${server.base}#/friends`);
  await page.getByRole('link', { name: 'Where I stand' }).click();
  await page.getByText('No match yet.').waitFor();
  await page.getByRole('row', { name: /random bot \d+\.\d+\.\d+/ }).waitFor();
  expect(await page.getByText('Example').count()).toBe(0);
  const seen = page.getByLabel('Others see me here');
  await Promise.all([page.waitForResponse('**/api/standing/shown'), seen.check()]);
  await page.reload();
  await page.locator('[role=switch][aria-checked=true]').waitFor();
  await seen.uncheck();
  await page.locator('[role=switch][aria-checked=false]').waitFor();
  await lena.close();
});

test('one’s own rating is shown with its interval, on a phone too', async () => {
  const lena = await Friend.come(browser, 'Lena', { browser: PHONE });
  const { page } = lena;
  await comes('Lena', page);
  await afterThreeMatches(page);
  await page.goto(`${server.base}#/friends/standing`);
  await page.getByText('1540 ± 160').first().waitFor();
  await page.getByRole('img', { name: 'The rating went from 1510 to 1540' }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByText('What the number means').click();
  await expectAccessible(page);
  await lena.close();
});

test('who has played the same deals as a friend finds their result by the server', async () => {
  const seed = { options: {}, level: 'novice', deals: 1, seed: 'friends', bots: BOTS_VERSION };
  const code = codeOfSet({ game: 'gamut', players: 4, rules: 2, ...seed });
  const ben = await server.post('/api/guests', { name: 'Ben' });
  await server.post(`/api/duplicates/${code}`, { scores: [-7] }, ben.token);
  const lena = await Friend.come(browser, 'Lena');
  const { page } = lena;
  await comes('Lena', page);
  await page.evaluate(
    ([set, row]) =>
      localStorage.setItem('overtrick/sets', JSON.stringify({ [set]: JSON.parse(row) })),
    [code, JSON.stringify({ own: [12], looks: ['1x'], rivals: {}, friends: [] })],
  );
  await page.goto(`${server.base}#/duplicate/${code}`);
  await page.reload();
  await page.getByRole('row', { name: /Ben −7/ }).waitFor();
  await page.getByText(/find your result by this server/).waitFor();
  const told = await server.post(`/api/duplicates/${code}`, { scores: [null] }, ben.token);
  expect(JSON.stringify(told)).toContain('"name":"Lena","scores":[12]');
  await lena.close();
});
