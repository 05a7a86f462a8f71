import { type Game, game } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  Host,
  MemoryStore,
  type Mind,
  type Ports,
  type Store,
  tableOf,
} from '../src/index.ts';
import {
  moveFor,
  openHost,
  PERSON,
  playOn,
  portsOf,
  type Simulated,
  SimulatedClock,
  slowMind,
} from './simulation.ts';

const mu = game('mu') as Game;

/** The plays of the house, with why it moved itself where it did. */
function botMoves(log: readonly Entry[]) {
  return log.flatMap(({ command }) =>
    command.type === 'play' && command.move.seat !== 0 ? [command.instead] : [],
  );
}

async function played(ports: Partial<Ports>, clock = new SimulatedClock()): Promise<Simulated> {
  const table = await openHost(mu, { clock, ports });
  await playOn(table, 12);
  return table;
}

/** The moves of a table whose bots have nothing wrong with them. */
async function soundMoves() {
  return botMoves((await played({})).host.log);
}

describe('a table never waits for a bot', () => {
  const minds: Readonly<Record<string, [Mind | undefined, string]>> = {
    'that hangs': [{ think: () => new Promise(() => {}) }, 'late'],
    'that throws': [
      {
        think() {
          throw new Error('out of order');
        },
      },
      'failed',
    ],
    'that fails later': [{ think: () => Promise.reject(new Error('out of order')) }, 'failed'],
    'that nobody has': [undefined, 'failed'],
    'that answers with nonsense': [
      {
        think: async () => ({ move: { seat: 1, type: 'fly' }, candidates: [], worlds: 0 }),
      },
      'illegal',
    ],
    'that moves for somebody else': [
      {
        think: async ({ eyes }) => ({
          move: { seat: (eyes + 1) % 4, type: 'pass' },
          candidates: [],
          worlds: 0,
        }),
      },
      'illegal',
    ],
  };

  test.each(Object.entries(minds))(
    '%s: the house moves, and the log says why',
    async (_, [mind, why]) => {
      const told: unknown[] = [];
      const onInstead = (_seat: number, reason: unknown) => told.push(reason);
      const { host } = await played({ mindOf: () => mind, onInstead });
      const moves = botMoves(host.log);
      expect(moves.length).toBeGreaterThan(10);
      expect(new Set(moves)).toEqual(new Set([why]));
      expect(told.length).toBe(moves.length);
    },
  );

  test('one that answers in time is never replaced', async () => {
    expect(new Set(await soundMoves())).toEqual(new Set([undefined]));
  });
});

test('a bot whose decision is over is told to stop, and what it answers then is not heard', async () => {
  const clock = new SimulatedClock();
  const stops: boolean[] = [];
  const mind: Mind = {
    think: (view, task) =>
      new Promise((resolve) => {
        clock.after(10, () => {
          stops.push(task.stop.aborted);
          resolve(slowMind(clock, () => 0).think(view, task));
        });
      }),
  };
  const table = await openHost(mu, { clock, ports: { mindOf: () => mind } });
  const { host } = table;
  await playOn(table, 1);
  const move = moveFor(host, 0);
  if (!move) throw new Error('it is the person’s turn');
  await host.submit(PERSON, 'move', { type: 'play', move });
  // Taken back while the next bot thinks.
  await host.submit(PERSON, 'back', { type: 'undo', seat: 0 });
  const before = host.log.length;
  await clock.run();
  expect(host.log.length).toBe(before);
  expect(stops.at(-1)).toBe(true);
});

test('a remark does not make a bot begin again', async () => {
  const clock = new SimulatedClock();
  let begun = 0;
  const mind: Mind = {
    think(view, task) {
      begun++;
      return slowMind(clock, () => 50).think(view, task);
    },
  };
  const { host } = await openHost(mu, {
    clock,
    ports: { mindOf: () => mind },
  });
  await host.submit(PERSON, 'deal', { type: 'next' });
  const before = begun;
  await host.submit(PERSON, 'hello', { type: 'say', seat: 0, text: 'hello' });
  expect([before, begun]).toEqual([begun, before]);
});

test('two hosts of one table let each bot act once, and agree on everything', async () => {
  const clock = new SimulatedClock();
  const { host, store } = await openHost(mu, { clock });
  let foreign = 0;
  const ports = portsOf(clock, { store, onForeign: () => foreign++ });
  const second = await Host.load('table', mu, ports);
  if (!second.ok) throw new Error(second.error);
  await playOn({ host, clock, store }, 10);
  await playOn({ host: second.value, clock, store }, 10);
  const log = await store.read('table', 1);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
  const own = second.value.log;
  expect(own).toEqual(log.slice(0, own.length));
  expect(foreign).toBeGreaterThan(0);
});

test('a bot’s answer that waits behind an undo is not taken for one to what is asked now', async () => {
  const clock = new SimulatedClock();
  const memory = new MemoryStore();
  const slow: Store = {
    append: (id, entry) =>
      new Promise((resolve) => clock.after(5, () => resolve(memory.append(id, entry)))),
    read: (id, from) => memory.read(id, from),
  };
  const told: unknown[] = [];
  const ports = { store: slow, onInstead: (_: number, why: unknown) => told.push(why) };
  const opening = openHost(mu, { clock, ports });
  await clock.run();
  const { host } = await opening;
  for (let i = 0; i < 60; i++) {
    const move = moveFor(host, 0);
    void host.submit(PERSON, `a ${i}`, move ? { type: 'play', move } : { type: 'next' });
    let steps = 0;
    await clock.run(() => steps++ > i % 7);
    void host.submit(PERSON, `b ${i}`, { type: 'undo', seat: 0 });
    steps = 0;
    await clock.run(() => steps++ > i % 11);
  }
  await clock.run();
  const table = tableOf(mu, host.log.slice(0, 1));
  if (!table.ok) throw new Error(table.error);
  for (const entry of host.log.slice(1)) {
    const [, turn] = /^bot\/(\d+)$/.exec(entry.key) ?? [];
    if (turn !== undefined) expect(table.value.turn).toBe(Number(turn));
    table.value.fold(entry);
  }
  expect(told).toEqual([]);
});

test('who cannot be told anything stops nobody else', async () => {
  const table = await openHost(mu);
  const heard: number[] = [];
  let isBroken = false;
  table.host.join(1, () => {
    if (isBroken) throw new Error('the line is dead');
  });
  table.host.join(2, ({ seq }) => heard.push(seq));
  await playOn(table, 3);
  isBroken = true;
  await playOn(table, 6);
  expect(heard).toEqual(heard.map((_, i) => heard[0] + i));
  expect(heard.at(-1)).toBe(table.host.log.length);
  expect(moveFor(table.host, 0) ?? table.host.view(0)?.acting).toBeDefined();
});
