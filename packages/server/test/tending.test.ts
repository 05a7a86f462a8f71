import { levels } from '@overtrick/bots';
import { type AnyEntry, type Entry, house, mindOf, type Store } from '@overtrick/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { Journal } from '../src/journal.ts';
import { MemoryVault } from '../src/memory.ts';
import { isTableId } from '../src/vault.ts';
import { Venue } from '../src/venue.ts';
import { Calendar, DAY } from './calendar.ts';

const quick = mindOf(levels.random, async () => {});

let calendar: Calendar;
let vault: MemoryVault;
let venue: Venue;
let token: string;
let seed = 0;

async function begin(): Promise<void> {
  const often = { burst: 1e9, perSecond: 1e9 };
  venue = new Venue({
    ...{ vault, house, clock: calendar },
    chance: (bytes) => Uint8Array.from({ length: bytes }, () => seed++ * 97),
    journal: new Journal(
      () => {},
      () => calendar.now(),
    ),
    minds: { mindOf: () => quick, quick },
    adviser: quick,
    times: { patience: 5000, beat: 1000, grace: 60_000 },
    rates: { often, seldom: often },
    linkTo: () => '',
  });
  await venue.begin();
}

beforeEach(async () => {
  calendar = new Calendar();
  vault = new MemoryVault();
  await begin();
  token = (await ask('POST', '/api/guests', { name: 'Ada' })).token;
});

async function ask(method: string, path: string, body: unknown = {}) {
  const { body: answer } = await venue.api.handle({
    ...{ method, path, body, from: 'here' },
    ...(token && path !== '/api/guests' && { token }),
  });
  return Object(answer);
}

async function opens(seats: readonly (string | null)[], agreement: object): Promise<string> {
  const usual = { listed: false, watched: true, pace: null, standIn: 'random' };
  const wish = { game: 'ninja-whist', players: 3, seats, agreement: { ...usual, ...agreement } };
  return (await ask('POST', '/api/tables', wish)).id;
}

/** How Ada finds the table among hers. */
async function found(id: string) {
  const { tables } = await ask('GET', '/api/me/tables');
  return tables.find((each: { id: string }) => each.id === id);
}

/** Looks after everything once, as the house does from time to time. */
async function tend(): Promise<void> {
  await venue.cardroom.tend();
}

describe('a table at which nothing happens is closed', () => {
  test.each([
    ['after 14 days if it is listed', true, 14],
    ['after 180 days if it takes a link', false, 180],
  ])('%s and was not begun', async (_, listed, days) => {
    const id = await opens(['me', null, null], { listed });
    calendar.time += days * DAY - 1000;
    await tend();
    expect((await found(id)).closed).toBeNull();
    calendar.time += 2000;
    await tend();
    expect((await found(id)).closed).toBe('expired');
    expect((await ask('GET', '/api/tables')).tables).toEqual([]);
  });

  test('after 90 days if it was begun', async () => {
    const id = await opens(['me', 'random', 'random'], {});
    const { id: by } = await ask('GET', '/api/me');
    await venue.cardroom.use(id, ({ host }) => host.submit(by, 'first', { type: 'next' }));
    calendar.time += 90 * DAY - 1000;
    await tend();
    expect((await found(id)).closed).toBeNull();
    calendar.time += 2000;
    await tend();
    expect((await found(id)).closed).toBe('archived');
  });
});

test('over days it is told whose turn it is, and the house plays on though the server was stopped', async () => {
  const id = await opens(['me', 'random', 'random'], { pace: { turn: DAY, bank: 0 } });
  const { id: by } = await ask('GET', '/api/me');
  await venue.cardroom.use(id, ({ host }) => host.submit(by, 'first', { type: 'next' }));
  // It ends before a bot could answer, and when everything is written down.
  await calendar.pass(500);
  expect((await found(id)).mine).toMatchObject({ seats: [0], isTurn: false, until: null });
  expect(await vault.catalogue.behind()).toEqual([]);
  calendar.forget();
  await begin();
  await calendar.pass(60_000);
  const { mine } = await found(id);
  expect(mine.isTurn).toBe(true);
  expect(mine.until - calendar.time).toBeGreaterThan(DAY - 60_000);
  expect(mine.until - calendar.time).toBeLessThanOrEqual(DAY);
  await calendar.pass(DAY);
  const moves = vault
    .peek<Entry>(id)
    .flatMap(({ command }) => (command.type === 'play' ? [command] : []));
  expect(moves.filter(({ instead }) => instead === 'time')).toHaveLength(1);
});

test('a table is let go when nobody is at it, and is there when somebody asks for it', async () => {
  const id = await opens(['me', null, null], {});
  expect(venue.cardroom.size).toBe(1);
  await calendar.pass(120_000);
  expect(venue.cardroom.size).toBe(0);
  expect((await ask('POST', `/api/tables/${id}/look`)).players).toBe(3);
});

/** Tells when a table stands in its log, and whoever has opened it does not know that yet. */
class EarlyVault extends MemoryVault {
  onOpened: (id: string) => void = () => {};

  override logs<Kept extends AnyEntry>(): Store<Kept> {
    const logs = super.logs<Kept>();
    return {
      read: (id, from) => logs.read(id, from),
      append: async (id, entry) => {
        const appended = await logs.append(id, entry);
        if (isTableId(id) && entry.seq === 1) this.onOpened(id);
        return appended;
      },
    };
  }
}

test('who finds a table while it is opened comes to the same one', async () => {
  const early = new EarlyVault();
  vault = early;
  await begin();
  token = (await ask('POST', '/api/guests', { name: 'Ada' })).token;
  const { cardroom } = venue;
  let met: ReturnType<typeof cardroom.pin> | undefined;
  early.onOpened = (id) => {
    met = cardroom.pin(id);
  };
  const id = await opens(['me', null, null], {});
  const [first, later] = [await met, await cardroom.pin(id)];
  expect(first?.ok && later.ok && first.value.host === later.value.host).toBe(true);
});
