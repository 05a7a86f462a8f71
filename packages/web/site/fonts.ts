import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const LICENCES = {
  figtree: import.meta.resolve('@fontsource-variable/figtree/LICENSE'),
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/LICENSE'),
};

/**
 * Puts the licence of each font beside it, and has the fonts asked for with the page: they would be found
 * only when the first text is drawn, and that text would change before the reader's eyes.
 */
export function fonts(): Plugin {
  return {
    name: 'overtrick-fonts',
    apply: 'build',
    buildStart() {
      for (const [font, path] of Object.entries(LICENCES)) {
        const source = readFileSync(fileURLToPath(path));
        this.emitFile({ type: 'asset', fileName: `assets/${font}-licence.txt`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
    href: `./${file}`,
  };
  return { tag: 'link', attrs, injectTo: 'head' };
}
