// The guided deals, step by step, with the first wrong move that there is, and their ends.

/** @typedef {import('../../packages/web/site/browser.mjs').Page} Page */
/** @typedef {import('./scenes.mjs').Scene} Scene */

const GAMES = ['ninja-whist', 'gamut', 'mutwo', 'mu', 'yamv'];
/** More steps than any lesson has. */
const MOST = 40;
const STEPS = Array.from({ length: MOST }, (_, i) => String(i + 1).padStart(2, '0'));
/** What is to be touched: a button, what is ringed, or what is meant and not found yet. */
const RIGHT = '[data-answer="right"], [data-point="right"]:not([data-found])';
const TARGET = `.guide-saying .choice:not([data-answer]), [data-ringed], ${RIGHT}`;

/** @type {Scene[]} */
export const guided = [
  ...GAMES.map((game) => scene(`guide-${game}`, game, 'en')),
  ...GAMES.map((game) => scene(`guide-german-${game}`, game, 'de')),
];

/**
 * @param {string} name
 * @param {string} game
 * @param {string} language
 * @returns {Scene}
 */
function scene(name, game, language) {
  return {
    name,
    parts: [...STEPS, 'wrong', 'done'],
    settings: { language },
    async act(page, goTo, shoot) {
      await goTo(`#/learn/${game}`);
      let isWrongShown = false;
      while (!(await isDone(page))) {
        await shoot((await stepOf(page)).padStart(2, '0'));
        if (!isWrongShown && (await goAstray(page))) {
          await shoot('wrong');
          isWrongShown = true;
        }
        await goOn(page);
      }
      await shoot('done');
    },
  };
}

/** @param {Page} page */
async function isDone(page) {
  const due = `main.guide[data-settled]:has(${TARGET})`;
  await page.locator(`${due}, main.guide-done`).first().waitFor();
  return page.locator('main.guide-done').isVisible();
}

/** @param {Page} page */
async function stepOf(page) {
  return (await page.locator('.guide-dashes').getAttribute('aria-valuenow')) ?? '';
}

/**
 * Touches what is to be touched.
 * @param {Page} page
 */
async function goOn(page) {
  const before = await page.evaluate(stateUnless, '');
  await touch(page, TARGET);
  await page.waitForFunction(stateUnless, before);
}

/**
 * Plays another card than the ringed one, if that is answered.
 * @param {Page} page
 */
async function goAstray(page) {
  const others = '.guide-held .own-card:not([data-shaded]):not([data-ringed])';
  const asks = await page.locator('main.guide').getAttribute('data-asks');
  if (asks !== 'play' || !(await page.locator(others).first().isVisible())) return false;
  await touch(page, others);
  const price = page.locator('.guide-saying[data-price]');
  await price.waitFor({ timeout: 2000 }).catch(() => {});
  return price.isVisible();
}

/**
 * Near the corner: cards in a hand cover each other from the right.
 * @param {Page} page
 * @param {string} target
 */
async function touch(page, target) {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  await page.mouse.click(box.x + 9, box.y + 22);
}

/**
 * All by which somebody sees that something has happened; empty as long as nothing has. Runs in the page.
 * @param {string} was
 */
function stateUnless(was) {
  const table = document.querySelector('main');
  const state = [
    table?.className,
    table?.getAttribute('data-moves'),
    document.querySelector('.guide-dashes')?.getAttribute('aria-valuenow'),
    document.querySelectorAll('[data-marked], [data-found], [aria-pressed="true"]').length,
    document.querySelector('[data-ringed]')?.outerHTML.length,
  ].join();
  return state === was ? '' : state;
}
