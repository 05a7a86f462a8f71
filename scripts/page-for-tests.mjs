// Builds the page if needed and serves it while tests run; they learn its address by inject('page').
import { fileURLToPath } from 'node:url';
import { serve } from '../packages/web/site/serve.mjs';
import { buildPage, setUp } from './setup.mjs';

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));

export async function setup({ provide }) {
  // A copy with a planted defect has its dependencies from elsewhere and is built each time.
  if (process.env.PLANTED) buildPage();
  else await setUp({ withPage: true });
  const server = await serve(folder, 0);
  provide('page', `http://localhost:${server.address().port}/`);
  return () => server.close();
}
