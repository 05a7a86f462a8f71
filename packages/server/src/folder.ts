import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Unusable } from './unusable.ts';

/** Whatever keeps it from being made is said in words; it has nothing to do with where the server listens. */
export async function makeFolder(path: string): Promise<void> {
  try {
    // It holds all cards: nobody else on the machine need see them.
    await makeFolders(path);
  } catch (error) {
    const { code } = Object(error);
    throw new Unusable(
      `The folder ${path} cannot be made (${code}). Choose another: DATA=PATH npm start`,
    );
  }
}

/** Node's own way of making folders above folders goes round for ever where none can be made, as in /proc. */
async function makeFolders(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = Object(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolders(dirname(path));
    await make();
  }
}
