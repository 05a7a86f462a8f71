import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { Friend } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { KEEPING, open, UNTRUSTED } from './visit.ts';

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([open(), startServer({ HOST: '0.0.0.0' })]);
});
afterAll(() => server.stop());

const SLOW = {
  listed: false,
  watched: true,
  pace: { turn: 86_400_000, bank: 0 },
  standIn: 'novice',
};

/** Somebody at a table with bots that is played over days. */
async function atSlowTable(base = server.base, first = () => {}) {
  const me = await server.post('/api/guests', { name: 'Lena' });
  const seats = ['me', 'novice', 'novice'];
  const wish = { game: 'ninja-whist', players: 3, seats, agreement: SLOW };
  const { id } = await server.post('/api/tables', wish, me.token);
  const lena = await Friend.come(browser, 'Lena', { browser: KEEPING });
  const kept = JSON.stringify({ id: me.id, token: me.token, name: me.name });
  await lena.context.addInitScript((guest) => localStorage.setItem('overtrick/guest', guest), kept);
  await lena.context.addInitScript(first);
  await lena.page.goto(`${base}#/at/${id}`);
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  await lena.page.locator('main.table').waitFor();
  return { lena, table: id };
}

/** The browsers of these tests forbid notices to everybody. */
function undecided(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
}

test('after the first move at a table over days one is asked once whether one wants to be told', async () => {
  const { lena } = await atSlowTable(server.base, undecided);
  const { page } = lena;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const offer = page.getByRole('region', { name: 'Shall we tell you when it is your turn again?' });
  expect(await offer.count()).toBe(0);
  await lena.hand.decide();
  await offer.waitFor();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await lena.hand.decide();
  expect(await offer.count()).toBe(0);
  await page.goto(`${server.base}#/settings`);
  await page.getByRole('switch', { name: 'Tell me when it is my turn' }).waitFor();
  await lena.close();
});

test('a page says where it is when the browser asks before it shows a notice', async () => {
  const { lena, table } = await atSlowTable();
  const asked = () =>
    lena.page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      const event = new MessageEvent('message', { data: 'where', ports: [port2] });
      navigator.serviceWorker.dispatchEvent(event);
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
    });
  expect(await asked()).toBe(`#/at/${table}`);
  await lena.page.goto(`${server.base}#/rules`);
  expect(await asked()).toBe('#/rules');
  await lena.close();
});

test('on plain http a sentence says what notices take', async () => {
  const { lena } = await atSlowTable(server.base.replace('localhost', UNTRUSTED));
  await lena.hand.decide();
  await lena.page.goto(`${server.base.replace('localhost', UNTRUSTED)}#/settings`);
  await lena.page.getByText('Notices of your turns take an address with https.').waitFor();
  await lena.close();
});
