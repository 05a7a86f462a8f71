import type { Browser } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { expectTouchable } from './accessible.ts';
import { openKept } from './ending.ts';
import { isTurn, tableWhere } from './played.ts';
import { newPage, open, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

// Every other screen is measured where it is looked at by `expectAccessible`.
test.each([
  ['mu', 6, 'major'],
  ['mu', 6, 'partner'],
  ['yamv', 6, 'exchange'],
  ['gamut', 4, 'give'],
  ['gamut', 4, 'fold'],
] as const)(
  'in %s with %i players a finger meets all that it can touch: %s',
  async (game, players, phase) => {
    const context = await visit(browser, PHONE);
    const page = await newPage(context);
    await openKept(
      page,
      tableWhere(game, players, (table) => isTurn(table) && table.view(0)?.phase === phase),
    );
    await expectTouchable(page);
    await context.close();
  },
);
