import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Served } from './served.ts';

const client = fileURLToPath(new URL('../../../examples/client/client.mjs', import.meta.url));
const run = promisify(execFile);
const OVER = /^(?:deal \d+, totals .*\n)+the match is over: -?\d+ -?\d+ -?\d+\n$/;

let server: Served;
beforeAll(async () => {
  server = await Served.open();
});
afterAll(() => server.close());

test('the example of a client plays a match at a table of its own', async () => {
  const { stdout } = await run(process.execPath, [client, server.base]);
  expect(stdout).toMatch(OVER);
});

test('by a link two of them play a match at a table that somebody looks after, and are shown as bots', async () => {
  const ada = await server.guest('Ada');
  const { id, link } = await ada.opens(['random', null, null]);
  const address = server.base + link;
  await ada.visit(id);
  const players = [1, 2].map(() => run(process.execPath, [client, server.base, address]));
  await ada.until(() => ada.scene?.neighbours.every((each) => each !== null) ?? false);
  expect(ada.scene?.neighbours.map((each) => each?.level)).toEqual([
    'random',
    'program',
    'program',
  ]);
  await ada.do({ type: 'next' });
  for (const { stdout } of await Promise.all(players)) expect(stdout).toMatch(OVER);
});
