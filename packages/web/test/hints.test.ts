import { games } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openKept } from './ending.ts';
import { isTurn, tableWhere } from './played.ts';
import { DESKTOP, newPage, open, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

/** By the form that the table takes on them. */
const SCREENS = {
  phone: { width: 360, height: 740 },
  lying: { width: 844, height: 390 },
  desk: { width: 1440, height: 900 },
};

/** The person is to play to a trick that others have begun, and has a choice. */
function isPlay(table: Table): boolean {
  const view = table.view(0);
  return isTurn(table) && view?.phase === 'play' && view.table.length > 1 && view.legal.length > 1;
}

/** The person is to decide something else than a card. */
const isCall = (table: Table) => isTurn(table) && table.view(0)?.phase !== 'play';

/** What lies under a hint, or is out of sight. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('.hint-panel')?.getBoundingClientRect();
    const main = document.querySelector('.hint-acts .main')?.getBoundingClientRect();
    if (!panel || !main) return ['no panel'];
    const words = document.querySelector('.hint-words')?.getBoundingClientRect();
    const answer = document.querySelector('.hint-panel .why')?.getBoundingClientRect();
    const isOver = ({ left, right, top, bottom }: DOMRect) =>
      left < panel.right - 1 &&
      right > panel.left + 1 &&
      top < panel.bottom - 1 &&
      bottom > panel.top + 1;
    const things = document.querySelectorAll(
      '.played .card, .own-card, .asking button, .display .card, .portrait',
    );
    const covered = [...things].filter(
      (thing) =>
        thing.checkVisibility({ visibilityProperty: true }) &&
        isOver(thing.getBoundingClientRect()),
    );
    const isOut =
      panel.left < 0 || panel.top < 0 || panel.right > innerWidth || main.bottom > innerHeight;
    const coins = [...document.querySelectorAll('.stakes .trump-piece, .bar .trump-piece')];
    const isSeen = (coin: Element) => coin.checkVisibility({ visibilityProperty: true });
    return [
      ...(panel.width < 250 ? ['no room for its words'] : []),
      ...(coins.length > 0 && !coins.some(isSeen) ? ['the trumps are out of sight'] : []),
      ...covered.map(({ className, textContent }) => `${className} ${textContent}`),
      ...(isOut ? ['the panel is partly out of sight'] : []),
      ...(main.top < panel.top || main.bottom > panel.bottom ? ['the button is out of sight'] : []),
      ...(answer && answer.height > 0 && words && answer.top + 18 > words.bottom
        ? ['no answer to why not']
        : []),
    ];
  });
}

/** Which parts of a hint with figures are wholly to be seen: what is advised makes room for them where there is little. */
function figuresSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.querySelector('.hint-words')?.getBoundingClientRect();
    const isSeen = (part: string) => {
      const { top, bottom, height } = document.querySelector(part)?.getBoundingClientRect() ?? {
        ...{ top: 0, bottom: 0, height: 0 },
      };
      return words && height > 0 && top >= words.top - 1 && bottom <= words.bottom + 1;
    };
    return ['.advice', '.hint-figures tbody tr:first-child'].filter(isSeen);
  });
}

test.each(['mu', 'yamv'])('in %s the figures of a hint can be read on a phone', async (name) => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  await openKept(page, tableWhere(name, 4, isCall));
  await page.keyboard.press('h');
  await page.locator('.why-figures').click();
  for (const [form, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    await page.locator(`main.table[data-form="${form}"]`).waitFor();
    const figures = '.hint-figures tbody tr:first-child';
    const seen = form === 'desk' ? ['.advice', figures] : [figures];
    expect({ form, seen: await figuresSeen(page) }).toEqual({ form, seen });
    expect({ form, faults: await faultsOf(page) }).toEqual({ form, faults: [] });
  }
  await context.close();
});

test.each(games)(
  'in $name a hint lies beside all that it is about, and its button does what it says',
  async ({ name, seats: [, most] }) => {
    const context = await visit(browser, DESKTOP);
    const page = await newPage(context);
    for (const holds of [isPlay, isCall]) {
      await openKept(page, tableWhere(name, Math.min(most, 6), holds));
      await page.keyboard.press('h');
      await page.locator('.hint-panel .advice').waitFor();
      for (const [form, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        await page.locator(`main.table[data-form="${form}"]`).waitFor();
        expect({ form, faults: await faultsOf(page) }).toEqual({ form, faults: [] });
      }
      const moves = await page.locator('main.table').getAttribute('data-moves');
      await page.locator('.hint-acts .main').click();
      await page.locator(`main.table[data-settled]:not([data-moves="${moves}"])`).waitFor();
      await page.locator('.hint-panel').waitFor({ state: 'detached' });
    }
    await context.close();
  },
);

test('while a hint is read one can play, ask why not, and put it away by keyboard', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await openKept(page, tableWhere('mu', 4, isPlay));
  await page.keyboard.press('h');
  const panel = page.getByRole('dialog', { name: 'What a master would do' });
  await panel.locator('.advice').waitFor();
  const other = panel.getByRole('radio').last();
  await other.check();
  expect(await panel.locator('.why').textContent()).toMatch(/^Why not .+\? \p{Lu}.*\.$/u);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await panel.locator('.advice').waitFor();
  const moves = await page.locator('main.table').getAttribute('data-moves');
  await page.locator('.own-card[data-hinted]').first().click();
  await page.locator(`main.table:not([data-moves="${moves}"])`).waitFor();
  await panel.waitFor({ state: 'detached' });
  await context.close();
});
