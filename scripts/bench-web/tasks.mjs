// The longest task on the main thread of the page, during a whole deal.
import { byForm, visit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Browser} Browser */

/**
 * Plays the first legal thing until the deal is over, with the browser's own trace running.
 * @param {Browser} browser
 * @param {string} base
 * @param {string} game
 */
export async function measureTasks(browser, base, game) {
  const way = byForm(base, game, 'master');
  const { context, page } = await visit(browser, '{"speed":"fast"}', way);
  const started = performance.now();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await page.evaluate(playDeal);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return { ...longestTask(traceEvents), seconds };
}

/**
 * Runs in the page: a person who clicks without thinking.
 * @returns {Promise<void>}
 */
function playDeal() {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (document.querySelector('.over')) {
        clearInterval(timer);
        resolve();
        return;
      }
      if (!document.querySelector('main.table[data-settled]')) return;
      const first = (/** @type {string} */ selector) =>
        /** @type {HTMLElement | null} */ (document.querySelector(selector));
      const mode = first('.middle')?.dataset.mode;
      const marked = document.querySelectorAll('.own-card[data-marked]').length;
      const needsTwo = (mode === 'give' || mode === 'exchange') && marked < 2;
      const target = needsTwo
        ? first('.own-card:not([data-marked])')
        : mode === 'play'
          ? first('.own-card:not([data-shaded])')
          : (first('.choice[data-type=stay], .choice[data-type=pass]') ??
            first('.choices .choice:not(:disabled)'));
      target?.click();
    }, 50);
  });
}

/**
 * What the browser's trace says about a task, in microseconds.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, args: { name?: string }, dur?: number, tdur?: number }} Task
 */

/**
 * Main threads of pages only: workers and the browser itself may be as busy as they like. By the clock
 * a task also waits for whatever else runs on the machine; its work is what the processor did for it.
 * @param {Task[]} events
 */
export function longestTask(events) {
  const names = events.filter(({ name }) => name === 'thread_name');
  const mains = new Set(
    names
      .filter(({ args }) => args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask/.test(name) && mains.has(`${pid}/${tid}`),
  );
  const most = (/** @type {'tdur' | 'dur'} */ field) =>
    Math.max(0, ...tasks.map((task) => (task[field] ?? 0) / 1000));
  return { work: most('tdur'), clock: most('dur') };
}
