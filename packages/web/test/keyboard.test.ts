import { games, replay } from '@overtrick/engine';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Listener } from './listener.ts';
import { byMouse, Person } from './person.ts';
import { DESKTOP, newPage, open, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

describe.each(games.map(({ name, seats }) => [name, seats[0]] as const))('%s', (game, fewest) => {
  test('a whole deal by keyboard alone, by what the accessibility tree says', async () => {
    const context = await visit(browser);
    const page = await newPage(context);
    await sitDown(page, { game, players: fewest, seed: 'by ear' });
    const listener = await Listener.at(page);
    while (await listener.decide());
    const replayed = replay(await new Person(page, byMouse).record(), games);
    expect(replayed.ok || replayed.error).toBe(true);
    await context.close();
  });
});

test('every event is announced in words', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await sitDown(page, { game: 'gamut', players: 4 });
  const said = new Set<string>();
  await page.exposeFunction('hearIt', (text: string) => said.add(text));
  await page.evaluate(() => {
    const region = document.querySelector('[role=status]');
    const tell = () =>
      (globalThis as unknown as { hearIt(text: string): void }).hearIt(region?.textContent ?? '');
    tell();
    if (region)
      new MutationObserver(tell).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await new Person(page, byMouse).playDeal();
  const all = [...said].join(' ');
  expect(all).toMatch(/deals? 8 cards each/);
  expect(all).toMatch(/You play the /);
  expect(all).toMatch(/takes? the trick/);
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
  const card = page.locator('.rows .own-card:not([data-shaded])').first();
  const marked = page.locator('.own-card[data-marked]');
  await card.focus();
  await page.keyboard.press('Enter');
  await marked.waitFor();
  const price = page.locator('.price[aria-live]');
  expect(await price.textContent()).toMatch(/^1 card: goal \d+, \+\d+ if made/);
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
