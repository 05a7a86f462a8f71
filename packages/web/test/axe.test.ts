import { games } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { expectAccessible, THEMES, type Theme } from './accessible.ts';
import { openKept } from './ending.ts';
import { chosen, isLong } from './extent.ts';
import { canClaim, isTurn, type Played, tableWhere } from './played.ts';
import { address, DESKTOP, newPage, open, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

/** Colours are the same at every size, and by every other rule a phone is stricter. */
const SIZES: readonly Size[] = [
  { size: 'desktop', options: DESKTOP, themes: isLong ? THEMES : ['dark'] },
  { size: 'phone', options: PHONE, themes: isLong ? THEMES : ['light'] },
];

interface Size {
  readonly size: string;
  readonly options: BrowserContextOptions;
  readonly themes: readonly Theme[];
}

/** A table at which the rest can be claimed, after a deal that was scored; looked for once. */
let played: Played;
beforeAll(() => {
  played = tableWhere('mu', 5, (table) => table.deal > 0 && canClaim(table));
});

/** By the key that opens it; the menu, settings and seats have a button. */
const DIALOGS = ['s', 'l', 'o', 'g', 'w', '?'];

describe.each(SIZES)('WCAG 2.2 AA, $size: $themes', ({ options, themes }) => {
  const look = (page: Page, part = 'html') => expectAccessible(page, part, themes);

  test.each([
    ['home', ''],
    ['a new table', '#/new/mu?target=100'],
    ['the settings', '#/settings'],
    ['a history without a match', '#/history'],
    ['the rules in pictures', '#/rules/gamut?idea=clubs'],
    ['the law', '#/rules/mu?clause=mu/4.5&target=300'],
    ['a table that is gone', '#/play/nothing'],
    ['a guided deal', '#/learn/mu'],
  ])('%s', async (_, hash) => {
    const context = await visit(browser, options);
    const page = await newPage(context);
    await page.goto(address(hash));
    await page.locator('main').waitFor();
    await look(page);
    await context.close();
  });

  test('home with a game to continue, what a poster opens, history, a match, and a question', async () => {
    const context = await visit(browser, options);
    const page = await newPage(context);
    await openKept(page, played);
    await page.goto(address());
    await page.locator('.kept-card').waitFor();
    await look(page);
    if (options === PHONE) {
      await page.getByRole('button', { name: 'More about Gamut' }).tap();
      await page.locator('dialog[open]').waitFor();
      await look(page, 'dialog');
    }
    await page.goto(address('#/history'));
    await page.locator('.match').waitFor();
    await look(page);
    await page.locator('.match a').first().click();
    await page.locator('.sheet').first().waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Delete this match' }).click();
    await page.locator('dialog[open]').waitFor();
    await look(page, 'dialog');
    await context.close();
  });

  test('every dialog at the table, and what comes after a deal', async () => {
    const context = await visit(browser, options, { suits: 'safe' });
    const page = await newPage(context);
    await openKept(page, played);
    const check = async () => {
      await page.locator('dialog[open]').waitFor();
      await look(page, 'dialog');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    };
    for (const key of DIALOGS) {
      await page.keyboard.press(key);
      if (key === 'l') await page.locator('.before summary').first().click();
      await check();
    }
    await page.keyboard.press('h');
    await page.locator('.hint-panel .advice').waitFor();
    await look(page);
    await page.keyboard.press('Escape');
    await page.locator('.seat').first().click();
    await check();
    await page.getByRole('button', { name: 'Menu' }).click();
    await look(page, 'dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await check();
    await look(page);
    await page.keyboard.press('r');
    await page.locator('.over').waitFor();
    await look(page);
    await page.locator('.over').getByRole('button', { name: 'Score sheet' }).click();
    await check();
    await page.getByRole('button', { name: 'All cards' }).click();
    await look(page, 'dialog');
    await page.getByRole('button', { name: 'Were the cards fair?' }).click();
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByText('Check it yourself').click();
    await check();
    await context.close();
  });
});

const MOMENTS: readonly (readonly [string, (table: Table) => boolean])[] = [
  ['first decision', isTurn],
  ['play', (table) => isTurn(table) && table.view(0)?.phase === 'play'],
  ['score', (table) => table.dealOver],
];
const FULLEST = Math.max(...games.map(({ seats }) => seats[1]));

// The parts are the same in all games, and their colours are looked at above. What is asked first differs in all; how it
// is played and ends, most where most people sit.
describe.each(games.map(({ name, seats }) => [name, seats[1]] as const))(
  'WCAG 2.2 AA, %s',
  (game, players) => {
    const isKind = ([name]: (typeof MOMENTS)[number]) =>
      name === 'first decision' || players === FULLEST;
    test.each(chosen(MOMENTS, isKind))(
      '%s, on a phone with as many players as can be',
      async (_, holds) => {
        const context = await visit(browser, PHONE);
        const page = await newPage(context);
        await openKept(page, tableWhere(game, players, holds));
        await expectAccessible(page, 'html', ['light']);
        await context.close();
      },
    );
  },
);
