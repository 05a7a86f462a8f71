import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { Friend } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { open, UNTRUSTED } from './visit.ts';

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
async function atSlowTable(base = server.base): Promise<{ lena: Friend; table: string }> {
  const me = await server.post('/api/guests', { name: 'Lena' });
  const seats = ['me', 'novice', 'novice'];
  const wish = { game: 'ninja-whist', players: 3, seats, agreement: SLOW };
  const { id } = await server.post('/api/tables', wish, me.token);
  const lena = await Friend.come(browser, 'Lena');
  const kept = JSON.stringify({ id: me.id, token: me.token, name: me.name });
  await lena.context.addInitScript((guest) => localStorage.setItem('overtrick/guest', guest), kept);
  await lena.page.goto(`${base}#/at/${id}`);
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  await lena.page.locator('main.table').waitFor();
  return { lena, table: id };
}

test('after the first move at a table over days one is asked once whether one wants to be told', async () => {
  const { lena } = await atSlowTable();
  const { page } = lena;
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

test('a notice is shown while the table is out of sight, and leads to it; at the table it is not', async () => {
  const { lena, table } = await atSlowTable();
  const { page, context } = lena;
  await context.grantPermissions(['notifications'], { origin: new URL(server.base).origin });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: server.base.replace(/\/$/, ''), registrationId, data },
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => [
        title,
        body,
        data,
      ]);
    });
  const notice = (title: string) => JSON.stringify({ title, body: 'You have 1 day.', table });
  await deliver(notice('Seen already'));
  await deliver('no notice at all');
  await page.goto(`${server.base}#/rules`);
  await deliver(notice('Ninja Whist: your turn'));
  await expect
    .poll(shown)
    .toEqual([['Ninja Whist: your turn', 'You have 1 day.', `#/at/${encodeURIComponent(table)}`]]);
  await lena.close();
});

test('on plain http a sentence says what notices take', async () => {
  const { lena } = await atSlowTable(server.base.replace('localhost', UNTRUSTED));
  await lena.hand.decide();
  await lena.page.goto(`${server.base.replace('localhost', UNTRUSTED)}#/settings`);
  await lena.page.getByText('Notices of your turns take an address with https.').waitFor();
  await lena.close();
});
