// Builds the page if needed and serves it while tests run, and finds a browser for all of their workers, which would
// otherwise unpack it side by side. They learn of both by inject('page') and inject('browser').
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../packages/web/site/browser.mjs';
import { portOf, serve } from '../packages/web/site/serve.mjs';
import { buildPage, setUp } from './setup.mjs';

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));

/** @typedef {{ page: string, browser: import('../packages/web/site/browser.mjs').Found }} Told */

/** @param {{ provide<Key extends keyof Told>(name: Key, value: Told[Key]): void }} project */
export async function setup({ provide }) {
  // A copy with a planted defect has its dependencies from elsewhere and is built each time.
  if (process.env.PLANTED) buildPage();
  else await setUp({ withPage: true });
  provide('browser', findBrowser());
  const server = await serve(folder, 0);
  provide('page', `http://localhost:${portOf(server)}/`);
  return () => server.close();
}
