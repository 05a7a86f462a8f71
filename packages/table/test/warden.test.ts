import { type Game, game } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type Fact, Host, MemoryStore, type News, type Ports, type Store } from '../src/index.ts';
import { BOT, type Gathered, gathering, MINUTE, person } from './friends.ts';
import { moveFor, portsOf, SimulatedClock } from './simulation.ts';

const mu = game('mu') as Game;
const GRACE = MINUTE;
const PACE = { turn: 10_000, bank: MINUTE };
const DAY = 24 * 60 * MINUTE;
const SITTERS = [person('Ada'), person('Ben'), person('Cleo'), BOT];

/** A table of Ada, Ben and Cleo, at which everybody comes and goes as they like. */
class Visited {
  readonly clock = new SimulatedClock();
  readonly store = new MemoryStore();
  readonly ports: Ports;
  readonly told: News[] = [];
  private readonly ways = new Map<string, () => void>();
  host: Host;

  private constructor(ports: Ports, clock: SimulatedClock, store: MemoryStore, host: Host) {
    this.ports = ports;
    this.clock = clock;
    this.store = store;
    this.host = host;
  }

  static async open(gathered: Gathered, here: readonly string[]): Promise<Visited> {
    const clock = new SimulatedClock();
    const store = new MemoryStore();
    const ports = portsOf(clock, { store, grace: GRACE });
    const opening = gathering(mu, { sitters: SITTERS, ...gathered });
    const opened = await Host.open('table', mu, opening, 'ada', ports);
    if (!opened.ok) throw new Error(opened.error);
    const table = new Visited(ports, clock, store, opened.value);
    for (const by of here) table.come(by);
    await opened.value.submit('ada', 'first', { type: 'next' });
    return table;
  }

  come(by: string): void {
    this.ways.set(
      by,
      this.host.attend({ eyes: null, by }, (news) => this.told.push(news)),
    );
  }

  go(by: string): void {
    this.ways.get(by)?.();
    this.ways.delete(by);
  }

  /** Lets so much time pass. */
  async pass(ms: number): Promise<void> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    // Behind everything else that happens at that very moment.
    this.clock.after(ms, () => this.clock.after(0, () => this.clock.after(0, end)));
    await this.clock.run(() => isOver);
    await this.host.settled();
  }

  /** Whoever of these is to act does, until the turn is somebody else's or it is enough. */
  async playOn(people: readonly string[], isEnough: () => boolean): Promise<void> {
    for (let i = 0; i < 3000 && !isEnough(); i++) {
      const seat = SITTERS.findIndex(
        (each, at) => each.kind === 'person' && people.includes(each.id) && moveFor(this.host, at),
      );
      const move = seat < 0 ? undefined : moveFor(this.host, seat);
      const sitter = SITTERS[seat];
      if (move && sitter.kind === 'person') {
        await this.host.submit(sitter.id, `${i} ${this.clock.now()}`, { type: 'play', move });
      } else await this.pass(100);
    }
  }

  get facts(): Fact[] {
    return this.host.log.flatMap(({ facts }) => facts);
  }

  count(fits: (fact: Fact) => boolean): number {
    return this.facts.filter(fits).length;
  }

  get timeouts(): number {
    return this.count((fact) => fact.type === 'play' && fact.instead === 'time');
  }

  sitter(seat: number): unknown {
    const sat = this.facts.filter((fact) => fact.type === 'sit' && fact.seat === seat);
    const last = sat.at(-1);
    return last?.type === 'sit' ? last.sitter : SITTERS[seat];
  }
}

const ALL = ['ada', 'ben', 'cleo'];

describe('who is missed', () => {
  test('is played for after a while, and has the seat again at once when they come back', async () => {
    const table = await Visited.open({}, ALL);
    table.go('ben');
    await table.pass(GRACE - 1);
    expect(table.sitter(1)).toEqual(person('Ben'));
    await table.pass(1);
    expect(table.sitter(1)).toMatchObject({ id: 'ben', standIn: { level: 'novice' } });
    table.come('ben');
    await table.pass(0);
    expect(table.sitter(1)).toEqual(person('Ben'));
  });

  test('is not played for if they were away only for a moment', async () => {
    const table = await Visited.open({}, ALL);
    for (let i = 0; i < 5; i++) {
      table.go('ben');
      await table.pass(GRACE / 2);
      table.come('ben');
      await table.pass(GRACE / 2);
    }
    expect(table.sitter(1)).toEqual(person('Ben'));
  });

  test('is not missed where turns take days', async () => {
    const table = await Visited.open({ agreement: { pace: { turn: DAY, bank: 0 } } }, ALL);
    table.go('ben');
    await table.pass(10 * GRACE);
    expect(table.sitter(1)).toEqual(person('Ben'));
  });

  test('and has come back at another host is not missed at once here, and never while they are known to be there', async () => {
    const table = await Visited.open({}, ALL);
    table.go('ben');
    await table.pass(GRACE);
    const other = await Host.load('table', mu, { ...table.ports, keeps: () => false });
    if (!other.ok) throw new Error(other.error);
    other.value.attend({ eyes: null, by: 'ben' }, () => {});
    await other.value.settled();
    await table.host.readAll();
    await table.pass(0);
    expect(table.sitter(1), 'nothing was heard of them yet').toEqual(person('Ben'));
    await table.pass(GRACE);
    expect(table.sitter(1), 'nothing was heard for long').toMatchObject({ standIn: {} });
    table.host.hearOfPeople(new Set(['ben']));
    await table.pass(0);
    expect(table.sitter(1), 'a bot sits in for nobody who is there').toEqual(person('Ben'));
  });

  test('and everybody is told who is there', async () => {
    const table = await Visited.open({}, ['ada']);
    table.come('ben');
    const here = table.told.filter((news) => news.kind === 'here');
    expect(here.at(-1)).toEqual({ kind: 'here', members: [0, 1] });
    table.go('ben');
    expect(table.told.at(-1)).toEqual({ kind: 'here', members: [0] });
  });
});

test('a table whose owner is gone is looked after by somebody who is there', async () => {
  const table = await Visited.open({}, ALL);
  table.go('ada');
  await table.pass(GRACE);
  expect(table.facts).toContainEqual({ type: 'own', id: 'ben' });
});

test('over days a table stays with its owner until they let a turn go by', async () => {
  const agreement = { pace: { turn: DAY, bank: 0 } };
  const table = await Visited.open({ agreement }, ALL);
  const isOwned = () => table.facts.some(({ type }) => type === 'own');
  table.go('ada');
  await table.pass(10 * GRACE);
  expect(isOwned()).toBe(false);
  await table.playOn(['ben', 'cleo'], () => table.host.view(0)?.acting.includes(0) === true);
  await table.pass(DAY + GRACE);
  expect(table.facts).toContainEqual({ type: 'own', id: 'ben' });
});

test('at a table that nobody is at nothing happens, and nobody is charged for that', async () => {
  const table = await Visited.open({ agreement: { pace: PACE } }, ALL);
  await table.playOn(ALL, () => table.host.log.length > 12);
  for (const by of ALL) table.go(by);
  await table.host.settled();
  const before = table.host.log.length;
  await table.pass(100 * DAY);
  expect(table.host.log.length).toBe(before);
  table.come('ada');
  await table.host.settled();
  expect(table.facts.at(-1)?.type).toBe('wake');
  await table.pass(PACE.turn - 1);
  expect(table.timeouts).toBe(0);
});

test('a bot makes the move of somebody whose time has run out, and the match goes on', async () => {
  const table = await Visited.open({ agreement: { pace: PACE } }, ALL);
  await table.playOn(['ada', 'cleo'], () => table.timeouts > 2);
  const late = table.facts.flatMap((fact) =>
    fact.type === 'play' && fact.instead === 'time' ? [fact.move.seat] : [],
  );
  expect(new Set(late)).toEqual(new Set([1]));
});

test('over days the house plays for who is late though nobody is there, until nobody comes at all', async () => {
  const table = await Visited.open({ agreement: { pace: { turn: DAY, bank: 0 } } }, ALL);
  for (const by of ALL) table.go(by);
  // The bots move at once.
  await table.pass(1000);
  const due = table.host.dueAt ?? 0;
  expect(due).toBeGreaterThanOrEqual(DAY);
  await table.pass(due - table.clock.now() + 100);
  expect(table.timeouts).toBe(1);
  await table.pass(20 * DAY);
  expect(table.timeouts).toBeGreaterThanOrEqual(3);
  expect(table.facts.at(-1)?.type).toBe('pause');
  const before = table.host.log.length;
  await table.pass(100 * DAY);
  expect(table.host.log.length).toBe(before);
  expect(table.host.dueAt).toBeUndefined();
});

describe('the next deal', () => {
  const isOver = (table: Visited) => () => table.host.view(0)?.acting.length === 0;
  const deals = (table: Visited) => table.count(({ type }) => type === 'deal');

  test('is dealt when the last one who was not ready is played for', async () => {
    const table = await Visited.open({}, ALL);
    await table.playOn(ALL, isOver(table));
    for (const by of ['ada', 'ben']) await table.host.submit(by, `r ${by}`, { type: 'next' });
    await table.pass(10 * GRACE);
    expect(deals(table)).toBe(1);
    table.go('cleo');
    await table.pass(GRACE);
    expect(deals(table)).toBe(2);
  });

  test('waits no longer than a turn where there are clocks', async () => {
    const table = await Visited.open({ agreement: { pace: PACE } }, ALL);
    await table.playOn(ALL, isOver(table));
    await table.pass(PACE.turn - 200);
    expect(deals(table)).toBe(1);
    await table.pass(200);
    expect(deals(table)).toBe(2);
  });
});

test('time in which nothing ran is charged to nobody', async () => {
  const table = await Visited.open({ agreement: { pace: { turn: DAY, bank: 0 } } }, ALL);
  await table.pass(1000);
  const due = table.host.dueAt ?? 0;
  table.host.close();
  await table.pass(3 * DAY);
  const ports = { ...table.ports, lostSince: () => 3 * DAY };
  const loaded = await Host.load('table', mu, ports);
  if (!loaded.ok) throw new Error(loaded.error);
  table.host = loaded.value;
  await table.host.settled();
  expect(table.host.dueAt).toBe(due + 3 * DAY);
  await table.pass(due + 3 * DAY - table.clock.now() - 1);
  expect(table.timeouts).toBe(0);
  await table.pass(100);
  expect(table.timeouts).toBe(1);
});

test('a table goes on though its time could not be given back when that was first tried', async () => {
  const sitters = [person('Ada'), BOT, BOT, BOT];
  const table = await Visited.open({ sitters, agreement: { pace: PACE } }, ['ada']);
  await table.playOn([], () => moveFor(table.host, 0) !== undefined);
  table.host.close();
  let isAway = true;
  const store: Store = {
    read: (id, from) => table.store.read(id, from),
    async append(id, entry) {
      if (isAway && entry.command.type === 'wake') throw new Error('the disk is full');
      return table.store.append(id, entry);
    },
  };
  const loaded = await Host.load('table', mu, { ...table.ports, store, lostSince: () => 5000 });
  if (!loaded.ok) throw new Error(loaded.error);
  table.host = loaded.value;
  table.come('ada');
  await table.host.submit('ada', 'stop', { type: 'pause' });
  await table.pass(PACE.turn);
  isAway = false;
  await table.host.submit('ada', 'on', { type: 'continue' });
  await table.pass(PACE.turn + PACE.bank + 5000);
  expect(table.timeouts).toBe(1);
});
