import { defineConfig } from 'vitest/config';

// "source" makes `@overtrick/…` mean that package's src, so that tests never see a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/{src,test,bench}/**/*.test.ts', 'scripts/**/*.test.mjs'],
  },
});
