import { levels } from '@overtrick/bots';
import { gamut, type Move } from '@overtrick/engine';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  Host,
  MemoryStore,
  type Mind,
  mindOf,
  SCRIPTED,
  type Staging,
  scripted,
  stagedLog,
} from '../src/index.ts';
import { PERSON, portsOf, SimulatedClock } from './simulation.ts';

const hands = ['SJ SA H7', 'H8 CA C9', 'C8 D8 H9', 'CK D9 HT'].map((hand) => hand.split(' '));
const stay = (seat: number): Move => ({ seat, type: 'stay' });
const play = (seat: number, card: string): Move => ({ seat, type: 'play', card });

/** Three cards each in Clubs, from the person's first card on. */
const staging: Staging = {
  game: 'gamut',
  names: ['You', 'Ada', 'Ben', 'Cleo'],
  deals: [
    {
      dealer: 1,
      hands,
      turnUp: 'C9',
      moves: [
        ...[1, 2, 3, 0].map(stay),
        ...[play(1, 'CA'), play(2, 'C8'), play(3, 'CK'), play(0, 'SJ')],
        ...[play(0, 'SA'), play(1, 'H8'), play(2, 'D8'), play(3, 'D9')],
      ],
      otherwise: [play(2, 'H9')],
    },
  ],
  made: 7,
};
const random = mindOf(levels.random, async () => {});
/** Who had to think for themselves. */
let improvised: number[] = [];
const improviser: Mind = {
  think(view, task) {
    if (view.tricks.length === 1) improvised.push(view.eyes);
    return random.think(view, task);
  },
};
beforeEach(() => {
  improvised = [];
});

/** A host of it, and how the others decide. */
async function staged() {
  const log = stagedLog(gamut, staging, PERSON);
  if (!log.ok) throw new Error(log.error);
  const store = new MemoryStore();
  for (const entry of log.value) await store.append('table', entry);
  const clock = new SimulatedClock();
  const mind = scripted(staging.deals[0], improviser);
  const mindFor = (level: string) => (level === SCRIPTED ? mind : undefined);
  const host = await Host.load('table', gamut, portsOf(clock, { store, mindOf: mindFor }));
  if (!host.ok) throw new Error(host.error);
  const make = async (card: string) => {
    const command = { type: 'play' as const, move: play(0, card) };
    const done = await host.value.submit(PERSON, `play/${host.value.log.length}`, command);
    await clock.run();
    return done;
  };
  return { host: host.value, make };
}

test('the cards lie as they were chosen, with so many moves made, and the person in the first seat', async () => {
  const { host } = await staged();
  const view = host.view(0);
  expect(view?.hand).toEqual(['SJ', 'SA', 'H7']);
  expect(view?.acting).toEqual([0]);
  expect(view?.table.map(({ card }) => card)).toEqual(['CA', 'C8', 'CK']);
});

test('the rules are those of every table: what they forbid is refused', async () => {
  const { make } = await staged();
  expect(await make('SA')).toMatchObject({ ok: false, error: { clause: 'gamut/4.2' } });
  expect((await make('SJ')).ok).toBe(true);
});

test('the others do what is in the script, and can be taken back with it', async () => {
  const { host, make } = await staged();
  await make('SJ');
  await make('SA');
  expect(host.view(0)?.tricks.map(({ winner }) => winner)).toEqual([0, 0]);
  await host.submit(PERSON, 'undo', { type: 'undo', seat: 0 });
  expect(host.view(0)?.hand).toEqual(['SA', 'H7']);
});

test('where the person leaves the script they do what is written for it, or else what another mind says', async () => {
  const { host, make } = await staged();
  await make('SJ');
  await make('H7');
  const second = host.view(0)?.history.slice(8, 12) ?? [];
  expect(second.map(({ card }) => card)).toEqual(['H7', 'H8', 'H9', 'HT']);
  expect(improvised).toEqual([3]);
});

test('whatever is to be staged is staged, or it is said why not', () => {
  const spoilt = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({ deals: fc.jsonValue(), names: fc.constant(staging.names), made: fc.integer() }),
    fc.record(
      {
        deals: fc.constant(staging.deals),
        names: fc.constantFrom<unknown>(staging.names, ['You'], 'names', null),
        made: fc.constantFrom<unknown>(0, 8, 9, -1, 0.5, 'all'),
        options: fc.jsonValue({ maxDepth: 1 }),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(spoilt, (value) => {
      const log = stagedLog(gamut, value as Staging, PERSON);
      expect(log.ok || typeof log.error).toBe(log.ok || 'string');
    }),
  );
});

test('a move of the script that is not legal is told', () => {
  const [deal] = staging.deals;
  const moves = deal.moves.map((move) => (move.card === 'SJ' ? play(0, 'SA') : move));
  const log = stagedLog(gamut, { ...staging, deals: [{ ...deal, moves }], made: 8 }, PERSON);
  expect(log).toMatchObject({ ok: false });
});
