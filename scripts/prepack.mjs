// Before `npm pack` and `npm publish` of a package: builds what is missing, and removes what earlier builds left in
// `dist` of sources that are gone, so that a package holds the same whenever it is packed.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setUpOrExit } from './setup.mjs';

await setUpOrExit();
for (const file of filesUnder('dist')) {
  const source = file.replace(/(\.d)?\.[jt]s(\.map)?$/, '.ts');
  if (source !== file && !existsSync(join('src', source))) rmSync(join('dist', file));
}

/**
 * Paths of all files in a folder of the package that is packed, from that folder.
 * @param {string} folder
 */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
