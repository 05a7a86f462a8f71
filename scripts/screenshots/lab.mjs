// The lab: before a study, while it runs and when it is done, in both languages.

/** @typedef {import('./scenes.mjs').Scene} Scene */

const PARTS = ['asked', 'done', 'found', 'figures'];

/** @type {Scene[]} */
export const lab = [scene('lab', 'en'), scene('lab-german', 'de')];

/**
 * @param {string} name
 * @param {string} language
 * @returns {Scene}
 */
function scene(name, language) {
  return {
    name,
    parts: PARTS,
    settings: { language },
    async act(page, goTo, shoot) {
      await goTo('#/lab');
      await page.locator('.lab-form').waitFor();
      const bonus = page.locator('[data-option=declarerBonus] input[type=number]').last();
      await bonus.fill('60');
      await bonus.press('Enter');
      await page.locator('.lab-question label').first().click();
      await page.locator('.lab-form .segment-row').last().locator('label').first().click();
      await shoot('asked');
      await page.locator('.lab button[type=submit]').click();
      await page.locator('.lab-results[data-units="200"]').waitFor({ timeout: 60_000 });
      await page.locator('.lab-results').scrollIntoViewIfNeeded();
      await page.locator('.lab-progress').evaluate((node) => node.scrollIntoView());
      await shoot('done');
      await page.locator('.lab-found').evaluate((node) => node.scrollIntoView());
      await shoot('found');
      await page.locator('.lab-figures summary').first().click();
      await page.locator('.lab-figures').evaluate((node) => node.scrollIntoView());
      await shoot('figures');
    },
  };
}
