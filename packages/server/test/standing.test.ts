import { levels } from '@overtrick/bots';
import { FastRandom, version } from '@overtrick/engine';
import type { Host, Sitter } from '@overtrick/table';
import { botPlayer, type MatchResult, resultOf } from '@overtrick/table/standing';
import { afterEach, expect, test } from 'vitest';
import { MemoryVault } from '../src/memory.ts';
import { Rankings } from '../src/standing/rankings.ts';
import { Results } from '../src/standing/results.ts';
import { AGREEMENT, type Person, Served } from './served.ts';

const servers: Served[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(vault = new MemoryVault()): Promise<Served> {
  const server = await Served.open({ vault });
  servers.push(server);
  return server;
}

/** A short match of one person with bots. */
async function open(ada: Person) {
  const seats = ['me', 'novice', 'random', 'random'];
  const options = { dealsPerPlayer: 1 };
  return ada.post('/api/tables', {
    game: 'mutwo',
    players: 4,
    seats,
    options,
    agreement: AGREEMENT,
  });
}

const random = new FastRandom('5'.repeat(64));

/** One thing that is waited for, if it is a person's. */
async function step(host: Host, key: string): Promise<void> {
  const { sitters, awaited, deal, dealOver } = host.outline;
  const isPerson = (sitter: Sitter) => sitter.kind === 'person';
  const seat = deal < 0 ? sitters.findIndex(isPerson) : awaited.find((at) => isPerson(sitters[at]));
  const sitter = seat === undefined ? undefined : sitters[seat];
  if (seat !== undefined && sitter?.kind === 'person') {
    const view = host.view(seat);
    const isNext = deal < 0 || dealOver || !view;
    const move = isNext ? undefined : (await levels.random.think(view, random, {})).move;
    await host.submit(sitter.id, key, move ? { type: 'play', move } : { type: 'next', seat });
  }
  await new Promise((resolve) => setImmediate(resolve));
}

async function playToEnd(server: Served, ada: Person, id: string): Promise<MatchResult> {
  // Nobody deals at a table at which nobody is.
  await ada.visit(id);
  return server.venue.cardroom.use(id, async ({ host }) => {
    for (let i = 0; !host.isOver; i++) await step(host, `step ${i}`);
    await server.venue.cardroom.note(host);
    const result = resultOf(id, host.outline, version);
    if (!result) throw new Error('a match that is over has a result');
    return result;
  });
}

const standingOf = async (person: Person) => (await person.ask('GET', '/api/standing')).body;

test('a match that was played to its end counts, on every node, for people and for bots', async () => {
  const vault = new MemoryVault();
  const [here, there] = [await serve(vault), await serve(vault)];
  const ada = await here.guest('Ada');
  const { id } = await open(ada);
  expect((await standingOf(ada)).games).toEqual([]);
  const { seats } = await playToEnd(here, ada, id);
  expect(seats.map(({ player }) => player)).toEqual([
    ada.id,
    botPlayer('novice', version),
    botPlayer('random', version),
    botPlayer('random', version),
  ]);
  const told = await there.ask('GET', '/api/standing', undefined, ada.token);
  expect(told.body.games).toMatchObject([
    { game: 'mutwo', matches: 1, rating: { isProvisional: true } },
  ]);
  expect(told.body).toEqual(await standingOf(ada));
  const bots = told.body.tables[0].rows.filter((row: { bot: unknown }) => row.bot);
  expect(bots).toHaveLength(2);
});

test('nobody is seen by others who has not asked for it, and who takes it back is gone', async () => {
  const vault = new MemoryVault();
  const server = await serve(vault);
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const results = new Results(vault.logs());
  for (let at = 1; at <= 6; at++) await results.enter(match(at, [ada.id, ben.id]));
  const names = async (person: Person) =>
    (await standingOf(person)).tables[0].rows.map(({ name }: { name: string }) => name);
  expect(await names(ada)).toEqual(['Ada']);
  await ben.post('/api/standing/shown', { shown: true });
  expect(await names(ada)).toEqual(['Ada', 'Ben']);
  expect(await names(ben)).toEqual(['Ben']);
  await ben.post('/api/me/name', { name: 'Benno' });
  expect(await names(ada)).toEqual(['Ada', 'Benno']);
  await ben.post('/api/standing/shown', { shown: false });
  expect(await names(ada)).toEqual(['Ada']);
  expect((await server.ask('GET', '/api/standing')).status).toBe(401);
});

function match(at: number, players: readonly string[]): MatchResult {
  const seats = players.map((player, i) => ({ player, total: (50 * at) / (i + 1) }));
  return { id: `table-${at}`, at, game: 'mu', deals: 5, seats };
}

async function careersOf(rankings: Rankings) {
  await rankings.update();
  return rankings.played.map(([, { careers }]) => careers);
}

test('two nodes that write at once, and in the wrong order, know the same as one that reads it later', async () => {
  const vault = new MemoryVault();
  const nodes = [new Results(vault.logs()), new Results(vault.logs())];
  const rankings = nodes.map((node) => new Rankings(node));
  for (const at of [3, 1, 5]) {
    await Promise.all(nodes.map((node, i) => node.enter(match(at + i, ['ada', 'ben', 'cleo']))));
    for (const each of rankings) await each.update();
  }
  // What is told twice counts once.
  await nodes[1].enter(match(3, ['ada', 'ben', 'cleo']));
  const later = await careersOf(new Rankings(new Results(vault.logs())));
  expect(later[0].get('ada')?.matches).toBe(6);
  for (const each of rankings) expect(await careersOf(each)).toEqual(later);
});

test('what a guest has played is whose account they are by now, from the first match on', async () => {
  const vault = new MemoryVault();
  const results = new Results(vault.logs());
  const rankings = new Rankings(results);
  await results.enter(match(1, ['guest', 'ben']));
  await results.enter(match(2, ['ada', 'ben']));
  expect((await careersOf(rankings))[0].get('ada')?.matches).toBe(1);
  await results.join('guest', 'ada', 3);
  await results.enter(match(4, ['ada', 'guest', 'ben']));
  const [careers] = await careersOf(rankings);
  // Against oneself nothing is learnt.
  expect(careers.get('ada')?.matches).toBe(2);
  expect([...careers.keys()].sort()).toEqual(['ada', 'ben']);
  expect(await careersOf(new Rankings(new Results(vault.logs())))).toEqual([careers]);
});

test('results that are lost are made again from the tables when a server starts', async () => {
  const [before, after] = [new MemoryVault(), new MemoryVault()];
  const server = await serve(before);
  const ada = await server.guest('Ada');
  const { id } = await open(ada);
  await playToEnd(server, ada, id);
  const told = await standingOf(ada);
  for (const log of [id, `guest/${ada.id}`]) {
    for (const entry of before.peek(log)) await after.logs().append(log, entry);
  }
  const listing = await before.catalogue.find(id);
  if (listing) await after.catalogue.note(listing);
  const again = await serve(after);
  await again.venue.cardroom.catchUp();
  expect((await again.ask('GET', '/api/standing', undefined, ada.token)).body).toEqual(told);
});
