import { defineConfig } from 'vite';
import { offline } from './site/offline.ts';

export default defineConfig({
  // Relative addresses: the page works from any folder of any file server.
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  plugins: [offline()],
});
