import { AxeBuilder } from '@axe-core/playwright';
import { games } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byMouse, Person } from './person.ts';
import { address, DESKTOP, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});
afterAll(() => browser.close());

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [id, html, any[0]?.message]),
  );
  expect(found).toEqual([]);
}

describe.each(['light', 'dark'])('WCAG 2.2 AA, %s', (theme) => {
  test.each([
    ['home', ''],
    ['a new table', '#/new/mu?target=100'],
    ['the settings', '#/settings'],
    ['the rules', '#/rules/gamut'],
    ['a table that is gone', '#/play/nothing'],
  ])('%s', async (_, hash) => {
    const context = await visit(browser, DESKTOP, { theme });
    const page = await newPage(context);
    await page.goto(address(hash));
    await page.locator('main').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  // The parts are the same in all games; their colours are not the same in both themes.
  const shown = games.filter(({ name }) => theme === 'light' || name === 'mu');
  test.each(shown.map(({ name, seats }) => [name, seats[1]] as const))(
    '%s on a phone: first decision, play, panels, score',
    async (game, players) => {
      const context = await visit(browser, PHONE, { theme });
      const page = await newPage(context);
      await sitDown(page, { game, players });
      const person = new Person(page, byMouse);
      await page.locator('main.table[data-settled]').waitFor();
      await expectAccessible(page);
      while ((await page.locator('main.table').getAttribute('data-phase')) !== 'play') {
        if (!(await person.decide())) break;
      }
      await expectAccessible(page);
      await person.playDeal();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Score' }).click();
      await expectAccessible(page);
      await context.close();
    },
  );
});
