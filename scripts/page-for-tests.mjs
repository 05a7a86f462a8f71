// Builds the page if needed and serves it while tests run; they learn its address by inject('page').
import { fileURLToPath } from 'node:url';
import { portOf, serve } from '../packages/web/site/serve.mjs';
import { buildPage, setUp } from './setup.mjs';

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));

/** @param {{ provide(name: 'page', address: string): void }} project */
export async function setup({ provide }) {
  // A copy with a planted defect has its dependencies from elsewhere and is built each time.
  if (process.env.PLANTED) buildPage();
  else await setUp({ withPage: true });
  const server = await serve(folder, 0);
  provide('page', `http://localhost:${portOf(server)}/`);
  return () => server.close();
}
