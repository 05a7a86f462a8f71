// How soon an analysis is there: its first verdict, all decisions of a seat, and its longest task on the main thread.
import { readFileSync } from 'node:fs';
import { longestTask } from './tasks.mjs';

/** @typedef {import('./visit.mjs').Browser} Browser */

const corpus = new URL('../../packages/table/test/links.json', import.meta.url);
/** Whose decisions are judged, in a deal of Mü with five players. */
const SEAT = 2;

/**
 * @param {Browser} browser
 * @param {string} base
 * @returns {Promise<{ first: number, worlds: number, decisions: number, all: number, work: number, clock: number }>} times
 *   in milliseconds from the click: the first verdict, and so many decisions
 */
export async function measureAnalysis(browser, base) {
  const [{ code }] = JSON.parse(readFileSync(corpus, 'utf8'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(listen);
  const page = await context.newPage();
  await page.goto(`${base}#/shared/${code}?deal=0&move=0&seat=${SEAT}`);
  await page.locator('.analysis-run button').waitFor();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  const told = await page.evaluate(judgeAll);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return { ...told, ...longestTask(traceEvents) };
}

/** Runs in the page before anything else: notes when verdicts come from the worker. */
function listen() {
  const heard = /** @type {{ at: number, worlds: number }[]} */ ([]);
  Object.assign(window, { heard });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    /** @param {ConstructorParameters<typeof Plain>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const worlds = data?.value?.choices && data.value.worlds;
        if (worlds) heard.push({ at: performance.now(), worlds });
      });
    }
  };
}

/**
 * Runs in the page: asks for all verdicts and waits until the last is there.
 * @returns {Promise<{ first: number, worlds: number, decisions: number, all: number }>}
 */
function judgeAll() {
  const { heard } = /** @type {{ heard: { at: number, worlds: number }[] }} */ (
    /** @type {unknown} */ (window)
  );
  const started = performance.now();
  /** @type {HTMLElement | null} */ (document.querySelector('.analysis-run button'))?.click();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (document.querySelector('.analysis-run')) return;
      clearInterval(timer);
      const [first] = heard;
      const last = heard[heard.length - 1];
      resolve({
        first: first.at - started,
        worlds: first.worlds,
        decisions: heard.length - 1,
        all: last.at - started,
      });
    }, 20);
  });
}
