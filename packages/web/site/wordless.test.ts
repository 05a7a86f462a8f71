import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { wordless } from './wordless.ts';

const folder = new URL('../../engine/src/games/', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());

/** What becomes of a file in a worker. */
function inWorker(path: string): string | undefined {
  const { transform } = wordless();
  if (typeof transform !== 'function') throw new Error('files pass it by');
  const made = transform.call({} as never, '', path);
  return made && typeof made === 'object' && 'code' in made ? String(made.code) : undefined;
}

test('of the words of every game, workers have those that say why something is refused, and no others', () => {
  expect(folders.length).toBe(games.length);
  for (const { name } of folders) {
    const made = inWorker(fileURLToPath(new URL(`${name}/words.ts`, folder)));
    expect(made, name).toMatch(/says: english, card: String/);
  }
});

test('nothing else changes', () => {
  for (const file of ['mu/english.ts', 'mu/rules.ts', '../words.ts', '../english.ts'])
    expect(inWorker(fileURLToPath(new URL(file, folder))), file).toBeUndefined();
});
