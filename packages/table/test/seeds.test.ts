import {
  commitment,
  deriveSeed,
  type Game,
  game,
  games,
  replay,
  seedFromText,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import {
  Host,
  house,
  logOfSave,
  MemoryStore,
  type Scene,
  sceneAfter,
  type Tidings,
  tableOf,
} from '../src/index.ts';
import { oldSave } from './old-save.ts';
import {
  openHost,
  PERSON,
  playOn,
  portsOf,
  type Simulated,
  SimulatedClock,
  type Wanted,
} from './simulation.ts';

const SECRET = seedFromText('a secret');

/** Every scene that somebody is shown, one an entry. */
async function scenesOf(
  rules: Game,
  wanted: Wanted,
  commands: number,
): Promise<[Simulated, Scene[]]> {
  const table = await openHost(rules, wanted);
  const scenes: Scene[] = [];
  table.host.join(0, (tidings: Tidings) => {
    scenes.push(sceneAfter(scenes.at(-1), tidings));
  });
  await playOn(table, commands);
  return [table, scenes];
}

describe.each(games.map((rules) => [rules.name, rules] as const))('%s', (_, rules) => {
  test('what was committed to is shown before the cards, and the seed only when the deal is over', async () => {
    const [, scenes] = await scenesOf(rules, {}, 60);
    const first = scenes.findIndex(({ deal }) => deal === 0);
    expect(scenes[first - 1].nextCommitment).toBe(scenes[first].commitment);
    const over = scenes.filter(({ dealOver }) => dealOver);
    expect(over.length).toBeGreaterThan(0);
    for (const scene of scenes) {
      const { open, dealOver } = scene;
      expect(open !== null).toBe(dealOver);
      if (open?.seed) expect(commitment(open.seed)).toBe(scene.commitment);
    }
  });

  test('no message tells a seed, the secret or a save while the deal that it belongs to is played', async () => {
    const table = await openHost(rules);
    const told: string[] = [];
    for (const eyes of [-1, 0, 1]) table.host.join(eyes, (each) => told.push(JSON.stringify(each)));
    await playOn(table, 8);
    const folded = tableOf(rules, table.host.log);
    if (!folded.ok || folded.value.dealOver || folded.value.deal > 0) return;
    const seed = folded.value.sourceOf(0)?.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    const all = told.join('\n');
    for (const secret of [seed, folded.value.opening.secret, folded.value.opening.seed ?? seed]) {
      expect(all).not.toContain(secret);
    }
  });

  test('a chosen seed gives each deal its own, as docs/deals.md says; records of it are checked', async () => {
    const [table] = await scenesOf(rules, { seed: 'chosen' }, 60);
    const record = table.host.record();
    const seed = seedFromText('chosen');
    expect(record?.deals[0].seed).toBe(deriveSeed(seed, 'seed/0'));
    const replayed = replay(JSON.parse(JSON.stringify(record)), games);
    expect(replayed.ok || replayed.error).toBe(true);
  });
});

const mu = game('mu') as Game;

test('without a chosen seed every deal has a new one', async () => {
  const table = await openHost(mu, { seed: null });
  for (let i = 0; i < 80 && table.host.view(0)?.setup.deal !== 2; i++) await playOn(table, 1);
  const seeds = table.host.record()?.deals.map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(2);
});

test.each(['', 'abcd'])(
  'a deal that is taken back and dealt again has the same cards, whatever players add (%s)',
  async (text) => {
    const table = await openHost(mu);
    const { host } = table;
    const toSecond = async (added: string) => {
      for (let i = 0; i < 80 && host.view(0)?.setup.deal !== 1; i++) {
        const entropy = { type: 'entropy' as const, seat: 0, text: added };
        await host.submit(PERSON, `add ${host.log.length}`, entropy);
        await playOn(table, 1);
      }
      return host.view(0)?.dealt;
    };
    const before = await toSecond(text);
    while (host.view(0)?.setup.deal === 1) {
      await host.submit(PERSON, `back ${host.log.length}`, { type: 'undo', seat: 0 });
    }
    expect(await toSecond('ef')).toEqual(before);
  },
);

test.each(games.map((rules) => [rules.name, rules] as const))(
  '%s: a table that was saved before there were logs goes on where it was, with a new seed for each deal to come',
  async (_, rules) => {
    const { saved, view } = oldSave(rules);
    const log = logOfSave(JSON.parse(JSON.stringify(saved)), house, { by: PERSON, secret: SECRET });
    if (!log.ok) throw new Error(log.error);
    const store = new MemoryStore();
    for (const entry of log.value) await store.append('table', entry);
    const clock = new SimulatedClock();
    const host = await Host.load('table', rules, portsOf(clock, { store }));
    if (!host.ok) throw new Error(host.error);
    expect(host.value.view(0)).toEqual(view);
    const table = { host: host.value, clock, store };
    for (let i = 0; i < 80 && (host.value.record()?.deals.length ?? 0) < 3; i++)
      await playOn(table, 1);
    const seeds = host.value.record()?.deals.map(({ seed }) => seed);
    expect(seeds?.slice(0, 2)).toEqual([saved.record.seed, saved.record.seed]);
    expect(seeds?.[2]).not.toBe(saved.record.seed);
  },
);

test('an old save with other cards than its seed gives is refused', () => {
  const { saved } = oldSave(mu);
  const [deal] = saved.record.deals;
  const hands = [deal.hands[1], deal.hands[0], ...deal.hands.slice(2)];
  const forged = {
    ...saved,
    record: {
      ...saved.record,
      deals: [{ ...deal, hands, moves: [], tricks: [], scores: [], totals: [] }],
    },
  };
  const log = logOfSave(forged, house, { by: PERSON, secret: SECRET });
  expect(log.ok ? '' : log.error).toMatch(/deal 0 is not the one that its seed gives/);
});
