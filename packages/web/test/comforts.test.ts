import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byMouse, Person } from './person.ts';
import { address, newPage, open, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const settled = (page: Page) => page.locator('main.table[data-settled]').waitFor();
const moves = (page: Page) => page.locator('main.table').getAttribute('data-moves');

/** To the first turn in the play of cards. */
async function toPlay(page: Page): Promise<Person> {
  const person = new Person(page, byMouse);
  while ((await mode(page)) !== 'play') await person.decide();
  return person;
}

async function mode(page: Page): Promise<string | null> {
  await settled(page);
  if (await page.locator('.over').isVisible()) return null;
  return page.locator('.middle').getAttribute('data-mode');
}

async function table(settings: Record<string, string> = {}, seed = 'comfort') {
  const context = await visit(browser, undefined, settings);
  const page = await newPage(context);
  await sitDown(page, { game: 'gamut', players: 4, seed });
  return { context, page };
}

test('from home to the table in one click, and the same table is remembered', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, { game: 'mu', players: 5 });
  await settled(page);
  await page.goto(address());
  await page.getByRole('button', { name: 'Play: Mü', exact: true }).click();
  await settled(page);
  expect(await page.locator('.seat').count()).toBe(4);
  await context.close();
});

test('a card that may not be played says why, with its clause, and nothing happens', async () => {
  const { context, page } = await table();
  const person = await toPlay(page);
  const shaded = page.locator('.own-card[data-shaded]');
  while ((await shaded.count()) === 0) await person.decide().then(() => settled(page));
  const before = await moves(page);
  await byMouse(shaded.first());
  const said = await page.getByRole('alert').textContent();
  expect(said).toMatch(
    /(w(as|ere) led, and you have|may not be led|must be led).*\(Rule Gamut \d\.\d\)/,
  );
  expect(await moves(page)).toBe(before);
  const rule = page.getByRole('alert').getByRole('link');
  expect(await rule.getAttribute('href')).toMatch(/clause=gamut\/\d\.\d&at=table/);
  await context.close();
});

test('a double click plays one card', async () => {
  const { context, page } = await table();
  await toPlay(page);
  const before = await page.locator('.own-card').count();
  await page
    .locator('.own-card:not([data-shaded])')
    .first()
    .dblclick({ position: { x: 9, y: 22 } });
  await page.waitForFunction(
    (count) => document.querySelectorAll('.own-card').length < count,
    before,
  );
  await settled(page);
  expect(await page.locator('.own-card').count()).toBeGreaterThanOrEqual(before - 2);
  expect(await page.locator('.notice').filter({ hasText: 'the turn of' }).count()).toBe(0);
  await context.close();
});

test('undo gives the last decision back', async () => {
  const { context, page } = await table();
  await toPlay(page);
  const before = await moves(page);
  const card = page.locator('.own-card:not([data-shaded])').first();
  await byMouse(card);
  await page.waitForFunction(
    (was) => document.querySelector('main.table')?.getAttribute('data-moves') !== was,
    before,
  );
  await settled(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back').waitFor();
  expect(await moves(page)).toBe(before);
  await context.close();
});

test('with two-tap confirm the first tap only chooses', async () => {
  const { context, page } = await table({ confirm: 'on' });
  await toPlay(page);
  const before = await moves(page);
  const card = page.locator('.own-card:not([data-shaded])').first();
  await byMouse(card);
  await page.getByText('Tap it again').waitFor();
  expect(await moves(page)).toBe(before);
  await byMouse(card);
  await page.waitForFunction(
    (was) => document.querySelector('main.table')?.getAttribute('data-moves') !== was,
    before,
  );
  await context.close();
});

test('forced cards play themselves if that is wanted', async () => {
  const { context, page } = await table({ forced: 'on' });
  const person = await toPlay(page);
  while (await person.decide()) {
    if ((await mode(page)) !== 'play') continue;
    // The last card is always forced: it is never asked for.
    expect(await page.locator('.own-card').count()).toBeGreaterThan(1);
  }
  await context.close();
});

test('a card chosen in advance is played when its turn comes, or dropped with a word', async () => {
  const { context, page } = await table({ speed: 'normal', motion: 'off' });
  await toPlay(page);
  const cards = page.locator('.own-card');
  const before = await cards.count();
  await byMouse(page.locator('.own-card:not([data-shaded])').first());
  await page.locator('main.table:not([data-settled])').waitFor();
  await byMouse(cards.first());
  await page.locator('.own-card[data-ahead]').waitFor();
  await page.waitForFunction(
    (most) =>
      document.querySelectorAll('.own-card').length <= most - 2 ||
      document.querySelector('.notice')?.textContent?.includes('cannot be played now'),
    before,
  );
  await context.close();
});

test('a hint says what, why and how sure, and marks the card', async () => {
  const { context, page } = await table();
  await toPlay(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const dialog = page.getByRole('dialog', { name: 'What a master would do' });
  await dialog.locator('.advice').waitFor();
  expect(await dialog.locator('.advice').textContent()).toMatch(/^\p{Lu}[^:]+: .+\.$/u);
  const figures = dialog.getByText('ways the cards may lie');
  expect(await figures.isVisible()).toBe(false);
  await dialog.getByRole('button', { name: 'Figures' }).click();
  await figures.waitFor();
  expect(await dialog.locator('.hint-figures').textContent()).toMatch(/\u00a0±\u00a0/);
  await page.keyboard.press('Escape');
  expect(await page.locator('.own-card[data-hinted]').count()).toBe(1);
  await context.close();
});

test('settings hold at once and after a reload: language, theme, suits, table, backs, large cards', async () => {
  const { context, page } = await table();
  await settled(page);
  const width = () =>
    page
      .locator('.own-card')
      .first()
      .evaluate((card) => card.clientWidth);
  const before = await width();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Large cards' }).check();
  for (const choice of ['With letters', 'Dark', 'blue', 'petals', 'Deutsch'])
    await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Tipp' }).waitFor();
  expect(await width()).toBeGreaterThan(before);
  expect(await page.locator('.own-card .letter').first().isVisible()).toBe(true);
  const chosen = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    const theme = getComputedStyle(document.documentElement).colorScheme;
    return { lang, theme, felt: dataset.felt, back: dataset.back };
  });
  expect(chosen).toEqual({ lang: 'de', theme: 'dark', felt: 'blue', back: 'petals' });
  await context.close();
});

test('before and after a deal: what it came to for oneself, sheet, all cards, chart, next deal', async () => {
  const { context, page } = await table();
  await settled(page);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No deal has been finished yet.', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await new Person(page, byMouse).playDeal();
  expect(await page.locator('.over h2').textContent()).toMatch(/^(You|Everybody) .*\.$/);
  const score = await page.locator('.end-score b').textContent();
  expect(await page.locator('tr[data-me] .end-deal').textContent()).toBe(score);
  await page.keyboard.press('s');
  expect(await dialog.locator('.sheet').first().textContent()).not.toMatch(/\d\.\d/);
  const sign = dialog.getByRole('link', { name: /^Rule Gamut \d\.\d$/ }).first();
  expect(await sign.getAttribute('href')).toMatch(/^#\/rules\/gamut\?clause=gamut\/\d\.\d&/);
  const { width, height } = (await sign.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(await dialog.locator('.chart polyline').count()).toBe(4);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All cards' }).click();
  expect(await page.locator('.card-row').count()).toBeGreaterThanOrEqual(4);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next deal' }).click();
  await page.getByText('Deal 2').waitFor();
  await context.close();
});

test('what was promised of the cards is shown before, and can be checked after the deal', async () => {
  const { context, page } = await table();
  const dialog = page.getByRole('dialog', { name: 'Fair cards' });
  const digits = (nth: number) => dialog.locator('.digits').nth(nth).textContent();
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Fair cards' }).click();
  const promised = await digits(0);
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  expect(await dialog.textContent()).toContain('is shown when the deal is over');
  await close();
  await new Person(page, byMouse).playDeal();
  await page.getByRole('button', { name: 'All cards' }).click();
  await page.getByRole('button', { name: 'Were the cards fair?' }).click();
  expect(await digits(0)).toBe(promised);
  const seed = (await digits(1)) ?? '';
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(promised);
  const next = await digits(2);
  await dialog.getByRole('button', { name: 'Check it' }).click();
  await dialog.getByText('The cards are those that were promised.').waitFor();
  await close();
  await page.getByRole('button', { name: 'Next deal' }).click();
  await page.getByText('Deal 2').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Fair cards' }).click();
  expect(await digits(0)).toBe(next);
  await context.close();
});

test('a record is there to be saved once a deal is over, and before that the menu says so', async () => {
  const { context, page } = await table();
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save the record (after a deal)' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').filter({ hasText: 'No deal is over yet' }).waitFor();
  await context.close();
});

test('a whole deal in German shows no English word', async () => {
  const { context, page } = await table({ language: 'de' });
  const person = new Person(page, byMouse);
  const english = /\b(the|you|your|plays|takes|cards?|tricks?|points?|deal|to act)\b/i;
  const expectNone = async () => {
    const table = page.locator('main.table');
    const labels = table.locator('[aria-label]');
    const said = await labels.evaluateAll((all) => all.map((each) => each.ariaLabel).join(' '));
    const text = `${await table.textContent()} ${said}`;
    expect(english.exec(text)?.[0]).toBeUndefined();
  };
  const refused = page.locator('.own-card[data-shaded]').first();
  const said = new Set<string>();
  do {
    await settled(page);
    if (await refused.isVisible()) await byMouse(refused);
    for (const each of await page.locator('.notice').allTextContents()) said.add(each);
    await expectNone();
  } while (await person.decide());
  expect([...said].join(' ')).toMatch(/(Ausgespielt ist|darf erst|muss).*\(Regel Gamut \d\.\d\)/);
  for (const look of ['Spielzettel', 'Alle Karten']) {
    await page.locator('.over').getByRole('button', { name: look }).click();
    await expectNone();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await context.close();
});

test('without motion nothing is animated', async () => {
  const { context, page } = await table({ speed: 'normal', motion: 'off' });
  await settled(page);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
  await context.close();
});
