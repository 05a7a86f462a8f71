// `npm run screenshots [-- WORDS | --shown]`: pictures of every screen and of every game's auction, play
// and scoring, at three sizes, light and dark, and of the terminal, in .screenshots. With words, only those
// whose name has one of them; with --shown those of docs/screenshots, which documents show, again in their
// place. Deals come from fixed seeds, so that pictures change only when the page does.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../packages/web/site/browser.mjs';
import { portOf, serve } from '../packages/web/site/serve.mjs';
import { readArguments, refuse } from './arguments.mjs';
import { again } from './screenshots/again.mjs';
import { friendParts, openServer, shootFriends } from './screenshots/friends.mjs';
import { guided } from './screenshots/guided.mjs';
import { lab } from './screenshots/lab.mjs';
import { lookingBack } from './screenshots/look.mjs';
import { mode, playDeal, settle, stage, toPlay } from './screenshots/player.mjs';
import { reading } from './screenshots/reading.mjs';
import { queryOf, rare } from './screenshots/scenes.mjs';
import { setUpOrExit } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const HELP = `npm run screenshots [-- WORDS | --shown]

Takes pictures of every screen into .screenshots; with words, only those whose name has one of them,
such as mu-play-phone.

  --shown   those of docs/screenshots, which documents show, again in their place`;

const { flags, words } = readArguments(HELP, {
  options: { shown: { type: 'boolean' } },
  words: true,
});
if (flags.shown && words.length > 0) refuse('--shown takes no words', HELP);
const shown = readdirSync(join(root, 'docs/screenshots'));
const folder = join(root, flags.shown ? 'docs/screenshots' : '.screenshots');

/** @typedef {import('../packages/web/site/browser.mjs').Page} Page */
/** @typedef {{ width: number, height: number }} Viewport */

/** @type {Record<string, Viewport>} */
const sizes = {
  phone: { width: 360, height: 740 },
  lying: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
};

/**
 * Each game at its hardest number of players for a phone, with a seed that shows much.
 * @type {Record<string, { players: number, seed: string, boldness?: number }>}
 */
const tables = {
  mu: { players: 6, seed: 'table 4' },
  mutwo: { players: 5, seed: 'table 8', boldness: 1 },
  yamv: { players: 6, seed: 'table 1' },
  gamut: { players: 4, seed: 'table 4' },
  'ninja-whist': { players: 9, seed: 'table 1' },
};

/** What is laid over the table, by its key. */
const dialogs = { tricks: 'l', trumps: 'o', log: 'g', status: 'w', keys: '?' };

/** What is seen now and then only: in the light room on two sizes, in the dark one on the others. */
const scenes = [...rare, ...reading, ...guided, ...lookingBack, ...lab, ...again];
/** @type {Record<string, 'light' | 'dark'>} */
const themes = { phone: 'light', lying: 'dark', desktop: 'light', wide: 'dark' };

const pages = {
  home: '',
  new: '#/new/mu?players=5&target=300',
  rules: '#/rules/mu?idea=suit',
  law: '#/rules/mu?clause=mu/4.5',
  settings: '#/settings',
  history: '#/history',
};

await setUpOrExit({ withPage: true });
mkdirSync(folder, { recursive: true });
const server = await serve(join(root, 'packages/web/dist/page'), 0);
const base = `http://localhost:${portOf(server)}/`;
const browser = await launch();
let taken = 0;
// Pictures are packed by the browser itself: a third of what a JPEG takes, and text stays sharp.
const darkroom = await browser.newPage();
for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    for (const [name, hash] of Object.entries(pages))
      await attempt(name, () => shootPage(name, hash, size, viewport, theme));
    for (const game of Object.keys(tables))
      await attempt(game, () => shootGame(game, size, viewport, theme));
  }
}
for (const scene of scenes) {
  for (const size of Object.keys(sizes))
    await attempt(`${scene.name}-${size}`, () => shootScene(scene, size));
}
for (const size of ['phone', 'desktop']) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) await shootTogether(size, theme);
}
await browser.close();
server.close();
// Drawn from the build, which is there only now.
const { terminal } = await import('./screenshots/terminal.mjs');
if (isWanted('terminal', 'svg')) keep('terminal.svg', terminal());
closeAlbum();

/**
 * What cannot be taken is told, and the others are taken all the same.
 * @param {string} name
 * @param {() => Promise<void>} take
 */
async function attempt(name, take) {
  try {
    await take();
  } catch (error) {
    console.error(`${name}: ${error}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} name
 * @param {string} kind
 */
function isWanted(name, kind = 'webp') {
  if (flags.shown) return shown.includes(`${name}.${kind}`);
  return words.length === 0 || words.some((word) => name.includes(word));
}

/**
 * @param {string} file
 * @param {string | Buffer} picture
 */
function keep(file, picture) {
  writeFileSync(join(folder, file), picture);
  console.log(join(relative(process.cwd(), folder), file));
  taken++;
}

function closeAlbum() {
  if (taken > 0) return;
  console.error(`No picture has ${words.join(' or ')} in its name.`);
  process.exitCode = 2;
}

/**
 * @param {Viewport} viewport
 * @param {'light' | 'dark'} theme
 * @param {Record<string, string>} settings
 */
async function visit(viewport, theme, settings = {}) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', colorScheme: theme });
  await context.addInitScript(
    (text) => localStorage.setItem('overtrick/settings', text),
    JSON.stringify({ speed: 'instant', help: 'off', ...settings }),
  );
  return context;
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function shoot(page, name) {
  if (!isWanted(name)) return;
  // What still moves would be another picture each time; colours change softly even without movement.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const picture = await page.screenshot();
  const packed = await darkroom.evaluate(toWebp, picture.toString('base64'));
  keep(`${name}.webp`, Buffer.from(packed, 'base64'));
}

/**
 * Runs in the page.
 * @param {string} base64
 */
async function toWebp(base64) {
  const response = await fetch(`data:image/png;base64,${base64}`);
  const image = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.6).split(',')[1];
}

/**
 * @param {string} name
 * @param {string} hash
 * @param {string} size
 * @param {Viewport} viewport
 * @param {'light' | 'dark'} theme
 */
async function shootPage(name, hash, size, viewport, theme) {
  const title = `${name}-${size}-${theme}`;
  if (!isWanted(title)) return;
  const context = await visit(viewport, theme);
  const page = await context.newPage();
  await page.goto(`${base}${hash}`);
  await page.locator('.game, form, .clause, .settings, .history-lead').first().waitFor();
  await shoot(page, title);
  await context.close();
}

/**
 * @param {string} game
 * @param {string} size
 * @param {Viewport} viewport
 * @param {'light' | 'dark'} theme
 */
async function shootGame(game, size, viewport, theme) {
  const title = (/** @type {string} */ part) => `${game}-${part}-${size}-${theme}`;
  const own = game === 'mu' ? ['hint', 'hint-figures', 'hands', ...Object.keys(dialogs)] : [];
  const all = ['auction', 'play', 'score', 'cards', 'sheet', ...own];
  if (!all.some((part) => isWanted(title(part)))) return;
  const context = await visit(viewport, theme);
  const page = await context.newPage();
  const { players, seed, boldness } = tables[game];
  await page.goto(`${base}#/new/${game}?${queryOf({ players, seed, bots: 'novice' })}`);
  await page.locator('form button[type=submit]').click();
  // Tokens lie on a table of Ninja Whist only after a few rounds.
  if (game === 'ninja-whist') for (let round = 0; round < 3; round++) await playDeal(page);
  await settle(page);
  if ((await mode(page)) === 'show') await stage(page);
  await shoot(page, title('auction'));
  const back = page.getByRole('button', { name: 'Clear', exact: true });
  if ((await back.count()) > 0 && (await back.isEnabled())) await back.click();
  await toPlay(page, boldness);
  await shoot(page, title('play'));
  if (game === 'mu') {
    await shootHint(page, title('hint'));
    for (const [part, key] of Object.entries(dialogs)) await shootDialog(page, title(part), key);
  }
  await playDeal(page, false);
  await shoot(page, title('score'));
  await page.getByRole('button', { name: 'All cards' }).click();
  await shoot(page, title('cards'));
  await page.keyboard.press('Escape');
  await shootDialog(page, title('sheet'), 's');
  if (game === 'mu') await shootDialog(page, title('hands'), 'l', '.before summary');
  await context.close();
}

/**
 * Opens a dialog by its key, and something in it.
 * @param {Page} page
 * @param {string} name
 * @param {string} key
 * @param {string} [inside]
 */
async function shootDialog(page, name, key, inside) {
  if (!isWanted(name)) return;
  await page.keyboard.press(key);
  await page.locator('dialog[open]').waitFor();
  if (inside) await page.locator(inside).nth(2).click();
  await shoot(page, name);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function shootHint(page, name) {
  const opened = name.replace('hint', 'hint-figures');
  if (!isWanted(name) && !isWanted(opened)) return;
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint-acts').waitFor();
  await shoot(page, name);
  await page.locator('.why-figures').click();
  await shoot(page, opened);
  await page.keyboard.press('Escape');
  await page.locator('.hint-panel').waitFor({ state: 'detached' });
}

/**
 * One picture, or several on the way.
 * @param {import('./screenshots/scenes.mjs').Scene} scene
 * @param {string} size
 */
async function shootScene({ name, parts = [''], settings, prepare, act }, size) {
  const theme = themes[size];
  const title = (/** @type {string} */ part) => [name, part, size, theme].filter(Boolean).join('-');
  if (!parts.some((part) => isWanted(title(part)))) return;
  const context = await visit(sizes[size], theme, settings);
  context.setDefaultTimeout(20_000);
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  const goTo = (/** @type {string} */ hash) => page.goto(`${base}${hash}`);
  await act(page, goTo, (part) => shoot(page, title(part)));
  if (parts.includes('')) await shoot(page, title(''));
  await context.close();
}

/**
 * Tables with friends, for which there is a server.
 * @param {string} size
 * @param {'light' | 'dark'} theme
 */
async function shootTogether(size, theme) {
  const title = (/** @type {string} */ part) => `friends-${part}-${size}-${theme}`;
  if (!friendParts.some((part) => isWanted(title(part)))) return;
  const { base: at, close } = await openServer(join(root, 'packages/web/dist/page'));
  /** @type {Awaited<ReturnType<typeof visit>>[]} */
  const contexts = [];
  const visitor = async () => {
    const context = await visit(sizes[size], theme);
    context.setDefaultTimeout(20_000);
    contexts.push(context);
    return context.newPage();
  };
  await shootFriends(at, visitor, (page, part) => shoot(page, title(part)));
  await Promise.all(contexts.map((context) => context.close()));
  await close();
}
