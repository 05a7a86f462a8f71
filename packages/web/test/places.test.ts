import type { View } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openKept } from './ending.ts';
import { chosen, isLong } from './extent.ts';
import { faultsOn } from './geometry.ts';
import { isTurn, tableWhere } from './played.ts';
import { DESKTOP, newPage, open, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const SIZES = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  // And some that are no one's favourite.
  { width: 390, height: 700 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];
/** One of each form, and the narrowest with a panel. */
const KINDS = [360, 844, 1440, 1024];

/** Moments of a deal at which the person is to act. */
const moment = (holds: (view: View) => boolean) => (table: Table) => {
  const view = isTurn(table) ? table.view(0) : undefined;
  return view !== undefined && holds(view);
};
const most = ({ displays }: View) => Math.max(...displays.slice(1).map(({ length }) => length));
const inTrick = (view: View) => view.phase === 'play' && view.table.length > 1;

/** Until what has changed is on the screen. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

const TIGHTEST = [
  { game: 'mu', players: 3, when: inTrick, what: 'a trick' },
  { game: 'gamut', players: 4, when: inTrick, what: 'a trick' },
  { game: 'yamv', players: 5, when: (v: View) => inTrick(v) && most(v) > 3, what: 'many shown' },
  { game: 'mu', players: 6, when: (v: View) => inTrick(v) && most(v) > 4, what: 'many shown' },
  { game: 'ninja-whist', players: 6, when: inTrick, what: 'a trick' },
  { game: 'ninja-whist', players: 7, when: inTrick, what: 'a trick' },
  { game: 'ninja-whist', players: 8, when: inTrick, what: 'a trick' },
  { game: 'ninja-whist', players: 9, when: inTrick, what: 'a trick' },
  { game: 'mu', players: 6, when: (v: View) => v.phase === 'auction' && most(v) > 2, what: 'bids' },
  { game: 'ninja-whist', players: 9, when: (v: View) => v.phase === 'bid', what: 'bids' },
];
/** What these have lies at one of those tables too, with less room. */
const LOOSER = [
  { game: 'mu', players: 4, when: (v: View) => inTrick(v) && most(v) > 3, what: 'many shown' },
  { game: 'mutwo', players: 5, when: inTrick, what: 'a trick' },
  { game: 'mu', players: 5, when: (v: View) => v.phase === 'auction' && most(v) > 2, what: 'bids' },
];

test.each(isLong ? [...TIGHTEST, ...LOOSER] : TIGHTEST)(
  '$game with $players at every size: $what',
  async ({ game, players, when }) => {
    const played = tableWhere(game, players, moment(when));
    const context = await visit(browser, DESKTOP, { language: players % 2 === 0 ? 'de' : 'en' });
    const page = await newPage(context);
    await openKept(page, played);
    for (const size of chosen(SIZES, ({ width }) => KINDS.includes(width))) {
      await page.setViewportSize(size);
      await page.waitForFunction(({ width }) => innerWidth === width, size);
      await page.evaluate(drawn);
      expect.soft(await faultsOn(page), JSON.stringify(size)).toEqual([]);
    }
    await context.close();
  },
);
