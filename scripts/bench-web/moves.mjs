// What a decision of the person costs, from the click until the table has come to rest: the time of all processors that the
// browser used for it, in all of its processes, as the bots' thinking and what is kept on the disk are part of it.
import { portOf, serve } from '../../packages/web/site/serve.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../../packages/web/site/browser.mjs').launch>>} Browser */

/** Bots that do not think, so that the rest shows; the whole of what happens, without pauses. */
const BOTS = 'random';
const ROUNDS = 9;
const DEALS = 4;

/**
 * Milliseconds of a processor for each decision, by folder in which a page was built: one a round, in turns.
 * @param {Browser} browser
 * @param {string} game
 * @param {string[]} folders
 */
export async function measureMoves(browser, game, folders) {
  const servers = await Promise.all(folders.map((folder) => serve(folder, 0)));
  /** @type {number[][]} */
  const costs = folders.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, server] of servers.entries()) {
      costs[i].push(await costOfMove(browser, game, `http://localhost:${portOf(server)}/`, round));
    }
  }
  for (const server of servers) server.close();
  return costs;
}

/**
 * @param {Browser} browser
 * @param {string} game
 * @param {string} base
 * @param {number} round
 */
async function costOfMove(browser, game, base, round) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() =>
    localStorage.setItem('overtrick/settings', '{"speed":"instant","help":"off"}'),
  );
  const page = await context.newPage();
  const query = new URLSearchParams({ players: '4', seed: `moves ${round}`, bots: BOTS });
  await page.goto(`${base}#/new/${game}?${query}`);
  await page.locator('form button[type=submit]').click();
  await page.locator('main.table[data-settled]').waitFor();
  const before = await busy(browser);
  const decisions = await page.evaluate(playDeals, DEALS);
  const after = await busy(browser);
  await context.close();
  return (1000 * (after - before)) / decisions;
}

/**
 * Seconds that processors have worked for the browser so far.
 * @param {Browser} browser
 */
async function busy(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * Runs in the page: somebody who clicks as soon as the table has come to rest. Answers how often.
 * @param {number} deals
 * @returns {Promise<number>}
 */
function playDeals(deals) {
  return new Promise((resolve) => {
    let decisions = 0;
    let left = deals;
    let last = '';
    const first = (/** @type {string} */ selector) =>
      /** @type {HTMLElement | null} */ (document.querySelector(selector));
    const look = () => {
      const table = first('main.table[data-settled]');
      const moves = `${table?.dataset.moves} ${document.querySelectorAll('[data-marked]').length}`;
      if (!table || moves === last) return;
      last = moves;
      if (first('.over')) {
        if (--left > 0) return first('.over .choice.main')?.click();
        watcher.disconnect();
        resolve(decisions);
        return;
      }
      decisions++;
      target(first)?.click();
    };
    const target = (/** @type {(selector: string) => HTMLElement | null} */ find) => {
      const mode = find('.middle')?.dataset.mode;
      const marked = document.querySelectorAll('.own-card[data-marked]').length;
      if (mode === 'play') return find('.own-card:not([data-shaded])');
      if ((mode === 'give' || mode === 'exchange') && marked < 2) {
        return find('.own-card:not([data-marked])');
      }
      const usual = find('.choice[data-type=stay], .choice[data-type=pass]');
      return usual ?? find('.choices .choice:not(:disabled)');
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
    look();
  });
}
