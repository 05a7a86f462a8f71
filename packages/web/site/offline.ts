import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the service worker last, with a list of all files and a version made from their content. */
export function offline(): Plugin {
  let folder = '';
  let template = '';
  return {
    name: 'overtrick-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
      template = join(root, 'site/service-worker.js');
    },
    closeBundle() {
      const files = filesUnder(folder)
        .map((path) => relative(folder, path).split(sep).join('/'))
        .filter((path) => path !== 'sw.js');
      const sum = createHash('sha256');
      for (const file of files) sum.update(file).update(readFileSync(join(folder, file)));
      const version = sum.digest('hex').slice(0, 16);
      const list = JSON.stringify(['./', ...files]);
      const text = readFileSync(template, 'utf8')
        .replace("'VERSION'", `'${version}'`)
        .replace("['FILES']", list);
      writeFileSync(join(folder, 'sw.js'), text);
    },
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}
