import { BOTS_VERSION } from '@overtrick/bots';
import { codeOfSet, type DealSet } from '@overtrick/table/again';
import { afterEach, expect, test } from 'vitest';
import { MemoryVault } from '../src/memory.ts';
import { Served } from './served.ts';

const servers: Served[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(vault = new MemoryVault()): Promise<Served> {
  const server = await Served.open({ vault });
  servers.push(server);
  return server;
}

const set: DealSet = {
  ...{ game: 'mu', players: 5, options: {}, level: 'club', deals: 2 },
  ...{ seed: 'friends', bots: BOTS_VERSION, rules: 2 },
};
const path = `/api/duplicates/${codeOfSet(set)}`;

test('what friends made of the same deals is told to each of them, by whichever server', async () => {
  const vault = new MemoryVault();
  const [here, there] = [await serve(vault), await serve(vault)];
  const ada = await here.guest('Ada');
  const ben = await there.guest('Ben');
  await ada.post(path, { scores: [12, null] });
  await ben.post(path, { scores: [-4, 30] });
  const { body } = await ada.ask('GET', path);
  expect(body.results).toEqual([
    { name: 'Ada', scores: [12, null], isMe: true },
    { name: 'Ben', scores: [-4, 30], isMe: false },
  ]);
});

test('what was told of a deal stands; only what was not told is added', async () => {
  const ada = await (await serve()).guest('Ada');
  await ada.post(path, { scores: [12, null] });
  const { results } = await ada.post(path, { scores: [99, 5] });
  expect(results).toEqual([{ name: 'Ada', scores: [12, 5], isMe: true }]);
});

test('nobody tells anything without a token, of no set, of another number of deals, or beyond all bounds', async () => {
  const server = await serve();
  const ada = await server.guest('Ada');
  expect((await server.ask('GET', path)).status).toBe(401);
  const status = async (to: string, scores: unknown) =>
    (await ada.ask('POST', to, { scores })).status;
  expect(await status('/api/duplicates/1abc', [1])).toBe(404);
  expect(await status(path, [1, 2, 3])).toBe(404);
  expect(await status(path, [1, 1e9])).toBe(400);
  expect(await status(path, [1, '<b>'])).toBe(400);
  expect(await status(path, [])).toBe(400);
});
