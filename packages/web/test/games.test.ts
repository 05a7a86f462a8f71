import { games, replay } from '@overtrick/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byFinger, byMouse, Person } from './person.ts';
import { DESKTOP, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});
afterAll(() => browser.close());

/** The record replays through the rules, and its first deal is complete. */
function expectDeal(record: unknown): void {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  expect(replayed.value.record.deals[0].scores.length).toBe(replayed.value.record.players);
}

describe.each(games.map(({ name, seats }) => [name, seats] as const))(
  '%s',
  (game, [fewest, most]) => {
    test('a whole deal by mouse at desktop size makes a valid record', async () => {
      const context = await visit(browser, DESKTOP);
      const page = await newPage(context);
      await sitDown(page, { game, players: fewest });
      const person = new Person(page, byMouse);
      await person.playDeal();
      expectDeal(await person.record());
      await context.close();
    });

    test('a whole deal by touch on a phone at a full table makes a valid record, and nothing scrolls', async () => {
      const context = await visit(browser, PHONE);
      const page = await newPage(context);
      await sitDown(page, { game, players: most });
      const person = new Person(page, byFinger);
      while (await person.decide()) {
        const extra = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
        expect(Math.max(...extra)).toBeLessThanOrEqual(0);
      }
      expectDeal(await person.record());
      await context.close();
    });
  },
);
