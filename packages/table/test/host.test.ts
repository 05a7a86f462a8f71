import { type Game, game, games, replay } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { difference } from '../src/delta.ts';
import { type Command, Host, type Scene, sceneAfter, type Tidings } from '../src/index.ts';
import { tableOf } from '../src/made.ts';
import { sceneOf } from '../src/scene.ts';
import { BOT, gathering, LINK, person } from './friends.ts';
import {
  moveFor,
  openHost,
  PERSON,
  playOn,
  portsOf,
  type Simulated,
  SimulatedClock,
} from './simulation.ts';

/** What somebody knows who knew this and was told all of that, of which nothing may be missing. */
function known(told: readonly Tidings[], before?: Scene): Scene | undefined {
  for (const [i, { kind, seq }] of told.entries()) {
    if (i > 0 && kind === 'update') expect(seq).toBe(told[i - 1].seq + 1);
  }
  return told.reduce(sceneAfter, before);
}

/** The last entry that somebody knows who comes back. */
const SINCE = 9;

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('who is told everything knows what the table is, and so does who was away for a while', async () => {
    const table = await openHost(game);
    const eyes = [-1, 0, 1];
    const told = eyes.map((): Tidings[] => []);
    for (const [i, each] of eyes.entries())
      table.host.join(each, (tidings) => told[i].push(tidings));
    await playOn(table, 30);
    const folded = tableOf(game, table.host.log);
    if (!folded.ok) throw new Error(folded.error);
    for (const [i, each] of eyes.entries()) {
      const whole = JSON.parse(JSON.stringify(sceneOf(folded.value, each)));
      expect(known(told[i])).toEqual(whole);
      const late: Tidings[] = [];
      table.host.join(each, (tidings) => late.push(tidings), SINCE);
      expect([late[0].kind, late[0].seq]).toEqual(['update', SINCE + 1]);
      const before = told[i].findIndex(({ seq }) => seq === SINCE);
      expect(known(late, known(told[i].slice(0, before + 1)))).toEqual(whole);
    }
    const record = table.host.record();
    const replayed = record && replay(JSON.parse(JSON.stringify(record)), games);
    expect(replayed?.ok || replayed?.error).toBe(true);
  });
});

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** A table of friends who talk, ask for things and play. */
async function friends(game: Game): Promise<Simulated> {
  const clock = new SimulatedClock();
  const ports = portsOf(clock);
  const [fewest, most] = game.seats;
  const count = Math.min(most, Math.max(4, fewest));
  const sitters = Array.from({ length: count }, (_, i) => (PEOPLE[i] ? person(PEOPLE[i]) : BOT));
  const pace = { turn: 10_000, bank: 60_000 };
  const opening = gathering(game, { sitters, agreement: { pace } });
  const host = await Host.open('table', game, opening, 'ada', ports);
  if (!host.ok) throw new Error(host.error);
  return { host: host.value, clock, store: ports.store };
}

const ASIDE: readonly [string, Command][] = [
  ['ben', { type: 'say', seat: 1, text: 'hm' }],
  ['cleo', { type: 'mute', member: 1 }],
  ['ben', { type: 'say', seat: 1, phrase: 'oops' }],
  ['dora', { type: 'pause', seat: 3 }],
  ['ada', { type: 'decline', seat: 0 }],
  ['cleo', { type: 'unmute', member: 1 }],
  ['ben', { type: 'report', member: 2, text: 'rude' }],
  ['dora', { type: 'own', member: 1 }],
  ['eve', { type: 'come', name: 'Eve', link: LINK }],
  ['eve', { type: 'queue' }],
  ['ada', { type: 'own', member: 1 }],
  ['dora', { type: 'leave', seat: 3 }],
];

describe.each(games.map((game) => [game.name, game] as const))('%s among friends', (_, game) => {
  test('everybody knows after every entry what the table is to them', async () => {
    const { host, clock } = await friends(game);
    const known = new Map<string, Scene>();
    const wrong: unknown[] = [];
    const truth = tableOf(game, host.log.slice(0, 1));
    if (!truth.ok) throw new Error(truth.error);
    for (const by of [...PEOPLE.map((name) => name.toLowerCase()), 'eve']) {
      host.attend({ eyes: null, by }, (news) => {
        if (news.kind === 'here') return;
        const scene = sceneAfter(known.get(by), JSON.parse(JSON.stringify(news)));
        known.set(by, scene);
        for (const entry of host.log.slice(truth.value.seq, news.seq)) truth.value.fold(entry);
        const right = sceneOf(truth.value, host.seatOf(by), by);
        const change = difference(scene, JSON.parse(JSON.stringify(right)));
        if (change) wrong.push([by, news.seq, change]);
      });
    }
    await host.submit('ada', 'first', { type: 'next' });
    for (let i = 0; i < 80; i++) {
      await clock.run(() => true);
      const aside = i % 4 === 3 ? ASIDE[(i - 3) / 4] : undefined;
      if (aside) await host.submit(aside[0], `aside ${i}`, aside[1]);
      const seat = [0, 1, 2, 3].find((each) => moveFor(host, each));
      const move = seat === undefined ? undefined : moveFor(host, seat);
      const scene = known.get('ada');
      if (seat !== undefined && move && scene?.neighbours[seat]?.level === null) {
        const by = scene.neighbours[seat]?.name.toLowerCase() ?? '';
        await host.submit(by, `move ${i}`, { type: 'play', move });
        if (i % 5 === 0) await host.submit(by, `back ${i}`, { type: 'undo', seat });
      } else if (host.view(0)?.acting.length === 0) {
        for (const by of ['ada', 'ben', 'cleo', 'dora', 'eve']) {
          await host.submit(by, `next ${i} ${by}`, { type: 'next' });
        }
      } else await clock.run(() => host.view(0)?.acting.some((each) => each < 4) ?? true);
    }
    expect(wrong.slice(0, 1)).toEqual([]);
    expect(host.log.length).toBeGreaterThan(70);
  });
});

/** What messages about a game of five at which everybody sits weigh, in bytes. */
async function weigh(name: string, players: number): Promise<number> {
  const rules = game(name);
  if (!rules) throw new Error(`there is no ${name}`);
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'random'));
  const table = await openHost(rules, { bots });
  const sizes: number[] = [];
  for (let eyes = 0; eyes < players; eyes++) {
    table.host.join(eyes, (tidings) => {
      if (tidings.kind === 'update') sizes.push(Buffer.byteLength(JSON.stringify(tidings)));
    });
  }
  await playOn(table, 40);
  return sizes.reduce((sum, size) => sum + size) / sizes.length;
}

test('a move in Mü with five players takes at most 1 kB for each pair of eyes, on average', async () => {
  expect(await weigh('mu', 5)).toBeLessThan(1000);
});

test('a host that is behind another of the same table refuses nothing that is right', async () => {
  const mu = game('mu') as Game;
  const table = await openHost(mu);
  const ports = portsOf(table.clock, { store: table.store, keeps: () => false });
  const behind = await Host.load('table', mu, ports);
  if (!behind.ok) throw new Error(behind.error);
  await playOn(table, 6);
  const move = moveFor(table.host, 0);
  if (!move) throw new Error('it is not their turn');
  const command = { type: 'play' as const, move };
  const { seq } = table.host;
  expect(await behind.value.submit(PERSON, 'elsewhere', command, seq)).toEqual({
    ok: true,
    value: seq + 1,
  });
  // What others have written is taken in, however it is heard of, and once.
  await table.host.hear(behind.value.log.slice(seq - 2));
  expect(table.host.seq).toBe(seq + 1);
});
