import { games, type NinjaView, replay } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openKept } from './ending.ts';
import { chosen } from './extent.ts';
import { byFinger, byMouse, Person } from './person.ts';
import { isTurn, tableWhere } from './played.ts';
import { DESKTOP, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

/** Plays on until a deal with tricks is over: some end in a tie, or nobody bids. */
async function playTricks(person: Person, check = async () => {}): Promise<void> {
  for (;;) {
    while (await person.decide()) await check();
    const replayed = replay(await person.record(), games);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const { deals, players } = replayed.value.record;
    expect(deals.at(-1)?.scores.length).toBe(players);
    if (deals.at(-1)?.tricks.length !== 0) return;
    await person.nextDeal();
  }
}

/** In it most is asked: to show, to name, to exchange and to play. By touch all games are played. */
const BY_MOUSE = ['yamv'];

test.each(chosen(games, ({ name }) => BY_MOUSE.includes(name)))(
  '$name: a whole deal by mouse at desktop size makes a valid record',
  async ({ name: game, seats: [fewest] }) => {
    const context = await visit(browser, DESKTOP);
    const page = await newPage(context);
    await sitDown(page, { game, players: fewest });
    await playTricks(new Person(page, byMouse));
    await context.close();
  },
);

test.each(games)(
  '$name: a whole deal by touch on a phone at a full table makes a valid record, and nothing scrolls',
  async ({ name: game, seats: [, most] }) => {
    const context = await visit(browser, PHONE);
    const page = await newPage(context);
    await sitDown(page, { game, players: most });
    await playTricks(new Person(page, byFinger), async () => {
      const extra = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      expect(Math.max(...extra)).toBeLessThanOrEqual(0);
    });
    await context.close();
  },
);

/** The person has tokens of an earlier round that fit a card. */
function mayLift(table: Table): boolean {
  const view = isTurn(table) ? table.view(0) : undefined;
  return view?.phase === 'play' && Object.values((view as NinjaView).fitting).flat().length > 0;
}

test('Ninja Whist: tokens won in one round are played with cards in a later one', async () => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  await openKept(page, tableWhere('ninja-whist', 3, mayLift));
  const person = new Person(page, byMouse);
  const played = async () => {
    const replayed = replay(await person.record(), games);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const moves = replayed.value.record.deals.flatMap((deal) => deal.moves);
    return moves.some(
      ({ seat, tokens }) => seat === 0 && Array.isArray(tokens) && tokens.length > 0,
    );
  };
  await person.playDeal();
  while (!(await played())) {
    await person.nextDeal();
    await person.playDeal();
  }
  await context.close();
});
