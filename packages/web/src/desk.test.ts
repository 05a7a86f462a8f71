import { readFileSync } from 'node:fs';
import { BOTS_VERSION } from '@overtrick/bots';
import { games, replay } from '@overtrick/engine';
import { type Scene, sceneAfter } from '@overtrick/table';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decide, MemoryArchive, playDeal, Tab, turn, wish } from '../test/harness.ts';
import { files } from './games.ts';
import { Shelf } from './shelf.ts';

// Whose place the house has taken is also said in the worker's console.
afterEach(() => vi.restoreAllMocks());

test('without a table there is nothing to play at', async () => {
  const problem = { problem: 'there is no table' };
  expect(await new Tab().request({ kind: 'record' })).toMatchObject({ kind: 'problem', problem });
});

test('what is no question is refused, and changes nothing', async () => {
  const tab = new Tab();
  await tab.open('mu', 4);
  await tab.toPerson();
  const before = tab.scene;
  const kind = fc.constantFrom('', '__proto__', 'constructor', 'Record', 'bot', 'saved', 0, null);
  const message = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({ kind }),
    fc.record({ kind: fc.constantFrom('do', 'halfway', 'join'), parts: fc.jsonValue() }),
    fc.record({ kind: fc.constant('do'), key: fc.string(), deed: fc.jsonValue() }),
    fc.record({ kind: fc.constantFrom('check', 'open', 'verify'), promise: fc.jsonValue() }),
  );
  await fc.assert(
    fc.asyncProperty(message, async (each) => {
      const answer = await tab.say(Object(each));
      expect(['problem', 'refused', 'answer']).toContain(answer.kind);
      if (answer.kind === 'answer') expect(Object(each).kind).toBe('check');
    }),
    { numRuns: 150, seed: 1 },
  );
  await tab.request({ kind: 'join', since: 0 });
  expect(tab.scene).toEqual(before);
});

test('the games of the registry are offered with what can be varied', async () => {
  const offers = await new Tab().ask({ kind: 'games' });
  expect(offers.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
  const target = offers[0].options.find(({ name }) => name === 'goalBase');
  expect(target?.defaults).toEqual({ 3: 10, 4: 28, 5: 21, 6: 16 });
  expect(target?.most).toBe(1_000_000);
});

const summary = { game: 'mu', title: 'Mü', players: 4, deal: 1, total: 0, over: false };

/** What a tab says about a game that was kept as text. */
async function resume(saved: string, shelf = new Shelf()) {
  const archive = new MemoryArchive();
  archive.games.set('old', { id: 'old', owner: '', when: 0, summary, saved });
  return new Tab(archive, shelf).say({ kind: 'resume', table: 'old' });
}

test.each(['', 'not JSON', '{}', '[1]', '{"format":"overtrick-table/1"}'])(
  'what was kept as %j is refused in words',
  async (saved) => {
    const problem = { problem: expect.stringMatching(/^it|^its/) };
    expect(await resume(saved)).toMatchObject({ kind: 'problem', problem });
  },
);

test('a log that makes no sense is refused in words', async () => {
  const archive = new MemoryArchive();
  const first = new Tab(archive);
  await first.open('mu', 4);
  const [opening] = await archive.logs.read('table', 1);
  const [fact] = opening.facts;
  const sitters = [{ kind: 'person', name: { constructor: 1 }, id: 'you' }];
  const wrong = [
    { ...opening, facts: [] },
    { ...opening, facts: [{ ...fact, players: 1e9 }] },
    { ...opening, facts: [{ ...fact, sitters }] },
    { ...opening, facts: [{ ...fact, options: { target: -5 } }] },
  ];
  for (const [i, entry] of wrong.entries()) {
    archive.games.set(`${i}`, { id: `${i}`, owner: '', when: 0, summary });
    await archive.logs.append(`${i}`, entry as never);
    const problem = { problem: expect.any(String) };
    const answer = await new Tab(archive).say({ kind: 'resume', table: `${i}` });
    expect(answer).toMatchObject({ kind: 'problem', problem });
  }
});

test('each game of the registry has a file of its own to be loaded', () => {
  expect(Object.keys(files)).toEqual(games.map(({ name }) => name));
});

/** Files of which each tells when it is loaded. */
function watched(loads: string[], load = (name: string) => files[name]()) {
  const told = Object.keys(files).map((name) => {
    const file = () => {
      loads.push(name);
      return load(name);
    };
    return [name, file] as const;
  });
  return new Shelf(Object.fromEntries(told));
}

test('offers and checks load no game, a table loads its own, and only once', async () => {
  const loads: string[] = [];
  const tab = new Tab(undefined, watched(loads));
  await tab.ask({ kind: 'games' });
  expect(await tab.ask({ kind: 'check', wish: wish('gamut', 5) })).toHaveLength(1);
  expect(loads).toEqual([]);
  await tab.open('gamut', 4);
  await tab.ask({ kind: 'resume', table: 'table' });
  expect(loads).toEqual(['gamut']);
});

test('what is said at a table waits until its game is loaded, and other questions do not', async () => {
  const tab = new Tab();
  const asks = [
    tab.say({ kind: 'open', table: 'table', wish: wish('mu', 4) }),
    tab.say({ kind: 'games' }),
    tab.say({ kind: 'record' }),
  ];
  await Promise.all(asks);
  const answers = tab.told.flatMap((each) => ('id' in each ? [each.id] : []));
  expect(answers).toEqual([2, 1, 3]);
  expect(tab.told.at(-1)).toMatchObject({ kind: 'record', record: null });
});

test('a game that cannot be loaded is told so, its table stays closed, and a later try may work', async () => {
  let isThere = false;
  const load = (name: string) => (isThere ? files[name]() : Promise.reject(new Error('404')));
  const archive = new MemoryArchive();
  const tab = new Tab(archive, watched([], load));
  const problem = { unloaded: 'Error: 404' };
  const opened = await tab.say({ kind: 'open', table: 'table', wish: wish('mu', 4) });
  expect(opened).toMatchObject({ kind: 'problem', problem });
  expect((await tab.request({ kind: 'record' })).kind).toBe('problem');
  isThere = true;
  await tab.open('mu', 4);
  const later = new Tab(
    archive,
    watched([], () => Promise.reject(new Error('404'))),
  );
  const resumed = await later.say({ kind: 'resume', table: 'table' });
  expect(resumed).toMatchObject({ kind: 'problem', problem });
});

const OLD = new URL('../test/data/kept-1.json', import.meta.url);
const older = JSON.parse(readFileSync(OLD, 'utf8'));

test('a game that there is not is refused with the nearest, and nothing is loaded for it', async () => {
  const loads: string[] = [];
  const shelf = watched(loads);
  const tab = new Tab(undefined, shelf);
  const opened = await tab.say({ kind: 'open', table: 'table', wish: wish('gamu', 4) });
  const near = { problem: expect.stringContaining('did you mean gamut?') };
  expect(opened).toMatchObject({ problem: near });
  for (const name of ['chess', '__proto__', 'constructor']) {
    const saved = older.saved.replace('"game":"gamut"', `"game":"${name}"`);
    const problem = { problem: expect.stringContaining(`there is no game "${name}"`) };
    expect(await resume(saved, shelf)).toMatchObject({ problem });
  }
  expect(loads).toEqual([]);
});

test('a game that was kept before there were logs goes on, with its record as it was', async () => {
  const archive = new MemoryArchive();
  archive.games.set(older.id, older);
  const tab = new Tab(archive);
  await tab.ask({ kind: 'resume', table: older.id });
  await tab.request({ kind: 'join', since: 0 });
  await tab.toPerson();
  expect(tab.scene.deal).toBe(1);
  await playDeal(tab);
  await decide(tab);
  const answer = await tab.request({ kind: 'record' });
  if (answer.kind !== 'record') throw new Error('no record came');
  expect(replay(answer.record, games).ok).toBe(true);
  const [first] = JSON.parse(older.saved).record.deals;
  expect(answer.record?.deals[0]).toMatchObject({ hands: first.hands, moves: first.moves });
  // What follows has seeds of its own: the old one has been told.
  expect(tab.scene.commitment).not.toBe(answer.record?.deals[1].commitment);
  expect(archive.games.get(older.id)?.saved).toBeUndefined();
});

/** The seed of each deal that was shuffled. */
async function seedsOf({ logs }: MemoryArchive): Promise<string[]> {
  const facts = (await logs.read('table', 1)).flatMap((entry) => entry.facts);
  return facts.flatMap((fact) => (fact.type === 'commit' ? [fact.seed] : []));
}

describe.each(games.map(({ name, seats }) => [name, seats[0]] as const))('%s', (game, players) => {
  test('what is kept resumes to the same scene, and its finished deals are a valid record', async () => {
    const archive = new MemoryArchive();
    const tab = new Tab(archive);
    await tab.open(game, players);
    await tab.toPerson();
    const later = new Tab(archive);
    await later.ask({ kind: 'resume', table: 'table' });
    await later.request({ kind: 'join', since: 0 });
    expect(later.scene).toEqual(tab.scene);
    await playDeal(later);
    const answer = await later.request({ kind: 'record' });
    expect(replay(answer.kind === 'record' && answer.record, games).ok).toBe(true);
  });

  test('every action that is open can be begun, and what is not open is refused with its clause', async () => {
    const tab = new Tab();
    await tab.open(game, players);
    await tab.toPerson();
    for (const part of tab.scene.view.legal) {
      expect((await tab.request({ kind: 'halfway', parts: [part] })).kind).toBe('halfway');
    }
    const nothing = { type: 'play', field: 'card', value: 'nothing' };
    const refused = await tab.do({ type: 'play', parts: [nothing] });
    expect(refused).toMatchObject({ kind: 'refused', refusal: { clause: 'overtrick/1' } });
  });

  test('while a deal is on nobody is told its seed or cards, and the page never has a game to keep', async () => {
    const archive = new MemoryArchive();
    const tab = new Tab(archive);
    await tab.open(game, players, { seed: undefined });
    for (let deal = 0; deal < 2; deal++) {
      await playDeal(tab);
      await tab.do({ type: 'next' });
    }
    await decide(tab);
    const seeds = await seedsOf(archive);
    expect(seeds.length).toBeGreaterThanOrEqual(3);
    let scene: Scene | undefined;
    for (const message of tab.told) {
      if (message.kind === 'scene' || message.kind === 'update') scene = sceneAfter(scene, message);
      const { deal = -1, dealOver = false } = scene ?? {};
      const text = JSON.stringify(message);
      expect(text).not.toMatch(/"saved"|"secret"|"facts"|overtrick-table/);
      for (const seed of seeds.slice(dealOver ? deal + 1 : deal)) expect(text).not.toContain(seed);
    }
    expect(JSON.stringify(tab.told)).toContain(seeds[0]);
  });
});

/** A shelf of which one bot never answers. */
function shelfWith(think: () => unknown): Shelf {
  const shelf = new Shelf();
  const hung = { ...shelf.levels.club, ponder: undefined, think };
  Object.assign(shelf.levels, { hung });
  return shelf;
}

const HUNG = [null, 'hung', 'hung', 'hung'];

test.each([
  ['never answers', () => new Promise(() => {}), 'late'],
  ['fails', () => Promise.reject(new Error('a bug')), 'failed'],
  ['answers with what is not legal', () => ({ move: { seat: 1, type: 'fly' } }), 'illegal'],
])(
  'a bot that %s is replaced by a quick legal move, and the log says so',
  async (_, think, why) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const archive = new MemoryArchive();
    const tab = new Tab(archive, shelfWith(think));
    await tab.open('gamut', 4, { bots: HUNG });
    const ring = () => why === 'late' && tab.clock.ring();
    await tab.toPerson(ring);
    await decide(tab);
    await tab.toPerson(ring);
    const entries = await archive.logs.read('table', 1);
    const moves = entries.flatMap(({ command }) => (command.type === 'play' ? [command] : []));
    const [bots, own] = [true, false].map((is) => moves.filter(({ move }) => move.seat > 0 === is));
    expect(bots.length).toBeGreaterThan(0);
    expect(new Set(bots.map(({ instead }) => instead))).toEqual(new Set([why]));
    expect(own.every(({ instead }) => instead === undefined)).toBe(true);
  },
);

test('nothing that a page can say makes a bot move', async () => {
  const tab = new Tab(
    undefined,
    shelfWith(() => new Promise(() => {})),
  );
  await tab.open('gamut', 4, { bots: HUNG });
  await turn();
  const before = tab.scene.view;
  expect(before.acting).not.toEqual([0]);
  const deeds: object[] = [
    ...['claim', 'next', 'undo', 'agree', 'decline', 'pause', 'continue', 'bot', 'shuffle'],
  ].map((type) => ({ type }));
  const parts = [{ type: 'stay' }];
  deeds.push({ type: 'play', parts }, { type: 'say', text: 'go on' });
  for (const deed of [...deeds, { type: 'play', parts, seat: 1 }]) await tab.do(deed);
  for (const kind of ['bot', 'hint', 'stop', 'record']) await tab.say({ kind });
  for (const since of [0, 1]) await tab.request({ kind: 'join', since });
  expect(tab.scene.view.history.filter(({ seat }) => seat > 0)).toEqual([]);
});

test('a game that another tab has taken over gets no more moves from the first, which is told', async () => {
  const archive = new MemoryArchive();
  const [first, second] = [new Tab(archive), new Tab(archive)];
  await first.open('gamut', 4);
  await first.toPerson();
  await second.ask({ kind: 'resume', table: 'table' });
  const before = (await archive.logs.read('table', 1)).length;
  await decide(first);
  expect(first.told).toContainEqual({ kind: 'lost', how: 'elsewhere' });
  expect((await archive.logs.read('table', 1)).length).toBe(before);
  await second.request({ kind: 'join', since: 0 });
  await second.ask({ kind: 'forget', table: 'table' });
  await decide(second);
  expect(second.told).toContainEqual({ kind: 'lost', how: 'gone' });
});

test('where nothing can be kept the game goes on, and that is told once', async () => {
  const archive = new MemoryArchive();
  const tab = new Tab(archive);
  archive.fault = new Error('forbidden');
  await tab.open('gamut', 4);
  await playDeal(tab);
  expect(tab.told.filter(({ kind }) => kind === 'unkept')).toHaveLength(1);
  expect(await archive.logs.read('table', 1)).toEqual([]);
});

test('a disk that is full in the middle of a game lets it go on, and leaves what was kept', async () => {
  const archive = new MemoryArchive();
  const tab = new Tab(archive);
  await tab.open('gamut', 4);
  await tab.toPerson();
  const before = await archive.logs.read('table', 1);
  archive.fault = new Error('full');
  await playDeal(tab);
  expect(tab.told.filter(({ kind }) => kind === 'unkept')).toHaveLength(1);
  expect(await archive.logs.read('table', 1)).toEqual(before);
});

test('what is listed of a game follows it, and names no cards', async () => {
  const tab = new Tab();
  await tab.open('gamut', 4);
  await playDeal(tab);
  await tab.do({ type: 'next' });
  await turn();
  const [listed] = await tab.ask({ kind: 'kept' });
  const total = tab.scene.totals[0];
  expect(listed).toEqual({
    id: 'table',
    when: expect.any(Number),
    summary: {
      ...{ game: 'gamut', title: 'Gamut', players: 4, deal: 2, total, over: false, touched: true },
      bots: BOTS_VERSION,
      balance: {
        names: ['P0', 'P1', 'P2', 'P3'],
        totals: tab.scene.totals,
        ...{ deals: 1, promised: expect.any(Number), made: expect.any(Number) },
      },
    },
  });
});

test('a deal can be checked against what was promised, and a changed seed, card or promise shows', async () => {
  const tab = new Tab();
  await tab.open('ninja-whist', 4);
  const { commitment } = tab.scene;
  await playDeal(tab);
  const { open, view } = tab.scene;
  if (!open?.seed || !commitment) throw new Error('nothing was promised');
  const { layout, seed, entropy } = open;
  const promise = { commitment, seed, entropy, layout, setup: view.setup };
  const verify = (part: object) =>
    tab.ask({ kind: 'verify', game: 'ninja-whist', promise: { ...promise, ...part } });
  expect(await verify({})).toMatchObject({ seed: true, cards: true });
  expect(await verify({ commitment: seed })).toMatchObject({ seed: false, cards: true });
  const other = seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect(await verify({ seed: other })).toMatchObject({ seed: false, cards: false });
  const [one, two, ...rest] = layout.hands;
  expect(await verify({ layout: { ...layout, hands: [two, one, ...rest] } })).toMatchObject({
    seed: true,
    cards: false,
  });
});

test('a hint can be stopped', async () => {
  const tab = new Tab();
  await tab.open('mu', 4);
  await tab.toPerson();
  const asked = tab.request({ kind: 'hint' });
  await turn();
  await tab.request({ kind: 'stop' });
  expect(await asked).toMatchObject({ kind: 'hint', thought: null });
});
