// Visitors who sit down at a table for the first time.
/** @typedef {Awaited<ReturnType<typeof import('../../packages/web/site/browser.mjs').launch>>} Browser */

/**
 * A visitor for whom everything is new.
 * @param {Browser} browser
 * @param {string} settings
 */
export async function visit(browser, settings) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
  });
  await context.addInitScript((text) => localStorage.setItem('overtrick/settings', text), settings);
  // The form is sent as soon as it is there, and the first card noticed as soon as it can be used.
  await context.addInitScript(() => {
    const look = () => {
      /** @type {HTMLElement | null} */ (
        document.querySelector('form button[type=submit]')
      )?.click();
      const card = document.querySelector('main.table[data-settled] .own-card:not([data-shaded])');
      if (!card) return;
      document.documentElement.dataset.ready ??= String(performance.now());
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
    });
  });
  return context;
}

/**
 * The form of a table, filled in.
 * @param {string} base
 * @param {string} game
 * @param {string} bots
 */
export function form(base, game, bots) {
  return `${base}#/new/${game}?${new URLSearchParams({ players: '4', seed: 'bench', bots })}`;
}

/**
 * How long it takes until the first card can be played, and the scripts that the page and its worker have asked for by then: all
 * of the form for a table, too. What is asked for afterwards keeps nobody waiting.
 * @param {Browser} browser
 * @param {string} base
 * @param {string} game
 */
export async function openTable(browser, base, game) {
  const context = await visit(browser, '{"speed":"instant"}');
  const page = await context.newPage();
  /** @type {import('playwright-core').Request[]} */
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(form(base, game, 'novice'));
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
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
