// Tables with friends, at a server that is started for the pictures: four people by link, one of them looked at. Cards are
// not the same each time, since nobody chooses the seed of such a table.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS } from '../../packages/web/site/headers.mjs';
import { pageIn } from '../../packages/web/site/serve.mjs';
import { decide } from './player.mjs';

/** @typedef {import('../../packages/web/site/browser.mjs').Page} Page */
/** @typedef {(settings?: Record<string, string>) => Promise<Page>} NewVisitor */
/** @typedef {(page: Page, name: string) => Promise<void>} Shoot */

/** The parts of which there are pictures. */
export const friendParts = [
  'home',
  'new',
  'join',
  'lobby',
  'seat',
  'move',
  'lost',
  'play',
  'request',
  'talk',
  'people',
];

/**
 * A server with the page on it, and how to end it.
 * @param {string} folder of the page
 */
export async function openServer(folder) {
  const { readConfig, startServer } = await import('../../packages/server/dist/index.js');
  const data = mkdtempSync(join(tmpdir(), 'overtrick-pictures-'));
  const config = readConfig({ PORT: '0', DATA: data, BOT_BEAT: '0' });
  if (!config.ok) throw new Error(config.error);
  const running = await startServer(config.value, {
    headers: HEADERS,
    page: pageIn(folder),
    write: () => {},
    end: () => process.exit(1),
  });
  const close = async () => {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { base: `http://localhost:${running.address.port}/`, close };
}

/**
 * From the first visit to some cards on the table.
 * @param {string} base
 * @param {NewVisitor} visitor whoever is looked at, and the others
 * @param {Shoot} shoot
 */
export async function shootFriends(base, visitor, shoot) {
  const lena = await visitor();
  await lena.goto(`${base}#/friends/new?game=mu&players=5`);
  await lena.getByLabel('You are').fill('Lena');
  await lena.getByRole('radio', { name: 'By the clock' }).check();
  await shoot(lena, 'new');
  await lena.getByRole('button', { name: 'Open the table' }).click();
  const link = await lena.getByLabel('Link', { exact: true }).inputValue();
  const others = [];
  for (const name of ['Mara', 'Jonas', 'Tom']) {
    const page = await visitor();
    await page.goto(link);
    await page.getByLabel('What are you called?').fill(name);
    if (name === 'Tom') await shoot(page, 'join');
    await page.getByRole('button', { name: 'Come to the table' }).click();
    if (name !== 'Tom') await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.locator('.lobby').waitFor();
    others.push(page);
  }
  await lena.getByText('watching').waitFor();
  await seatBot(lena, (page) => shoot(page, 'seat'));
  await shoot(lena, 'lobby');
  await lena.getByRole('button', { name: /^Start/ }).click();
  await lena.locator('main.table').waitFor();
  await playOn([lena, ...others.slice(0, 2)]);
  await shoot(lena, 'play');
  await shootTalk(lena, others[0], shoot);
  await shootBeside(base, lena, shoot);
}

/**
 * What is said and asked, and everybody around the table.
 * @param {Page} lena
 * @param {Page} mara
 * @param {Shoot} shoot
 */
async function shootTalk(lena, mara, shoot) {
  await inTalk(mara, async () => {
    await mara.getByLabel('Say something').fill('Evening all. Be gentle.');
    await mara.getByRole('button', { name: 'Send' }).click();
    await mara.getByRole('button', { name: 'Well played' }).click();
  });
  await mara.getByRole('button', { name: 'Pause' }).click();
  await lena.getByText('asks for a pause').locator('visible=true').first().waitFor();
  await shoot(lena, 'request');
  await inTalk(lena, () => shoot(lena, 'talk'));
  await lena.getByRole('button', { name: 'Not now' }).locator('visible=true').first().click();
  await lena.getByRole('button', { name: 'Menu' }).click();
  await lena.getByRole('button', { name: 'Table and link' }).click();
  await lena.getByRole('dialog', { name: 'People' }).waitFor();
  await shoot(lena, 'people');
  await lena.keyboard.press('Escape');
}

/**
 * Beside the table, or over it where there is no room.
 * @param {Page} page
 * @param {() => Promise<void>} act
 */
async function inTalk(page, act) {
  const chat = page.locator('.tool[data-tool=chat]');
  const isOver = await chat.isVisible();
  if (isOver) await chat.click();
  await act();
  if (isOver) await page.keyboard.press('Escape');
}

/**
 * @param {Page} page
 * @param {(page: Page) => Promise<void>} look
 */
async function seatBot(page, look) {
  await page.getByRole('button', { name: 'Seat a bot' }).first().click();
  await page.locator('dialog[open]').waitFor();
  await look(page);
  await page.locator('dialog .level').nth(2).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/**
 * Until there are cards in a trick, whoever is asked.
 * @param {Page[]} pages
 */
async function playOn(pages) {
  const asked = 'main.table[data-settled]:not([data-asks="wait"])';
  for (let n = 0; n < 40; n++) {
    const next = await Promise.any(
      pages.map((page) =>
        page
          .locator(asked)
          .waitFor()
          .then(() => page),
      ),
    );
    if (next === pages[0] && (await next.locator('.played').count()) > 1) return;
    await decide(next, n < 3);
  }
}

/**
 * What there is beside a table.
 * @param {string} base
 * @param {Page} page
 * @param {Shoot} shoot
 */
async function shootBeside(base, page, shoot) {
  await page.goto(`${base}#/friends`);
  await page.locator('.table-list').waitFor();
  await shoot(page, 'home');
  await page.goto(`${base}#/friends/move`);
  await page.getByRole('button', { name: 'Show a code' }).click();
  await page.locator('.code').waitFor();
  await shoot(page, 'move');
  await page.goto(`${base}#/join/nothing?s=nothing`);
  await page.getByRole('alert').waitFor();
  await shoot(page, 'lost');
}
