import { games, replay } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { timeToSay } from '../src/play/in-short.ts';
import { BEHIND_MS } from '../src/play/speaker.ts';
import { openKept } from './ending.ts';
import { chosen } from './extent.ts';
import { Guided, mouse } from './guided.ts';
import { Listener } from './listener.ts';
import { byMouse, Person } from './person.ts';
import { isTurn, tableWhere } from './played.ts';
import { address, DESKTOP, newPage, open, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

// In these two everything is asked but to give and to bid for tricks, which Gamut's guided deal and Ninja Whist's ask.
const BY_EAR = ['yamv', 'gamut'];

test.each(chosen(games, ({ name }) => BY_EAR.includes(name)))(
  '$name: a whole deal by keyboard alone, by what the accessibility tree says',
  async ({ name: game, seats: [fewest] }) => {
    const context = await visit(browser);
    const page = await newPage(context);
    await sitDown(page, { game, players: fewest, seed: 'by ear' });
    const listener = await Listener.at(page);
    while (await listener.decide());
    const replayed = replay(await new Person(page, byMouse).record(), games);
    expect(replayed.ok || replayed.error).toBe(true);
    await context.close();
  },
);

/** All that is said to those who listen, from now on. */
async function listenTo(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('hearIt', (text: string) => said.push(text));
  await page.evaluate(() => {
    const region = document.querySelector('.unseen[role=status]');
    const tell = () =>
      (globalThis as unknown as { hearIt(text: string): void }).hearIt(region?.textContent ?? '');
    tell();
    if (region) new MutationObserver(tell).observe(region, { childList: true, subtree: true });
  });
  return said;
}

test('what happens is announced in words, and every question soon after what led to it', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.clock.install();
  await sitDown(page, { game: 'gamut', players: 4 });
  const said = await listenTo(page);
  const person = new Person(page, byMouse);
  let questions = 0;
  while (await person.decide()) {
    await page.locator('main.table[data-settled]').waitFor();
    // What is being said is not cut off, and what waits is told to its end.
    await page.clock.runFor(timeToSay(said.at(-1) ?? '') + 2 * BEHIND_MS);
    if (await page.locator('.over').isVisible()) break;
    const asked = (await page.locator('.ask').textContent()) ?? '';
    expect(said.at(-1)).toContain(asked);
    questions++;
  }
  const all = said.join(' ');
  expect(questions).toBeGreaterThan(3);
  expect(all).toMatch(/deals? 8 cards each/);
  expect(all).toMatch(/You play the /);
  expect(all).toMatch(/takes? the trick/);
  await context.close();
});

test('who presses nothing hears every card that is shown in an auction', async () => {
  const context = await visit(browser, DESKTOP, { speed: 'normal' });
  const page = await newPage(context);
  await page.clock.install();
  await sitDown(page, { game: 'mu', players: 4, seed: 'ear1' });
  const said = await listenTo(page);
  // Longer than all of it takes to say.
  for (let s = 0; s < 60 && !said.at(-1)?.startsWith('Your bid'); s++)
    await page.clock.runFor(1000);
  expect(said.filter((text) => text.includes(' shows '))).toEqual([
    'Ada shows the red 1: 1 card.',
    'Ben shows the blue 4 and the green 4: 2 cards.',
    'Cleo shows the red 6, the green 6, and the yellow 6: 3 cards.',
  ]);
  await context.close();
});

test('what is taken back in a guided deal is not told any more, but the question is', async () => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  await page.clock.install();
  const guided = new Guided(page, mouse);
  const begun = await guided.begin('mutwo');
  const said = await listenTo(page);
  await page.clock.runFor(20_000);
  const asked = (await page.locator('.ask').textContent()) ?? '';
  const price = await guided.goAstray(begun);
  expect(price).toContain('Nothing is lost');
  await page.clock.runFor(1);
  const back = said.map((text) => text.startsWith(asked)).lastIndexOf(true);
  expect(said.slice(0, back).join(' ')).not.toMatch(/Three cards|Two cards/);
  await page.clock.runFor(60_000);
  expect(said.length - 1).toBe(back);
  await context.close();
});

/** It runs in the page: a key in the very moment in which the table has come to rest. */
function askAtOnce(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main.table[data-settled]')) return;
    watcher.disconnect();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }));
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}

test('a hint can be asked for from the moment in which it is one’s turn', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.addInitScript(askAtOnce);
  await openKept(page, tableWhere('mutwo', 4, isTurn));
  await page.locator('.hint-panel .advice').waitFor();
  await context.close();
});

test('shortcuts open and close panels, cards move in the hand, and single keys can be switched off', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, { game: 'mu', players: 4 });
  await page.locator('main.table[data-settled]').waitFor();
  for (const [key, title] of [
    ['s', 'Score sheet'],
    ['l', 'Tricks'],
    ['o', 'Trumps'],
    ['g', 'Log'],
    ['w', 'What is at stake'],
    ['?', 'Keyboard'],
  ]) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const cards = page.locator('.rows .own-card');
  const [first, second] = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('data-key')),
  );
  await cards.first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForFunction(
    (key) => document.querySelector('.rows .own-card')?.getAttribute('data-key') === key,
    second,
  );
  expect(await cards.nth(1).getAttribute('data-key')).toBe(first);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
});

test('a bid that is staged is priced aloud, taken back by Esc, and not thrown away by P', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, { game: 'mu', players: 4 });
  await page.locator('.middle[data-mode=show]').waitFor();
  expect(await page.locator('.adds dd').allTextContents()).toEqual(['0', '+10', '+20', '+30']);
  const card = page.locator('.rows .own-card:not([data-shaded])').first();
  const marked = page.locator('.own-card[data-marked]');
  await card.focus();
  await page.keyboard.press('Enter');
  await marked.waitFor();
  await page
    .getByText(/^One card: /)
    .first()
    .waitFor();
  expect(await page.locator('.follows').textContent()).toMatch(/you lose|you could name|tells/);
  await page.keyboard.press('p');
  await page.getByRole('alert').filter({ hasText: 'Take the chosen cards back' }).waitFor();
  await page.keyboard.press('Escape');
  await marked.waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('p');
  await page.getByText('You pass.').first().waitFor({ state: 'attached' });
  await context.close();
});

test('between two turns the focus stays with the hand', async () => {
  const context = await visit(browser, DESKTOP, { speed: 'fast', motion: 'off' });
  const page = await newPage(context);
  await sitDown(page, { game: 'gamut', players: 4, seed: 'comfort' });
  const listener = await Listener.at(page);
  while ((await page.locator('.middle').getAttribute('data-mode')) !== 'play')
    await listener.decide().then(() => page.locator('main.table[data-settled]').waitFor());
  await page.locator('.own-card:not([data-shaded])').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('main.table:not([data-settled]) .own:focus').waitFor();
  await page.locator('main.table[data-settled] .own-card:focus').waitFor();
  await context.close();
});

test('home, history and settings are gone through by keys alone', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, { game: 'gamut', players: 4 });
  await new Person(page, byMouse).decide();
  await page.locator('main.table[data-settled][data-kept]').waitFor();
  await page.goto(address());
  await page.locator('.kept-card').waitFor();
  const follow = async (name: string) => {
    await page.getByRole('link', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await follow('History');
  await page.getByRole('heading', { name: 'History' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await page.locator('.match a:focus').waitFor();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'Delete this match' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await remove.and(page.locator(':focus')).waitFor();
  await page.goto(address('#/settings'));
  await page.getByRole('radio', { name: 'As the device' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('html[data-theme=light]').waitFor();
  await page.getByRole('switch', { name: 'Sound' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: 'Sound', checked: true }).waitFor();
  await context.close();
});

test('who has folded can finish the deal by a key, however slowly it is shown', async () => {
  const isFolding = (table: Table) => {
    const stays = table.view(0)?.history.filter(({ type }) => type === 'stay') ?? [];
    return isTurn(table) && table.view(0)?.phase === 'fold' && stays.length > 1;
  };
  const played = tableWhere('gamut', 4, isFolding);
  // Every trick lies until it is tapped: without that key the deal would never be over.
  const context = await visit(browser, DESKTOP, { speed: 'fast', pause: 'tap', motion: 'off' });
  const page = await newPage(context);
  await openKept(page, played);
  await page.getByRole('button', { name: /^Fold/ }).click();
  await page.getByRole('button', { name: 'Finish this deal' }).waitFor();
  await page.keyboard.press('f');
  await page.locator('.over').waitFor();
  await context.close();
});
