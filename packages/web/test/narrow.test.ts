import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { byFinger, byMouse, Person } from './person.ts';
import { address, DESKTOP, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

/** Not every phone has the font of this machine; few are wider than these. */
const WIDE = '"DejaVu Sans", Verdana, sans-serif';

/** What of the seats cannot be read: outside of its box, or below the next card. */
function unreadable(page: Page): Promise<string[]> {
  return page.locator('.seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const box = seat.getBoundingClientRect();
      const out = [...seat.querySelectorAll('*')].filter((part) => {
        const { left, right, bottom } = part.getBoundingClientRect();
        if (part.getClientRects().length === 0) return false;
        return right > box.right || left < box.left || bottom > box.bottom;
      });
      const covered = [...seat.querySelectorAll('.chip')].flatMap((chip) => {
        const top = (each: Element) => each.getBoundingClientRect().top;
        const all = [...seat.querySelectorAll('.chip')];
        const after = all.slice(all.indexOf(chip) + 1).find((each) => top(each) === top(chip));
        const next = after?.getBoundingClientRect().left ?? box.right;
        const marks = [...chip.querySelectorAll('b, .glyph')];
        return marks.filter((mark) => {
          const range = document.createRange();
          range.selectNodeContents(mark);
          const area = mark.matches('b') ? range : mark;
          return area.getBoundingClientRect().right > next + 0.5;
        });
      });
      return [...out, ...covered].map((part) => `${seat.ariaLabel}: ${part.outerHTML}`);
    }),
  );
}

/** How many cards lie before the seat that shows most, once all bots have acted. */
async function mostShown(page: Page): Promise<number> {
  await page.locator('main.table[data-settled]').waitFor();
  const shown = await page
    .locator('.seat')
    .evaluateAll((all) => all.map((seat) => seat.querySelectorAll('.chip').length));
  return Math.max(...shown);
}

test.each([
  { screen: 'a phone', size: PHONE, game: 'yamv', players: 5, seed: 'n472', many: 10 },
  { screen: 'a phone', size: PHONE, game: 'mu', players: 6, seed: 'n380', many: 7 },
  { screen: 'a desk', size: DESKTOP, game: 'yamv', players: 5, seed: 'n472', many: 10 },
])(
  'on $screen all cards that $players players show in $game can be read',
  async ({ many, size, ...wanted }) => {
    const context = await visit(browser, size);
    const page = await newPage(context);
    await sitDown(page, { ...wanted, bots: 'random' });
    const person = new Person(page, size === PHONE ? byFinger : byMouse, 0);
    while ((await mostShown(page)) < many && (await person.decide()));
    expect(await mostShown(page)).toBeGreaterThanOrEqual(many);
    expect(await unreadable(page)).toEqual([]);
    await page.evaluate((font) => document.documentElement.style.setProperty('--font', font), WIDE);
    expect(await unreadable(page)).toEqual([]);
    await context.close();
  },
);

/** Whether all of it is on the screen, without scrolling. */
function isWhole(page: Page, selector: string, nth = 0): Promise<boolean> {
  const target = page.locator(selector).nth(nth);
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

test('on a phone two games can be played from the first view, and the form can be dealt from', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await page.goto(address());
  await page.locator('.game').first().waitFor();
  expect(await isWhole(page, '.game', 1)).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await isWhole(page, '.game .choice', 1)).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address('#/new/mu?target=300'));
  await page.locator('form').waitFor();
  expect(await isWhole(page, 'form [type=submit]')).toBe(true);
  await context.close();
});
