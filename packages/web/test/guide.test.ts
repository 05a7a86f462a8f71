import { games } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasGuide } from '../src/room/guides.ts';
import { chosen, isLong } from './extent.ts';
import { finger, Guided, keys, mouse, type Reach } from './guided.ts';
import type { Sight } from './guided-sight.ts';
import { address, newPage, open, PHONE, visit } from './visit.ts';

const DESK = { viewport: { width: 1280, height: 860 } };
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

async function taking(page: Page, game: string, reach: Reach): Promise<Guided> {
  const guided = new Guided(page, reach);
  await guided.begin(game);
  return guided;
}

/**
 * The table is where it was, with as many rows of cards below it, nothing lies over the words, and what is to be
 * touched lies open.
 */
function expectInPlace({ step, isDeep, layout }: Sight, tables: Map<boolean, string>): void {
  const table = tables.get(isDeep) ?? layout.table;
  tables.set(isDeep, table);
  expect({ step, ...layout }).toEqual({ step, table, over: [], isOpen: true });
}

/** By keyboard a partner is named, cards are exchanged and taken up; by touch they are shown, given and folded. */
const BY_KEYS = ['mutwo', 'yamv', 'ninja-whist'];

/** A long deal with every kind of question, and the short one that most people begin with. */
const ASTRAY = ['mu', 'ninja-whist'];

describe.each(games.map(({ name }) => name).filter(hasGuide))('the guided deal of %s', (game) => {
  // What a wrong move is answered with is proved for all of them in src/guide/lessons.test.ts.
  test.runIf(isLong || ASTRAY.includes(game))(
    'by mouse, with a wrong move wherever there is one: all stays where it is',
    async () => {
      const context = await visit(browser, DESK);
      const page = await newPage(context);
      const guided = new Guided(page, mouse);
      const prices: string[] = [];
      let tried: number | undefined;
      let now = await guided.begin(game);
      const tables = new Map<boolean, string>();
      for (; now.step !== undefined; now = await guided.goOn()) {
        expectInPlace(now, tables);
        if (now.step !== tried) prices.push(...[(await guided.goAstray(now)) ?? []].flat());
        tried = now.step;
      }
      expect(prices.length).toBeGreaterThan(3);
      await page.getByRole('button', { name: 'Play a real deal now' }).click();
      await page.locator(`main.table[data-game="${game}"]:not(.guide)`).waitFor();
      await context.close();
    },
  );

  test.each(
    chosen(
      [
        ['by touch on a phone', PHONE, finger],
        ['by keyboard on a phone that lies', LYING, keys],
      ] as const,
      ([, , reach]) => (reach === keys) === BY_KEYS.includes(game),
    ),
  )(
    '%s: the table stays where it is, and nothing lies over the words',
    async (_, device, reach) => {
      const context = await visit(browser, device);
      const guided = new Guided(await newPage(context), reach);
      let now = await guided.begin(game);
      const tables = new Map<boolean, string>();
      for (; now.step !== undefined; now = await guided.goOn(now)) expectInPlace(now, tables);
      await context.close();
    },
  );
});

test('who points at something else or gives the other answer is told why, and what was meant', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const guided = await taking(page, 'mutwo', finger);
  await guided.goTo(({ isAsked }) => isAsked);
  await guided.touch(page.locator('[data-point="wrong"]').first());
  await page.getByText('The green 9 lies face up.').waitFor();
  await guided.goOn();
  await guided.touch(page.getByRole('button', { name: '4', exact: true }));
  await page.getByText('Four, and one for the 9: five tricks.').waitFor();
  expect(await page.getByRole('button', { name: '4', exact: true }).isDisabled()).toBe(true);
  // Where something is pointed at, nothing happens at the table.
  expect(await page.locator('main.guide').getAttribute('data-moves')).toBe('0/5');
  await context.close();
});

test('a guided deal is left and gone on with, also another day; and begun again', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const guided = await taking(page, 'gamut', finger);
  await guided.goTo(({ step }) => step === 6);
  await page.getByRole('button', { name: 'Home' }).tap();
  await page.getByText('Step 6 of').waitFor();
  await page.getByRole('link', { name: 'Continue' }).tap();
  expect((await guided.rest()).step).toBe(6);
  await page.reload();
  expect((await guided.rest()).step).toBe(6);
  expect(await page.locator('.guide-text').textContent()).toContain('queen of spades');
  await page.getByRole('button', { name: 'Begin again' }).tap();
  await page.getByRole('button', { name: 'Stay here' }).tap();
  expect((await guided.rest()).step).toBe(6);
  await page.getByRole('button', { name: 'Begin again' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin again' }).tap();
  await page.locator('.guide-dashes[aria-valuenow="1"]').waitFor();
  await context.close();
});

test('who has seen enough may skip the rest, and come back to it', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const guided = await taking(page, 'ninja-whist', finger);
  await guided.goOn();
  await page.getByRole('button', { name: 'Skip' }).tap();
  await page.getByRole('button', { name: 'Back to the guided deal' }).tap();
  expect((await guided.rest()).step).toBe(2);
  await context.close();
});

test('on a phone too trumps in hand stand first, and what lies face up last', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const guided = await taking(page, 'mutwo', finger);
  await guided.goTo(({ phase }) => phase === 'play');
  const codes = await page
    .locator('.own-card')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-code')));
  expect(codes[0]).toBe('K10');
  expect(codes.slice(-3).sort()).toEqual(['B10', 'G9', 'R10']);
  await context.close();
});

test('a wrong card that is only chosen gives way to the ringed one', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const guided = await taking(page, 'mutwo', finger);
  const marked = page.locator('.own-card[data-marked]');
  await guided.touch(page.locator('.own-card[data-code="R12"]'));
  await marked.and(page.locator('[data-code="R12"]')).waitFor();
  expect(await page.locator('.own-card[data-ringed][data-shaded]').count()).toBe(0);
  await guided.goOn();
  await marked.and(page.locator('[data-code="G9"]')).waitFor();
  expect(await marked.count()).toBe(1);
  await guided.goOn();
  await page.locator('.guide-dashes[aria-valuenow="2"]').waitFor();
  await context.close();
});

test('what the rules forbid is refused in their own words, and nothing happens', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const guided = await taking(page, 'gamut', finger);
  await guided.goTo(({ step }) => step === 5);
  await page
    .locator('.own-card[data-shaded]')
    .first()
    .tap({ position: { x: 9, y: 22 } });
  await page.getByRole('alert').getByText('clubs', { exact: false }).first().waitFor();
  expect((await guided.rest()).step).toBe(5);
  await context.close();
});

test('nothing on the screen is more than is needed: no figures before they are taught', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await (await taking(page, 'mu', finger)).goTo(({ asks }) => asks === 'show');
  await page.locator('[data-ringed]').first().waitFor();
  expect(await page.locator('.seat-figure:visible, .tug:visible, .me:visible').count()).toBe(0);
  expect(await page.locator('[data-ringed]').count()).toBe(1);
  await context.close();
});

test('a game that nobody has written a guided deal for says so', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.goto(address('#/learn/whist'));
  await page.getByRole('heading', { name: 'There is no guided deal of this game.' }).waitFor();
  await context.close();
});
