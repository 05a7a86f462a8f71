import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Found, start } from '../site/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    page: string;
    browser: Found;
  }
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** Nothing takes so long: this only ends a wait that never would. */
const LONGEST = 15_000;

/** The browser of this worker, started once: that takes longer than most tests. It ends with the worker. */
let browser: Browser | undefined;

export async function open(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await startFound();
  return browser;
}

/** A name that means this machine to our browsers alone: what is local by name or number is trusted. */
export const UNTRUSTED = 'table.test';

/** Starts the browser that was found before any worker began. */
export const startFound = (): Promise<Browser> =>
  start(inject('browser'), [`--host-resolver-rules=MAP ${UNTRUSTED} 127.0.0.1`]);

export const address = (hash = ''): string => `${inject('page')}${hash}`;

/**
 * A new visitor, to whom everything happens at once and nothing is explained unless a test says otherwise. A browser
 * keeps the page when it finds the time: all of its files, again for each visitor. It finds that only where a test
 * is about it, and says so by `KEEPING`.
 */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = DESKTOP,
  settings: Readonly<Record<string, string>> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  context.setDefaultTimeout(LONGEST);
  const value = JSON.stringify({ speed: 'instant', help: 'off', ...settings });
  await context.addInitScript((text) => {
    try {
      if (!localStorage.getItem('overtrick/settings')) {
        localStorage.setItem('overtrick/settings', text);
      }
    } catch {
      // A test that forbids storage.
    }
  }, value);
  if (options.serviceWorkers === undefined) await context.addInitScript(putOffKeeping);
  return context;
}

/** For visitors whose browser keeps the page, to be read without a network. */
export const KEEPING: BrowserContextOptions = { ...DESKTOP, serviceWorkers: 'allow' };

function putOffKeeping(): void {
  // Over plain http there is nothing to put off.
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.register = () => new Promise(() => {});
}

/** As a browser does whose owner wants nothing to be kept. */
export function forbid(): void {
  for (const name of ['indexedDB', 'localStorage', 'BroadcastChannel']) {
    Object.defineProperty(self, name, {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
}

export async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(forbid);
  await inWorkers(context, forbid);
}

/** Does something first in every worker of the page, where scripts for pages do not come. */
export async function inWorkers(context: BrowserContext, first: () => unknown): Promise<void> {
  await context.route(/\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${first})();${await response.text()}` });
  });
}

/** Fails the test on an exception in the page, instead of leaving it to be noticed. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly bots?: string;
  readonly seed?: string;
}

/** From the form to the table, as a person would. */
export async function sitDown(
  page: Page,
  { game, players, bots = 'novice', seed = 'a seed' }: Wanted,
) {
  const query = new URLSearchParams({ players: String(players), bots, seed });
  await page.goto(address(`#/new/${game}?${query}`));
  await page.locator('form button[type=submit]').click();
  await page.locator('main.table').waitFor();
}
