import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answers } from '../src/answers.ts';
import { SETTINGS } from '../src/config.ts';
import { documented } from './schemas.ts';
import { Served } from './served.ts';

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
  const text = read('docs/protocol.md');
  expect(text, 'npm run protocol writes them').toBe(documented(text));
});

test('docs/protocol.md has a line for every path, and says of each what it answers with', async () => {
  const server = await Served.open();
  const { paths } = server.venue.api;
  await server.close();
  expect(Object.keys(answers).sort()).toEqual([...paths].sort());
  const text = read('docs/protocol.md').replace(/\/ID\b/g, '/:id');
  expect(
    paths.filter((path) => !text.includes(`\`${path}\``) && !text.includes(`    ${path} `)),
  ).toEqual([]);
});

test('the example of a client has at most 100 lines', () => {
  expect(read('examples/client/client.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});
