import { configDefaults, defineConfig } from 'vitest/config';

// "source" makes `@overtrick/…` mean that package's src, so that tests never see a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];
const browserTests = 'packages/web/test/**/*.test.ts';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Nothing waits for a clock: these only end what never would. On a busy machine a browser starts slowly.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores are what there is; the usual would leave one of them to nobody.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/{src,test,bench,site}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, browserTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [browserTests],
          // Each visitor is a new one to the browser, so files may share it, and what they import, in a worker.
          isolate: false,
          // The page is built and served once, and only if one of these tests is run.
          globalSetup: ['scripts/page-for-tests.mjs'],
        },
      },
    ],
  },
});
