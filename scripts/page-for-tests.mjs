// Builds the page if needed and serves it while tests run, and finds a browser for all of their workers, which would
// otherwise unpack it side by side. They learn of both by inject('page') and inject('browser').
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../packages/web/site/browser.mjs';
import { serve } from '../packages/web/site/serve.mjs';
import { buildPage, setUp } from './setup.mjs';

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));

/** @param {import('vitest/node').TestProject} project */
export async function setup({ provide }) {
  // A copy with a planted defect has its dependencies from elsewhere and is built each time.
  if (process.env.PLANTED) buildPage();
  else await setUp({ withPage: true });
  provide('browser', findBrowser());
  const server = await serve(folder, 0);
  provide('page', `http://localhost:${server.address().port}/`);
  return () => server.close();
}
