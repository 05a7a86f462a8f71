import { games } from '@overtrick/engine';
import type { WireMessage } from '@overtrick/table';
import { twinsOf } from '@overtrick/table/twins';
import { describe, expect, test } from 'vitest';
import { openHttp } from '../../src/http.ts';
import { compareTwins } from './compare.ts';
import { SpiedPremises } from './premises.ts';

/** `npm run soak -- --spies N` tries more. */
const SEED = 1;

const channels = new Set<string>();
const paths = new Set<string>();

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('of twin servers that differ in what somebody may not know they find out the same, byte by byte and at the same times', async () => {
    const compared = await compareTwins(game, SEED);
    expect(compared.leak).toBeUndefined();
    expect(compared.pairs).toBeGreaterThan(0);
    for (const channel of compared.channels) channels.add(channel);
    for (const path of compared.paths) paths.add(path);
  });
});

test('of twins on two servers that share a store, by one of which the house plays, they find out the same too', async () => {
  for (const game of games.slice(-1)) {
    expect((await compareTwins(game, SEED, 2)).leak).toBeUndefined();
  }
});

/** Every kind of message: a new one does not compile before it is here. */
const MESSAGES: Readonly<Record<WireMessage['kind'], true>> = {
  scene: true,
  update: true,
  here: true,
  done: true,
  refused: true,
  halfway: true,
  hint: true,
  record: true,
  resync: true,
  trouble: true,
  store: true,
  bye: true,
};

/** What else tells something: how a socket is closed, the log, the metrics, what bots are asked, what strangers are told. */
const OTHERS = ['close', 'log', 'metrics', 'bot', 'stranger', 'stranger close'];

/** Paths that tell nothing of a table: who one is, what comes before there is one, and what people made of deals alone. */
const ELSEWHERE = [
  'GET /api/duplicates/:id',
  'POST /api/duplicates/:id',
  'POST /api/guests',
  'POST /api/me/name',
  'POST /api/me/code',
  'POST /api/me/others',
  'POST /api/codes',
  'POST /api/standing/shown',
  'POST /api/tables',
];

/** Accounts and what belongs to them, and whether a browser is told of turns; what a notice says is in notices.test.ts. */
const OWN = /^(GET|POST) \/api\/(account|sessions|notices)\b/;

test('no way by which a server tells something is left out of this', () => {
  const tables = [...paths].filter((path) => !ELSEWHERE.includes(path) && !OWN.test(path));
  const expected = [...tables, ...Object.keys(MESSAGES), ...OTHERS];
  expect([...channels].sort()).toEqual(expected.sort());
});

test('over HTTP there is nothing else: health, metrics, the API, one socket', async () => {
  const [twins] = twinsOf(games[0], SEED);
  const { venue } = new SpiedPremises(games[0], twins, 0);
  const asked = { origins: [], publicUrl: null, proxies: [], sockets: 1 };
  const app = await openHttp({ venue, headers: new Map(), ...asked });
  await app.ready();
  // What stands behind `/api/` is the star: its paths are those above.
  const routes = app.printRoutes({ commonPrefix: false }).matchAll(/([\w/*]+) \(/g);
  expect([...routes].map(([, path]) => path).sort()).toEqual([
    '*',
    // The same, for what may be longer than all else.
    '/api/account/games',
    '/health',
    '/metrics',
    '/socket',
  ]);
  expect((await app.inject('/health')).body).toBe('ok\n');
  await app.close();
});
