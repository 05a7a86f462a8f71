// Looking back at a deal with a planted blunder: the replay, its analysis, and what was wrong as an exercise.
import { readFileSync } from 'node:fs';

/** @typedef {import('../../packages/web/site/browser.mjs').Page} Page */
/** @typedef {import('./scenes.mjs').Scene} Scene */

const blunders = new URL('../../packages/table/test/blunders.json', import.meta.url);
/** @type {{ code: string, move: number, seat: number }[]} */
const [planted] = JSON.parse(readFileSync(blunders, 'utf8'));
const ANALYSIS = /^Analys(is|e)$/;
const JUDGE = /^(Judge these|Diese) /;
const EXERCISE = /^(Find it yourself|Selbst finden)$/;
const SHOW = /^(Show the best|Das Beste zeigen)$/;

/** @type {Scene[]} */
export const lookingBack = [look('look', 'en'), look('german-look', 'de')];

/**
 * @param {string} name
 * @param {string} language
 * @returns {Scene}
 */
function look(name, language) {
  return {
    name,
    parts: ['replay', 'analysis', 'chances', 'exercise', 'tried'],
    settings: { language },
    async act(page, goTo, shoot) {
      const { code, move, seat } = planted;
      await goTo(`#/shared/${code}?deal=0&move=${move}&seat=${seat}`);
      await page.locator('main.look').waitFor();
      await shoot('replay');
      await analyse(page);
      await shoot('analysis');
      await page.locator('.course').scrollIntoViewIfNeeded();
      await shoot('chances');
      await page.getByRole('button', { name: EXERCISE }).click();
      await page.locator('main.table[data-settled]:not(.look)').waitFor();
      await shoot('exercise');
      await page
        .locator('.own-card[data-legal]')
        .first()
        .click({ position: { x: 9, y: 22 } });
      await page.locator('.look-tried').waitFor();
      const best = page.getByRole('button', { name: SHOW });
      if (await best.isVisible()) await best.click();
      await shoot('tried');
    },
  };
}

/**
 * Waits until all of it is there.
 * @param {Page} page
 */
async function analyse(page) {
  const button = page.locator('.look-acts').getByRole('button', { name: ANALYSIS });
  if (await button.isVisible()) await button.click();
  await page.getByRole('button', { name: JUDGE }).click();
  await page.locator('.fortune').waitFor();
  await page.locator('.analysis-run').waitFor({ state: 'detached' });
}
