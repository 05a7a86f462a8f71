import { type Game, game } from '@overtrick/engine';
import { type Entry, logOf, type Table, tableOf } from '@overtrick/table';
import { twinsOf } from '@overtrick/table/twins';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { putKept } from './ending.ts';
import { chosen } from './extent.ts';
import { byFinger, byMouse, Person } from './person.ts';
import { address, DESKTOP, KEEPING, newPage, open, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gala', 'Hugo', 'Ida'];
const SETTLED = 'main.table[data-settled]';
const COVER = '.cover';

const handTo = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Hand the device to ${name}` });
const showTo = (page: Page, name: string) =>
  page.getByRole('button', { name: `I am ${name}, show my cards` });

/** The same log at a device that goes round among people. */
function amongPeople([first, ...rest]: readonly Entry[]): Entry[] {
  const [opening] = first.facts;
  if (opening.type !== 'open') throw new Error('this is no log');
  const sitters = opening.sitters.map((_, seat) => ({
    kind: 'person' as const,
    name: NAMES[seat],
    id: `you/${seat}`,
  }));
  return [{ ...first, by: 'you', facts: [{ ...opening, sitters }] }, ...rest];
}

function tableAfter(rules: Game, log: readonly Entry[]): Table {
  const table = tableOf(rules, log);
  if (!table.ok) throw new Error(table.error);
  return table.value;
}

/** Ada is to play a card and Ben comes next, whose cards are others in the other deal. */
function isApart([one, other]: readonly Table[]): boolean {
  const { acting } = one;
  const mine = one.view(0);
  if (mine?.phase !== 'play' || acting.join() !== '0') return false;
  const isFirst = mine.table.length < mine.setup.players - 1;
  return isFirst && one.view(1)?.hand.join() !== other.view(1)?.hand.join();
}

/** Two deals that Ada cannot tell apart, and Ben can. */
function twinLogs(rules: Game): Entry[][] {
  for (let seed = 1; seed < 1000; seed++) {
    for (const { eyes, records } of twinsOf(rules, seed)) {
      if (eyes !== 0) continue;
      const logs = records.map((record) => amongPeople(logOf(record, rules.version)));
      if (isApart(logs.map((log) => tableAfter(rules, log)))) return logs;
    }
  }
  throw new Error('there are no such deals');
}

/** Nobody waits for anything: what is to be said is said at once, and can be collected. */
async function hurried(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (call: () => void) => later(call) });
    const said: string[] = [];
    const listen = () => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) {
        if (textContent && said.at(-1) !== textContent) said.push(textContent);
      }
    };
    new MutationObserver(listen).observe(document, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
}

/** Everything that is in the page once nothing changes any more, its address, and all that it said. */
function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let last = '';
    for (let same = 0; same < 30; ) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      const now = document.documentElement.outerHTML;
      same = now === last ? same + 1 : 0;
      last = now;
    }
    const { said } = window as unknown as { said: string[] };
    return [location.hash, document.title, ...said, last].join('\n');
  });
}

/** Puts a log among the kept games, and goes there. */
async function resume(page: Page, rules: Game, log: readonly Entry[]): Promise<void> {
  await page.goto(address());
  await page.locator('.game').first().waitFor();
  const { name, title } = rules;
  const { players } = tableAfter(rules, log).opening;
  const people = [...Array(players).keys()];
  const summary = { game: name, title, players, deal: 1, total: 0, over: false, people };
  await putKept(page, { id: 'round', owner: '', when: 0, summary }, log);
  await page.goto(address('#/play/round'));
  await page.locator(COVER).waitFor();
}

/** Ada looks at all that there is, plays, takes it back, and plays; then Ben looks. */
async function lookAround(page: Page): Promise<string[]> {
  const person = new Person(page, byMouse);
  const looks = [await everything(page)];
  const look = async () => looks.push(await everything(page));
  await showTo(page, 'Ada').click();
  await page.locator(SETTLED).waitFor();
  // The words that open are marked when their meanings have come, which is at another moment each time.
  await page.locator('.term').first().waitFor({ state: 'attached' });
  await look();
  for (const key of ['l', 'g', 's', 'w', 'o']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await person.decide();
  await handTo(page, 'Ben').waitFor();
  await look();
  await page.getByRole('button', { name: 'Ada takes it back' }).click();
  await handTo(page, 'Ada').waitFor();
  await look();
  await showTo(page, 'Ada').click();
  await person.decide();
  await handTo(page, 'Ben').waitFor();
  await look();
  await showTo(page, 'Ben').click();
  await page.locator(SETTLED).waitFor();
  await look();
  return looks;
}

test.each(chosen(['mu', 'ninja-whist'], (name) => name === 'mu'))(
  'while Ada has the device, nothing in the page tells what Ben has: %s',
  async (name) => {
    const rules = game(name) as Game;
    const seen: string[][] = [];
    for (const log of twinLogs(rules)) {
      const context = await visit(browser);
      await hurried(context);
      const page = await newPage(context);
      await resume(page, rules, log);
      seen.push(await lookAround(page));
      await context.close();
    }
    const [one, other] = seen;
    expect(one.slice(0, -1)).toEqual(other.slice(0, -1));
    expect(one.at(-1)).not.toEqual(other.at(-1));
  },
);

/** Plays for everybody until the deal is over; who had the device, in order. */
async function playRound(page: Page, person: Person): Promise<string[]> {
  const holders: string[] = [];
  for (;;) {
    await page.locator(`${COVER} + .choices .main, ${SETTLED}`).first().waitFor();
    if (await page.locator('.over').isVisible()) return holders;
    if (await page.locator(COVER).isVisible()) {
      expect(await page.locator('.own-card').count()).toBe(0);
      holders.push((await page.locator('.cover h1').textContent())?.split(' ').at(-1) ?? '');
      await page.locator(`${COVER} + .choices .main`).click();
      await page.locator(SETTLED).waitFor();
    } else await person.decide();
  }
}

const ROUNDS = [
  ['gamut', 4, DESKTOP, byMouse],
  ['ninja-whist', 3, PHONE, byFinger],
] as const;

test.each(chosen(ROUNDS, ([name]) => name === 'ninja-whist'))(
  'a deal of %s goes round without a network, and is found again by who played it',
  async (name, players, device, touch) => {
    const context = await visit(browser, { ...KEEPING, ...device });
    const page = await newPage(context);
    await page.goto(address());
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const query = `players=${players}&people=Ada,Ben&bots=novice&seed=round`;
    await page.goto(address(`#/new/${name}?${query}`));
    await page.locator('form button[type=submit]').click();
    const holders = await playRound(page, new Person(page, touch, 1));
    expect(new Set(holders)).toEqual(new Set(['Ada', 'Ben']));
    expect(holders.length).toBeGreaterThanOrEqual(4);
    await page
      .locator('.over tbody tr')
      .nth(players - 1)
      .waitFor();
    expect(await page.locator('.over').textContent()).not.toMatch(/\byou\b/i);
    await page.getByRole('button', { name: /^Next (deal|round)$/ }).click();
    await page.locator(COVER).waitFor();
    expect(await page.locator('.own-card').count()).toBe(0);
    await page.reload();
    await page.locator(COVER).waitFor();
    await page.goto(address());
    await page.locator('.kept-words', { hasText: 'with Ada and Ben' }).waitFor();
    await page.goto(address('#/history'));
    await page.locator('.match', { hasText: 'with Ada and Ben' }).waitFor();
    await context.close();
  },
);
