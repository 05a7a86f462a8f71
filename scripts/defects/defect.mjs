import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `find` stands exactly once in the file. `caughtBy` names the checks (checks.mjs) that must fail, each by itself, and `game` says which
 * game's part of them is run.
 * @typedef {{ name: string, game: string, file: string, find: string, replace: string, why: string, caughtBy: string[] }} Defect
 */

/**
 * The text of a file with the defect in it, or what hinders that.
 * @param {string} folder
 * @param {Defect} defect
 * @returns {{ sound: string, planted: string } | { hindrance: string }}
 */
export function plantedIn(folder, { name, file, find, replace }) {
  const path = join(folder, file);
  if (!existsSync(path)) return { hindrance: `${name}: there is no ${file}` };
  const sound = readFileSync(path, 'utf8');
  const times = sound.split(find).length - 1;
  if (times !== 1) return { hindrance: `${name}: the text to change is ${times} times in ${file}` };
  return { sound, planted: sound.replace(find, () => replace) };
}
