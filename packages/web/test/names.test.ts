import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Friend, nextOf } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { faultsOfNames, WIDEST } from './names.ts';
import { open } from './visit.ts';

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([open(), startServer()]);
});
afterAll(() => server.stop());

const SIZES = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** Whatever is on the screen, on a phone that stands, on one that lies, and on a desktop. */
async function expectRoom(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const form = size.width > 900 ? 'desk' : size.width > 500 ? 'lying' : 'phone';
    const table = page.locator('main.table');
    if ((await table.count()) > 0) await page.locator(`main[data-form=${form}]`).waitFor();
    await expect.poll(() => faultsOfNames(page), { message: `${where}, ${form}` }).toEqual([]);
  }
}

test('names of 40 wide letters end in a “…” and lie over nothing, wherever they stand', async () => {
  const lena = await Friend.come(browser, WIDEST);
  const mara = await Friend.come(browser, WIDEST);
  const friends = [lena, mara];
  const { page } = lena;
  const link = await lena.opens(server.base, 'game=mu&players=4');
  await mara.joins(link);
  await mara.page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Swap' }).waitFor();
  await expectRoom(page, 'the lobby');
  await page.getByRole('button', { name: /^Start/ }).click();
  for (const friend of friends) await friend.page.locator('main.table').waitFor();
  for (let turn = 0, next = await nextOf(friends); next; turn++, next = await nextOf(friends)) {
    if (turn % 5 === 0) await expectRoom(page, `turn ${turn}`);
    await next.hand.decide();
  }
  await page.locator('.over').waitFor();
  await expectRoom(page, 'the end of the deal');
  for (const dialog of ['All cards', 'Score sheet']) {
    await page.getByRole('button', { name: dialog }).click();
    await page.getByRole('dialog').waitFor();
    await expectRoom(page, dialog);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the match' }).click();
  const asked = page.getByRole('dialog', { name: 'End the match?' });
  await asked.getByRole('button', { name: 'End the match' }).click();
  await mara.page.getByRole('button', { name: 'Agree' }).locator('visible=true').click();
  await page.goto(`${server.base}#/friends`);
  await page.locator('.table-list').waitFor();
  await expectRoom(page, 'my games');
  await page.locator('.table-list a').click();
  await page.locator('.match-parts').waitFor();
  await expectRoom(page, 'a finished match');
  await Promise.all(friends.map((each) => each.close()));
});
