// Plays at a table of the page by what is on the screen, until there is something to take a picture of.

/** @typedef {import('../../packages/web/site/browser.mjs').Page} Page */

/**
 * Until somebody is to decide, or to hand the device on.
 * @param {Page} page
 */
export function settle(page) {
  return page.locator('main.table[data-settled], .cover').first().waitFor();
}

/** @param {Page} page */
export function mode(page) {
  return page.locator('.middle').getAttribute('data-mode');
}

/** @param {Page} page */
export function isOver(page) {
  return page.locator('.over').isVisible();
}

/**
 * Two cards, if the rules allow a second one.
 * @param {Page} page
 */
export async function stage(page) {
  const cards = page.locator('.rows .own-card:not([data-shaded]):not([data-marked])');
  for (let i = 1; i <= 2 && (await cards.count()) > 0; i++) {
    await cards.first().click({ position: { x: 9, y: 22 } });
    await page
      .locator('.own-card[data-marked]')
      .nth(i - 1)
      .waitFor();
  }
}

/**
 * Some tricks into the play, with cards on the table.
 * @param {Page} page
 * @param {number} boldness
 */
export async function toPlay(page, boldness = 2) {
  for (let i = 0; i < 60 && !(await isOver(page)); i++) {
    const { tricks, cards } = await page.evaluate(() => ({
      tricks: Number(document.querySelector('main.table')?.getAttribute('data-tricks')),
      cards: document.querySelectorAll('.played').length,
    }));
    if (cards > 1 && tricks >= 1) return asked(page);
    await decide(page, i < boldness);
  }
}

/**
 * Until the question is to be read, in the place of what was said of the last trick.
 * @param {Page} page
 */
function asked(page) {
  return page.locator('.asking[data-told]').waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {boolean} goOn
 */
export async function playDeal(page, goOn = true) {
  await settle(page);
  while (!(await isOver(page))) await decide(page, false);
  if (!goOn) return;
  await page.locator('.over .choice.main').click();
  await page.locator('.over').waitFor({ state: 'detached' });
  await settle(page);
}

/**
 * @param {Page} page
 * @param {boolean} isBold
 */
export async function decide(page, isBold) {
  await settle(page);
  if (await isOver(page)) return;
  const before = await page.locator('main.table').getAttribute('data-moves');
  await act(page, await mode(page), isBold);
  await page.waitForFunction(
    (was) => document.querySelector('main.table')?.getAttribute('data-moves') !== was,
    before,
  );
  await settle(page);
}

/**
 * @param {Page} page
 * @param {string | null} how
 * @param {boolean} isBold
 */
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
  } else if (how === 'name') {
    for (const part of ['.name-tile', '.seat[data-pick=may]']) {
      if (await page.locator(part).first().isVisible()) await page.locator(part).first().click();
    }
    await main.click();
  } else if (how === 'choice') {
    const stay = page.locator('.choice[data-type=stay]');
    await ((await stay.isVisible()) ? stay : page.locator('.choices .choice').last()).click();
  } else {
    await page.locator('.rows .own-card').nth(-1).click(corner);
    await page.locator('.rows .own-card').nth(-2).click(corner);
    await page.locator('.own-card[data-marked]').nth(1).waitFor();
    const stock = page.locator('.exchange-stock').first();
    if (await stock.isVisible()) await stock.click();
    await main.click();
  }
}
