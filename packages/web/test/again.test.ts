import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byFinger, byMouse, Person } from './person.ts';
import { address, DESKTOP, newPage, open, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const hand = (page: Page) => page.locator('.own .own-card').allTextContents();

async function atTable(page: Page): Promise<void> {
  await page.locator('main.table[data-settled]').waitFor();
}

test('the deal of the day is the same for all, goes on after a reload, and is compared with bots in the same seat', async () => {
  const [phone, desk] = [await visit(browser, PHONE), await visit(browser, DESKTOP)];
  const [page, other] = [await newPage(phone), await newPage(desk)];
  await page.goto(address());
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('link', { name: 'Play today’s Ninja Whist' }).first().click();
  await atTable(page);
  const cards = await hand(page);
  expect(cards).toHaveLength(6);
  expect(await page.locator('[data-tool=hint], [data-tool=undo]').first().isVisible()).toBe(false);
  await other.goto(address('#/day/ninja-whist'));
  await atTable(other);
  expect(await hand(other)).toEqual(cards);
  const person = new Person(page, byFinger);
  await person.decide();
  await person.decide();
  await atTable(page);
  const moves = await page.locator('main.table').getAttribute('data-moves');
  await page.reload();
  await atTable(page);
  expect(await page.locator('main.table').getAttribute('data-moves')).toBe(moves);
  await person.playDeal();
  const line = page.locator('.day-line span');
  await line.waitFor({ timeout: 60_000 });
  expect(await line.textContent()).toMatch(/^Overtrick .*, Ninja Whist: ahead of \d of 5$/);
  expect(await page.locator('.axis-faces li').count()).toBe(6);
  expect(await page.locator('.day-head').textContent()).toMatch(/1.*day in a row/);
  // Once is all: whoever has played it is led to what came of it.
  await page.goto(address('#/day/ninja-whist'));
  await line.waitFor();
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.locator('main.look').waitFor();
  await page.getByRole('button', { name: 'Play this deal again' }).waitFor();
  expect(await hand(page)).toHaveLength(6);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('heading', { name: 'Your decisions' }).waitFor();
  await page.keyboard.press('Escape');
  // To whoever gets the link it is somebody else's game.
  await page.getByRole('button', { name: 'Share' }).click();
  await other.goto(await page.locator('.look-link').inputValue());
  await other.getByRole('heading', { name: 'Decisions of Seat 1' }).waitFor();
  await Promise.all([phone.close(), desk.close()]);
});

test('friends play the same deals each on their own, and results travel by a link', async () => {
  const [desk, phone] = [await visit(browser, DESKTOP), await visit(browser, PHONE)];
  const [mara, jonas] = [await newPage(desk), await newPage(phone)];
  await mara.goto(address('#/duplicate'));
  await mara.getByRole('radio', { name: 'Gamut' }).check();
  await mara.getByRole('radio', { name: 'novice' }).check();
  await mara.getByRole('radio', { name: '1', exact: true }).check();
  await mara.getByRole('button', { name: 'Make the link' }).click();
  await mara.getByRole('link', { name: 'Play deal 1' }).click();
  await atTable(mara);
  const cards = await hand(mara);
  await new Person(mara, byMouse).playDeal();
  const rows = (page: Page) => page.locator('.set-results tbody tr');
  await expect
    .poll(() => rows(mara).allTextContents(), { timeout: 30_000 })
    .toSatisfy((all: string[]) => all.length === 4 && all.every((row) => !row.includes('·')));
  await mara.getByLabel('Your name').fill('Mara');
  const told = await mara.getByLabel('Send your result').first().inputValue();
  expect(told).toMatch(/^Overtrick, Gamut: Mara [+−]?\d+ http/);
  const link = told.slice(told.indexOf('http'));
  await jonas.goto(link);
  await jonas.getByRole('link', { name: 'Play deal 1' }).waitFor();
  // What Mara made of it is not told before Jonas has played.
  expect(await jonas.locator('main').textContent()).not.toContain('Mara');
  await jonas.getByRole('link', { name: 'Play deal 1' }).click();
  await atTable(jonas);
  expect(await hand(jonas)).toEqual(cards);
  await new Person(jonas, byFinger).playDeal();
  await jonas.getByRole('row', { name: /Mara/ }).waitFor();
  await jonas
    .getByLabel('A friend’s result')
    .fill('https://x.example/#/duplicate/1abc?results=W10');
  await jonas.getByRole('button', { name: 'Add it' }).click();
  await jonas.getByText('There is no result of these deals in it.').waitFor();
  await jonas.goto(address('#/duplicate/1%3Cscript%3E'));
  await jonas.getByText('This link leads to no set of deals').waitFor();
  await Promise.all([desk.close(), phone.close()]);
});
