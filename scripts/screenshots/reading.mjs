// The rules of every game: all their ideas, a term that is opened, the law and a search in it.

/** @typedef {import('../../packages/web/site/browser.mjs').Page} Page */
/** @typedef {import('./scenes.mjs').Scene} Scene */

const GAMES = ['ninja-whist', 'gamut', 'mutwo', 'mu', 'yamv'];
/** More than any game has. */
const IDEAS = Array.from({ length: 12 }, (_, i) => String(i + 1));

/** @type {Scene[]} */
export const reading = [
  ...GAMES.map((game) => ideas(`ideas-${game}`, game, 'en')),
  ...GAMES.map((game) => ideas(`ideas-german-${game}`, game, 'de')),
  {
    name: 'term',
    async act(page, goTo) {
      await goTo('#/rules/mu?idea=suit');
      await drawn(page);
      await page.locator('.idea .term').first().click();
      await page.locator('.term-paper').waitFor();
    },
  },
  ...GAMES.map((game) => law(`law-${game}`, game, 'en')),
  law('law-german', 'mu', 'de'),
  {
    name: 'law-search',
    async act(page, goTo) {
      await goTo('#/rules/mu?view=law');
      await page.getByRole('searchbox').fill('vice');
      await page.locator('mark').first().waitFor();
    },
  },
];

/**
 * @param {string} name
 * @param {string} game
 * @param {string} language
 * @returns {Scene}
 */
function ideas(name, game, language) {
  return {
    name,
    parts: IDEAS,
    settings: { language },
    async act(page, goTo, shoot) {
      await goTo(`#/rules/${game}`);
      for (const idea of IDEAS) {
        await drawn(page);
        await shoot(idea);
        const next = page.locator('.turning .main');
        if ((await next.getAttribute('href'))?.endsWith('view=law')) return;
        const now = await page.locator('.idea').getAttribute('data-idea');
        await next.click();
        await page.locator(`.idea:not([data-idea="${now}"])`).waitFor();
      }
    },
  };
}

/**
 * @param {string} name
 * @param {string} game
 * @param {string} language
 * @returns {Scene}
 */
function law(name, game, language) {
  return {
    name,
    settings: { language },
    async act(page, goTo) {
      await goTo(`#/rules/${game}?view=law`);
      await page.locator('.clause').first().waitFor();
    },
  };
}

/** @param {Page} page */
function drawn(page) {
  return page.locator('.exemplified:not([aria-busy])').first().waitFor();
}
