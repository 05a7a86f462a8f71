import { games, replay } from '@overtrick/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Friend, nextOf, Wire } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { newPage, open, PHONE } from './visit.ts';

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([open(), startServer()]);
});
afterAll(() => server.stop());

/** So many decisions, whoever is asked; fewer if the deal is over before. */
async function playSome(friends: readonly Friend[], most = Number.POSITIVE_INFINITY) {
  for (let n = 0; n < most; n++) {
    const next = await nextOf(friends);
    if (!next) return;
    await next.hand.decide();
  }
}

test('five people play a match of Mü by a link, with reloads, a dropped line, a seat that moves and somebody who watches', async () => {
  const lena = await Friend.come(browser, 'Lena', { boldness: 1 });
  const others = await Promise.all([
    Friend.come(browser, 'Mara'),
    Friend.come(browser, 'Jonas', { browser: PHONE }),
    Friend.come(browser, 'Priya'),
    Friend.come(browser, 'Tom'),
  ]);
  const [mara, jonas, priya] = others;
  const wire = await Wire.of(jonas.page);
  const link = await lena.opens(server.base, 'game=mu&players=5&target=1');
  for (const friend of others) {
    await friend.joins(link);
    await friend.sits();
  }
  const ana = await Friend.come(browser, 'Ana');
  await ana.joins(link);
  await lena.page.getByText('watching').waitFor();
  const friends = [lena, ...others];
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  await playSome(friends, 7);

  // Who watches sees the table and nobody's hand.
  await ana.page.locator('main.table').waitFor();
  expect(await ana.page.locator('.rows .own-card').count()).toBe(0);
  expect(await ana.page.locator('.seats .seat').count()).toBe(4);

  await mara.page.reload();
  await mara.page.locator('main.table').waitFor();
  await playSome(friends, 5);

  // The answer to a card is lost with the line: the page asks again by the same key, and the card is played once.
  while (!(await jonas.page.locator('main.table[data-asks=play]').isVisible()))
    await playSome(friends, 1);
  wire.isDeaf = true;
  const card = jonas.page.locator('.own-card:not([data-shaded])').first();
  await card.tap({ position: { x: 9, y: 22 } });
  await nextOf(friends.filter((friend) => friend !== jonas));
  const keys = wire.keysOf('play');
  wire.cut();
  wire.isDeaf = false;
  await jonas.page.locator('main.table[data-asks=wait]').waitFor();
  await playSome(friends, 3);
  expect(wire.keysOf('play')[keys.length]).toBe(keys.at(-1));

  // A seat moves to another browser by a code, and the first one stops with words.
  const before = priya.page;
  const second = await newPage(priya.context);
  await second.goto(`${server.base}#/friends/move`);
  await second.getByRole('button', { name: 'Show a code' }).click();
  const code = (await second.locator('.code').textContent()) ?? '';
  const elsewhere = await Friend.come(browser, 'Priya');
  await elsewhere.page.goto(`${server.base}#/friends/move`);
  await elsewhere.page.getByLabel('Code').fill(code.toLowerCase());
  await elsewhere.page.getByRole('button', { name: 'That is me' }).click();
  await elsewhere.page.getByRole('link', { name: /Mü.*Lena/ }).click();
  await elsewhere.page.locator('main.table').waitFor();
  await before.getByRole('heading', { name: /another tab or on another device/ }).waitFor();
  const now = friends.map((friend) => (friend === priya ? elsewhere : friend));
  await playSome(now, 4);
  await before.getByRole('button', { name: 'Play here' }).click();
  await before.locator('main.table').waitFor();
  await elsewhere.page.getByRole('heading', { name: /another tab/ }).waitFor();
  await playSome(friends);

  // Everybody is told the end, and the record is a game by the rules.
  for (const { page } of [...friends, ana]) await page.locator('.over').waitFor();
  const record = await lena.hand.record();
  expect(record).toMatchObject({ game: 'mu', players: 5 });
  expect(replay(record, games).ok).toBe(true);

  // No address that was asked for has a secret in it: what stands behind # is sent to nobody, and tokens are in headers.
  const secret = new URL(link).hash.split('s=')[1];
  for (const { addresses, page } of [...friends, ana]) {
    expect(page.url()).not.toContain(secret);
    for (const address of addresses) expect(address).not.toMatch(/[?&](s|token|code)=/);
  }
  await Promise.all([...friends, ana, elsewhere].map((each) => each.close()));
});
