import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { address, newPage, open, visit } from './visit.ts';

/** The suite as one script that a page can run. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['overtrick-source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('stores-in-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'stores',
      },
    },
  });
  const [first] = [built].flat();
  const [chunk] = 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

test('what every store must do, the store in the browser’s database does', async () => {
  const context = await visit(await open());
  const page = await newPage(context);
  await page.goto(address());
  const results: [string, string][] = await page.evaluate(
    `(() => { ${await bundled()}; return stores.runStoreChecks(); })()`,
  );
  expect(results.length).toBeGreaterThan(9);
  expect(results.filter(([, fault]) => fault !== '')).toEqual([]);
  await context.close();
});
