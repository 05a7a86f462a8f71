import { defineConfig } from 'vitest/config';

// "source" makes `@overtrick/…` mean that package's src, so that tests never see a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // The page is built and served once for all tests that need it.
    globalSetup: ['scripts/page-for-tests.mjs'],
    // Nothing waits for a clock: this only ends a test that never would.
    testTimeout: 120_000,
    include: ['packages/*/{src,test,bench,site}/**/*.test.ts', 'scripts/**/*.test.mjs'],
  },
});
