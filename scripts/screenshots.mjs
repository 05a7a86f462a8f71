// `npm run screenshots [-- WORDS]`: pictures of every screen and of every game's auction, play and
// scoring, at three sizes, light and dark, in docs/screenshots. With words, only those whose name has
// one of them. Deals come from fixed seeds, so that pictures change only when the page does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../packages/web/site/browser.mjs';
import { serve } from '../packages/web/site/serve.mjs';
import { setUpOrExit } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/screenshots');
const words = process.argv.slice(2);

const sizes = {
  phone: { width: 360, height: 740 },
  lying: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
};

/** Each game at its hardest number of players for a phone, with a seed that shows much. */
const tables = {
  mu: { players: 6, seed: 'table 3' },
  mutwo: { players: 5, seed: 'table 8', boldness: 1 },
  yamv: { players: 6, seed: 'table 1' },
  gamut: { players: 4, seed: 'table 4' },
  'ninja-whist': { players: 9, seed: 'table 1' },
};

/** What is laid over the table, by its key. */
const dialogs = { tricks: 'l', trumps: 'o', log: 'g', status: 'w', keys: '?' };

const pages = {
  home: '',
  new: '#/new/mu?players=5&target=300',
  rules: '#/rules/mu?clause=mu/5.4',
  settings: '#/settings',
};

await setUpOrExit({ withPage: true });
mkdirSync(folder, { recursive: true });
const server = await serve(join(root, 'packages/web/dist/page'), 0);
const base = `http://localhost:${server.address().port}/`;
const browser = await launch();
// Pictures are packed by the browser itself: a third of what a JPEG takes, and text stays sharp.
const darkroom = await browser.newPage();
for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of ['light', 'dark']) {
    for (const [name, hash] of Object.entries(pages))
      await shootPage(name, hash, size, viewport, theme);
    for (const game of Object.keys(tables)) await shootGame(game, size, viewport, theme);
  }
}
await browser.close();
server.close();

function isWanted(name) {
  return words.length === 0 || words.some((word) => name.includes(word));
}

async function visit(viewport, theme) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', colorScheme: theme });
  await context.addInitScript(() => {
    localStorage.setItem('overtrick/settings', JSON.stringify({ speed: 'instant' }));
  });
  return context;
}

async function shoot(page, name) {
  if (!isWanted(name)) return;
  const picture = await page.screenshot();
  const packed = await darkroom.evaluate(toWebp, picture.toString('base64'));
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(packed, 'base64'));
  console.log(name);
}

/** Runs in the page. */
async function toWebp(base64) {
  const response = await fetch(`data:image/png;base64,${base64}`);
  const image = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.6).split(',')[1];
}

async function shootPage(name, hash, size, viewport, theme) {
  const title = `${name}-${size}-${theme}`;
  if (!isWanted(title)) return;
  const context = await visit(viewport, theme);
  const page = await context.newPage();
  await page.goto(`${base}${hash}`);
  await page.locator('.game, form, .clause, .settings').first().waitFor();
  await shoot(page, title);
  await context.close();
}

async function shootGame(game, size, viewport, theme) {
  const title = (part) => `${game}-${part}-${size}-${theme}`;
  const all = [
    'auction',
    'play',
    'score',
    'cards',
    'chart',
    'hint',
    'hands',
    ...Object.keys(dialogs),
  ];
  if (!all.some((part) => isWanted(title(part)))) return;
  const context = await visit(viewport, theme);
  const page = await context.newPage();
  const { players, seed, boldness } = tables[game];
  await page.goto(`${base}#/new/${game}?${new URLSearchParams({ players, seed, bots: 'novice' })}`);
  await page.locator('form button[type=submit]').click();
  // Tokens lie on a table of Ninja Whist only after a few rounds.
  if (game === 'ninja-whist') for (let round = 0; round < 3; round++) await playDeal(page);
  await settle(page);
  if ((await mode(page)) === 'show') await stage(page);
  await shoot(page, title('auction'));
  const back = page.getByRole('button', { name: 'Back', exact: true });
  if (await back.isVisible()) await back.click();
  await toPlay(page, boldness);
  await shoot(page, title('play'));
  if (game === 'mu') {
    await shootHint(page, title('hint'));
    for (const [part, key] of Object.entries(dialogs)) await shootDialog(page, title(part), key);
  }
  await playDeal(page, false);
  await shoot(page, title('score'));
  await page.getByRole('tab', { name: 'Cards' }).click();
  await shoot(page, title('cards'));
  await page.getByRole('tab', { name: 'Chart' }).click();
  await shoot(page, title('chart'));
  if (game === 'mu') await shootDialog(page, title('hands'), 'l', '.before summary');
  await context.close();
}

/** Opens a dialog by its key, and something in it. */
async function shootDialog(page, name, key, inside) {
  if (!isWanted(name)) return;
  await page.keyboard.press(key);
  await page.locator('dialog[open]').waitFor();
  if (inside) await page.locator(inside).nth(2).click();
  await shoot(page, name);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

async function shootHint(page, name) {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.candidates').waitFor();
  await shoot(page, name);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

function settle(page) {
  return page.locator('main.table[data-settled]').waitFor();
}

function mode(page) {
  return page.locator('.middle').getAttribute('data-mode');
}

function isOver(page) {
  return page.locator('.over').isVisible();
}

/** Two cards, if the rules allow a second one. */
async function stage(page) {
  const cards = page.locator('.rows .own-card:not([data-shaded]):not([data-marked])');
  for (let i = 1; i <= 2 && (await cards.count()) > 0; i++) {
    await cards.first().click({ position: { x: 9, y: 22 } });
    await page
      .locator('.own-card[data-marked]')
      .nth(i - 1)
      .waitFor();
  }
}

/** Some tricks into the play, with cards on the table. */
async function toPlay(page, boldness = 2) {
  for (let i = 0; i < 60 && !(await isOver(page)); i++) {
    const { tricks, cards } = await page.evaluate(() => ({
      tricks: Number(document.querySelector('main.table')?.dataset.tricks),
      cards: document.querySelectorAll('.played').length,
    }));
    if (cards > 1 && tricks >= 1) return;
    await decide(page, i < boldness);
  }
}

async function playDeal(page, goOn = true) {
  await settle(page);
  while (!(await isOver(page))) await decide(page, false);
  if (!goOn) return;
  await page.locator('.over .choice.main').click();
  await page.locator('.over').waitFor({ state: 'detached' });
  await settle(page);
}

async function decide(page, isBold) {
  await settle(page);
  if (await isOver(page)) return;
  const before = await page.locator('main.table').getAttribute('data-moves');
  await act(page, await mode(page), isBold);
  await page.waitForFunction(
    (was) => document.querySelector('main.table')?.dataset.moves !== was,
    before,
  );
  await settle(page);
}

async function act(page, how, isBold) {
  const corner = { position: { x: 9, y: 22 } };
  const main = page.locator('.choices .choice.main');
  if (how === 'play') {
    await page.locator('.own-card:not([data-shaded])').first().click(corner);
    if (await page.locator('.token-choice').isVisible()) await main.click();
  } else if (how === 'show' && isBold) {
    await page.locator('.rows .own-card:not([data-shaded])').first().click(corner);
    await page.locator('.own-card[data-marked]').first().waitFor();
    await main.click();
  } else if (how === 'show') {
    await page.locator('.choice[data-type=pass]').click();
  } else if (how === 'choice') {
    const stay = page.locator('.choice[data-type=stay]');
    await ((await stay.isVisible()) ? stay : page.locator('.choices .choice').last()).click();
  } else {
    await page.locator('.own-card').nth(-1).click(corner);
    await page.locator('.own-card').nth(-2).click(corner);
    await main.click();
  }
}
