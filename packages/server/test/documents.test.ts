import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../src/config.ts';
import { MARK, schemaText } from './schemas.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test('docs/server.md has a line for every setting, and what it is unless told', () => {
  const [, table] = read('docs/server.md').split('<!-- settings -->');
  const rows = table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const found = rows.map(([, name, about, usual]) => [name.replaceAll('`', ''), about, usual]);
  const expected = Object.values(SETTINGS).map(({ name, about, usual }) => [
    name,
    about,
    // It hangs on the machine.
    name === 'BOT_THREADS' ? 'one less than there are processors' : usual && `\`${usual}\``,
  ]);
  expect(found).toEqual(expected);
});

test('docs/protocol.md has the schemas by which the server checks', () => {
  const [, found] = read('docs/protocol.md').split(MARK);
  expect(found, 'npm run protocol writes them').toBe(`\n\n${schemaText()}`);
});

test('the example of a client has at most 100 lines', () => {
  expect(read('examples/client/client.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});
