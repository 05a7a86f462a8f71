// `npm run screenshots [-- WORDS]`: pictures of every screen and of every game's auction, play and
// scoring, at three sizes, light and dark, in docs/screenshots. With words, only those whose name has
// one of them. Deals come from fixed seeds, so that pictures change only when the page does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../packages/web/site/browser.mjs';
import { serve } from '../packages/web/site/serve.mjs';
import { readArguments } from './arguments.mjs';
import { mode, playDeal, settle, stage, toPlay } from './screenshots/player.mjs';
import { scenes } from './screenshots/scenes.mjs';
import { setUpOrExit } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/screenshots');
const { words } = readArguments(
  `npm run screenshots [-- WORDS]

Takes pictures of every screen into docs/screenshots; with words, only those whose name has one of
them, such as mu-play-phone.`,
  { words: true },
);

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
for (const size of ['phone', 'desktop']) {
  for (const scene of scenes) await shootScene(scene, size, sizes[size]);
}
await browser.close();
server.close();

function isWanted(name) {
  return words.length === 0 || words.some((word) => name.includes(word));
}

async function visit(viewport, theme, settings = {}) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', colorScheme: theme });
  await context.addInitScript(
    (text) => localStorage.setItem('overtrick/settings', text),
    JSON.stringify({ speed: 'instant', ...settings }),
  );
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
  const back = page.getByRole('button', { name: 'Clear', exact: true });
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

/** What is seen now and then only: in light colours, on a phone and on a desk. */
async function shootScene({ name, settings, prepare, act }, size, viewport) {
  const title = `${name}-${size}-light`;
  if (!isWanted(title)) return;
  const context = await visit(viewport, 'light', settings);
  context.setDefaultTimeout(20_000);
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  const goTo = (hash) => page.goto(`${base}${hash}`);
  await act(page, goTo);
  // Where storage is forbidden nobody can have chosen to see no movement.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await shoot(page, title);
  await context.close();
}
