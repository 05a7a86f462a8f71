// Deals that others play too, and what was possible with all cards open.
import { readFileSync } from 'node:fs';

/** @typedef {import('./scenes.mjs').Scene} Scene */

/** @type {readonly { code: string }[]} */
const [{ code: LINK }] = JSON.parse(
  readFileSync(new URL('../../packages/table/test/links.json', import.meta.url), 'utf8'),
);
/** Three deals of Gamut. */
const SET = '1WyJnYW11dCIsNCwiY2x1YiIsMywiZTRiMTJhYTRlNDJhNmY1YyIsMSwyLHt9XQ';

/** As if two of them had been played, by a friend all three. It runs in the page, and knows only what stands in it. */
function playSet() {
  const set = '1WyJnYW11dCIsNCwiY2x1YiIsMywiZTRiMTJhYTRlNDJhNmY1YyIsMSwyLHt9XQ';
  const rivals = { novice: [1, -9, null], club: [14, 2, null], master: [18, -1, null] };
  const friends = [{ name: 'Mara', scores: [20, -9, 3] }];
  const row = { own: [12, -4, null], looks: ['1x', '1x', null], rivals, friends };
  localStorage.setItem('overtrick/sets', JSON.stringify({ [set]: row }));
}

/** As if the deal of today had been played, and the bots after it. */
function playToday() {
  const day = new Date().toISOString().slice(0, 10);
  const row = { score: 29, rivals: [-14, 4, 11, 22, 38], isOnDay: true };
  localStorage.setItem('overtrick/days', JSON.stringify({ [`${day}/mu`]: row }));
}

/** @type {Scene[]} */
export const again = [
  ...['en', 'de'].map((language) => ({
    name: language === 'en' ? 'day' : 'day-german',
    settings: { language },
    prepare: playToday,
    /** @type {Scene['act']} */
    async act(page, goTo) {
      await goTo('#/day');
      await page.locator('.day-line').waitFor();
    },
  })),
  {
    name: 'duplicate-form',
    async act(page, goTo) {
      await goTo('#/duplicate');
      await page.locator('.segments').first().waitFor();
    },
  },
  {
    name: 'duplicate',
    prepare: playSet,
    async act(page, goTo) {
      await goTo(`#/duplicate/${SET}`);
      await page.locator('.set-results').waitFor();
    },
  },
  {
    name: 'open-line',
    async act(page, goTo) {
      await goTo(`#/shared/${LINK}?deal=0&move=40`);
      await page.locator('main.look').waitFor();
      const aside = page.locator('.look-aside').first();
      if (await aside.isVisible()) await aside.click();
      const ask = page.locator('.open-cards button:visible').last();
      if (!(await ask.isVisible())) return;
      await ask.click();
      await page.locator('.open-note:visible').last().waitFor();
    },
  },
];
