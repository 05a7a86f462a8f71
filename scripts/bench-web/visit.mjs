// Visitors who sit down at a table for the first time.
/** @typedef {Awaited<ReturnType<typeof import('../../packages/web/site/browser.mjs').launch>>} Browser */

/** @typedef {{ address: string, button: string, language?: string }} Way */

/**
 * By Play on the home screen, as somebody does who comes for the first time.
 * @param {string} base
 * @param {string} game
 * @param {string} language
 * @returns {Way}
 */
export function byPlay(base, game, language = 'en') {
  return {
    address: base,
    language,
    button: `.poster[data-game="${game}"] .poster-actions > button.choice`,
  };
}

/**
 * By the form for a table, filled in: always with the same cards.
 * @param {string} base
 * @param {string} game
 * @param {string} bots
 * @returns {Way}
 */
export function byForm(base, game, bots = 'novice') {
  const query = new URLSearchParams({ players: '4', seed: 'bench', bots });
  return { address: `${base}#/new/${game}?${query}`, button: 'form button[type=submit]' };
}

/**
 * Somebody for whom everything is new comes this way: the button is used as soon as it is there, and the first card noticed as
 * soon as it can be.
 * @param {Browser} browser
 * @param {string} settings
 * @param {Way} way
 */
export async function visit(browser, settings, { address, button, language = 'en' }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: language,
  });
  await context.addInitScript((text) => localStorage.setItem('overtrick/settings', text), settings);
  await context.addInitScript((selector) => {
    let isUsed = false;
    const look = () => {
      const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
      if (found && !isUsed) {
        isUsed = true;
        found.click();
      }
      const card = document.querySelector('main.table[data-settled] .own-card:not([data-shaded])');
      if (!card) return;
      document.documentElement.dataset.ready ??= String(performance.now());
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
    });
  }, button);
  const page = await context.newPage();
  /** @type {import('../../packages/web/site/browser.mjs').Request[]} */
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  return { context, page, requests };
}

/**
 * How long it takes until the first card can be played, and the scripts that the page and its worker have asked for by then. What
 * is asked for afterwards keeps nobody waiting.
 * @param {Browser} browser
 * @param {Way} way
 */
export async function openTable(browser, way) {
  const { context, page, requests } = await visit(browser, '{"speed":"instant"}', way);
  const { time, began } = await page.evaluate(() => ({
    time: Number(document.documentElement.dataset.ready),
    began: performance.timeOrigin,
  }));
  await context.close();
  const before = requests.filter((request) => request.timing().startTime <= began + time);
  const paths = before.map((request) => new URL(request.url()).pathname.slice(1));
  const scripts = new Set(paths.filter((path) => path.endsWith('.js') && path !== 'sw.js'));
  return { time, scripts: [...scripts].sort() };
}
