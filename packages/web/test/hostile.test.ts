import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectHarmless } from './harmless.ts';
import { address, newPage, open, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

const SCRIPT = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

test.each([
  ['a game that there is not', `#/new/${encodeURIComponent(SCRIPT)}`, /no such game/],
  ['a table that there is not', `#/play/${encodeURIComponent(SCRIPT)}`, /no such game/],
  ['a match that there is not', `#/history/${encodeURIComponent(SCRIPT)}`, /no such game/],
  ['rules that there are not', '#/rules/__proto__', /no such game/],
  ['a broken escape', '#/new/%E0%A4%A', /nothing at this address/],
  ['a screen that there is not', '#/table/abc', /nothing at this address/],
])('an address with %s is refused in words', async (_, hash, words) => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.goto(address(hash));
  expect(await page.getByRole('alert').textContent()).toMatch(words);
  await expectHarmless(page);
  await context.close();
});

test('an address that changes while the page is being drawn is followed', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      // Just before anybody listens; such a change comes with no event any more.
      if (args[0] === 'hashchange') history.replaceState(null, '', '#/new/mu');
      listen(...args);
    };
  });
  await page.goto(address());
  await page.locator('form button[type=submit]').waitFor();
  await context.close();
});

test('a name from an address is shown as text, shortened, without characters that command', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const name = `\u202e${SCRIPT}`;
  await page.goto(address(`#/new/mu?${new URLSearchParams({ name, seed: SCRIPT, bots: SCRIPT })}`));
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  expect(await page.locator('.me .seat-name').textContent()).toBe(SCRIPT.slice(0, 16).trim());
  await expectHarmless(page);
  await context.close();
});

test.each([
  ['target=-5', /target must be a whole number/],
  ['goalStep=0', /goalStep must be/],
  ['missPenalty=1000001', /missPenalty must be a whole number from 0 to 1000000/],
  ['trumpBonus.none=1e999', /trumpBonus must have the parts/],
  ['viceTieBreak=__proto__', /viceTieBreak must be one of/],
  ['removedColours=R,R&players=3', /removedColours must be 2 different/],
])('the option %s in an address is refused with its clause', async (query, words) => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.goto(address(`#/new/mu?${query}`));
  const said = await page.getByRole('alert').textContent();
  expect(said).toMatch(words);
  expect(said).toMatch(/\(Mü \d\.\d\)/);
  await context.close();
});

test('a rule that is entered wrongly is refused at its field, and never remembered', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.goto(address('#/new/mu?players=5&seed=stays'));
  await page.locator('.options summary').click();
  await page.getByLabel(/the total that ends the match/).fill('-5');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('alert').filter({ hasText: 'target must be a whole number' }).waitFor();
  expect(await page.locator('.option .wrong').textContent()).toMatch(/Mü 8\.1/);
  expect(await page.getByLabel('Seed').inputValue()).toBe('stays');
  await page.getByLabel(/the total that ends the match/).fill('100');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('main.table[data-players="5"]').waitFor();
  await page.goto(address());
  await page.reload();
  await page.getByRole('button', { name: 'Play: Mü', exact: true }).click();
  await page.locator('main.table[data-settled]').waitFor();
  await context.close();
});

test('what makes no sense in an address is told and left out, a second address counts, and prototypes stay as they are', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const alert = page.getByRole('alert');
  await page.goto(address('#/new/gamut?players=7&seed=first'));
  expect(await alert.textContent()).toMatch(/makes no sense here: *players=7/);
  const nonsense = ['__proto__.polluted=1', 'constructor=1', 'players=99', 'bots=evil', 'foo=1'];
  await page.goto(address(`#/new/mu?${nonsense.join('&')}`));
  await page.getByRole('heading', { name: 'A table of Mü' }).waitFor();
  const said = await alert.textContent();
  for (const each of nonsense) expect(said).toContain(each);
  await page.goto(address('#/new/mu?players=6&seed=second'));
  await page.getByRole('radio', { name: '6', checked: true }).waitFor();
  expect(await page.getByLabel('Seed').inputValue()).toBe('second');
  await page.goto(address('#/new/mu?players=99'));
  await alert.waitFor();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  expect(await page.locator('.seat').count()).toBe(3);
  await expectHarmless(page);
  await context.close();
});

test('settings and remembered tables in storage are not believed', async () => {
  const context = await visit(browser);
  await context.addInitScript((script) => {
    const last = JSON.stringify([
      { game: 'mu', players: 1e9, bots: [null, script], options: { __proto__: { polluted: 1 } } },
    ]);
    const value = {
      name: script,
      last,
      theme: script,
      language: '../../x',
      __proto__: { polluted: 1 },
    };
    localStorage.setItem('overtrick/settings', JSON.stringify(value));
  }, SCRIPT);
  const page = await newPage(context);
  await page.goto(address());
  await page.getByRole('button', { name: 'Play: Mü', exact: true }).click();
  expect(await page.getByRole('alert').textContent()).toMatch(/3 to 6 players/);
  await page.getByRole('link', { name: 'Set up a table' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  await expectHarmless(page);
  await context.close();
});
