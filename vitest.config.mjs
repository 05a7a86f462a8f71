import { statSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { shelves } from './packages/web/site/shelves.ts';

// "overtrick-source" makes `@overtrick/…` mean that package's src, so that tests never see a stale build.
const conditions = ['overtrick-source', 'module', 'node', 'development|production'];
const browserTests = 'packages/web/test/**/*.test.ts';

/** Short texts that take long: whole days, and databases that are killed. */
const SLOW = /[\\/](simulation|postgres)[\\/]|[\\/](conformance|kill|sixth|packages)\.test\./;

/**
 * Browser tests first, so that a worker keeps its browser; then what is slow, and large files before small ones, so that
 * none of the workers is left with a long one at the end. What earlier runs have measured plays no part.
 */
class SameOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    /** @param {import('vitest/node').TestSpecification} file */
    const rank = ({ project, moduleId }) =>
      statSync(moduleId).size +
      (project.name === 'page' ? 2 ** 40 : 0) +
      (SLOW.test(moduleId) ? 2 ** 39 : 0);
    return [...files].sort((a, b) => rank(b) - rank(a));
  }
}

export default defineConfig({
  resolve: { conditions },
  plugins: [shelves()],
  ssr: { resolve: { conditions } },
  test: {
    // Nothing waits for a clock: these only end what never would. On a busy machine a browser starts slowly.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores are what there is. Who waits for a browser or a database leaves a core to nobody, so three share them.
    maxWorkers: 3,
    // No test changes what others could see: files share what they import, and in the page's tests a browser, to
    // which each visitor is a new one. To load it all again for each file took a fifth of the time.
    isolate: false,
    sequence: { sequencer: SameOrder },
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
          // A browser on a busy machine may be late once; what is wrong fails twice.
          retry: 1,
          // The page is built and served once, and only if one of these tests is run.
          globalSetup: ['scripts/page-for-tests.mjs'],
        },
      },
    ],
  },
});
