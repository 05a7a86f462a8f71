import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { game, games } from './index.ts';

const lines = readFileSync(new URL('registry.ts', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const folders = lines.flatMap((line) => /from '\.\/([\w-]+)\/index\.ts';$/.exec(line)?.[1] ?? []);

test('a game is one line of the registry, and lies in a folder of its name', () => {
  expect(lines.filter((line) => !line.startsWith('//'))).toHaveLength(games.length);
  expect(games.map(({ name }) => name)).toEqual(folders);
});

test.each(folders)(
  '%s: its folder gives its rules by default, and what is told before them',
  async (name) => {
    const { default: rules } = await import(`./${name}/index.ts`);
    const { about } = await import(`./${name}/about.ts`);
    expect(rules).toBe(game(name));
    expect(rules).toMatchObject(about);
    expect(Object.keys(about)).toEqual(['name', 'title', 'version', 'seats', 'options']);
  },
);
