import { games } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byMouse, Person } from './person.ts';
import { address, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const posters = (page: Page) => page.locator('.game');

async function home(page: Page): Promise<void> {
  await page.goto(address());
  await posters(page).first().waitFor();
}

test('the easiest game comes first, and each says for how many, how long and how hard it is', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await home(page);
  const shown = await posters(page).evaluateAll((all) =>
    all.map((poster) => poster.querySelectorAll('.difficulty [data-on]').length),
  );
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  for (const text of await posters(page).locator('.facts').allTextContents())
    expect(text).toMatch(/\d players.*about \d+ minutes with 4 players.*difficulty: \w+/s);
  expect(await posters(page).count()).toBe(games.length);
  await context.close();
});

test('one button is the main one: Play of the first game, or Continue once there is something to continue', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const main = page.locator('.choice.main');
  await home(page);
  expect(await main.evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual([
    'Play: Ninja Whist',
  ]);
  await sitDown(page, { game: 'mu', players: 4 });
  await new Person(page, byMouse).decide();
  await page.locator('main.table[data-settled]').waitFor();
  await home(page);
  expect(await main.allTextContents()).toEqual(['Continue']);
  await context.close();
});

test('on a phone a band opens a sheet with every way into the game, and has Play and Learn at hand', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await home(page);
  await page.getByRole('button', { name: 'More about Gamut' }).tap({ position: { x: 40, y: 40 } });
  const sheet = page.getByRole('dialog', { name: 'Gamut' });
  await sheet.getByRole('link', { name: 'Rules' }).waitFor();
  await sheet.getByRole('link', { name: 'Several on one device' }).tap();
  await page.getByLabel('Name of player 2').waitFor();
  await home(page);
  await page.getByRole('button', { name: 'More about Gamut' }).tap({ position: { x: 40, y: 40 } });
  await sheet.getByRole('link', { name: 'Set up a table' }).tap();
  await page.locator('form').waitFor();
  await home(page);
  await page.getByRole('link', { name: 'Learn: Gamut' }).tap();
  await page.locator('main.guide').waitFor();
  await home(page);
  await page.getByRole('button', { name: 'Play: Gamut' }).tap();
  await page.locator('main.table[data-game=gamut]').waitFor();
  await context.close();
});

test('the form says how long a match will be as players and rules change', async () => {
  const context = await visit(browser, undefined, { speed: 'normal' });
  const page = await newPage(context);
  const length = page.locator('.length');
  await page.goto(address('#/new/ninja-whist?players=3'));
  await length.filter({ hasText: '29 rounds, about 50 minutes' }).waitFor();
  await page.getByRole('radio', { name: '9' }).check();
  await length.filter({ hasText: '9 rounds, about 8 minutes' }).waitFor();
  await page.goto(address('#/new/mu?players=4'));
  await length.filter({ hasText: 'To 200 points, about' }).waitFor();
  await page.locator('.options summary').click();
  const target = page.getByLabel(/the total that ends the match/);
  await target.fill('400');
  await target.blur();
  await length.filter({ hasText: 'about 10 deals' }).waitFor();
  await page.getByLabel(/this many deals a player/).fill('3');
  await target.focus();
  await length.filter({ hasText: /^12 deals,/ }).waitFor();
  await context.close();
});

test('sound is offered once, at the first table', async () => {
  const context = await visit(browser, undefined, { soundOffer: 'open' });
  const page = await newPage(context);
  await sitDown(page, { game: 'gamut', players: 4 });
  const offer = page.getByRole('complementary', { name: 'Sound' });
  const [row, felt] = await Promise.all([
    offer.boundingBox(),
    page.locator('.middle').boundingBox(),
  ]);
  expect((row?.y ?? 0) + (row?.height ?? 0), 'over no seat').toBeLessThanOrEqual(felt?.y ?? 0);
  await offer.getByRole('button', { name: 'Sound on' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('main.table[data-settled]').waitFor();
  expect(await offer.count()).toBe(0);
  await page.goto(address('#/settings'));
  await page.getByRole('switch', { name: 'Sound', checked: true }).waitFor();
  await context.close();
});

test('the preview of the settings obeys at once', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await page.goto(address('#/settings'));
  const card = page.locator('.preview .card').nth(1);
  const width = () => card.evaluate((each) => each.clientWidth);
  const before = await width();
  await page.getByRole('switch', { name: 'Large cards' }).tap();
  await page.waitForFunction(
    ([was]) => (document.querySelectorAll('.preview .card')[1]?.clientWidth ?? 0) > was,
    [before] as const,
  );
  const preview = page.locator('.preview');
  const teal = await preview.evaluate((each) => getComputedStyle(each).backgroundImage);
  await page.getByRole('radio', { name: 'plum' }).tap();
  await page.waitForFunction(
    ([was]) => {
      const [shown] = document.querySelectorAll('.preview');
      return getComputedStyle(shown).backgroundImage !== was;
    },
    [teal] as const,
  );
  await page.getByRole('radio', { name: 'With letters' }).tap();
  await preview.locator('.letter').first().waitFor();
  await context.close();
});
