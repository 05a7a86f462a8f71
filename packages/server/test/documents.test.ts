import { readdirSync, readFileSync } from 'node:fs';
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

test('docs/operations.md has a line for everything that is measured, and nothing else', () => {
  const sources = readdirSync(new URL('packages/server/src/', root), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.ts'))
    .map((path) => read(`packages/server/src/${path}`))
    .join('');
  const [, rest] = read('docs/operations.md').split('| metric (`overtrick_…`)');
  const [table] = rest.split('\n\n');
  const cells = table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|')[1]);
  const documented = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name));
  const asked = sources.matchAll(/metrics\s*\.(count|counter|gauge|time)\('(\w+)'/g);
  const measured = [...asked].map(([, how, name]) =>
    how.startsWith('count') ? `${name}_total` : name,
  );
  expect(documented.sort()).toEqual([...new Set(measured)].sort());
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
