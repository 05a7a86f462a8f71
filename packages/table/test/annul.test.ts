import { type Game, game } from '@overtrick/engine';
import { expect, test } from 'vitest';
import {
  type Command,
  type Entry,
  HOUSE,
  Host,
  MemoryStore,
  type Scene,
  sceneAfter,
} from '../src/index.ts';
import { tableOf } from '../src/made.ts';
import { BOT, gathering, person } from './friends.ts';
import { moveFor, portsOf, type Simulated, SimulatedClock } from './simulation.ts';

const rules = rulesOf('ninja-whist');

function rulesOf(name: string): Game {
  const found = game(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** Ada, Ben and a bot, who have finished a deal of one card, or some more, and begun the next. */
async function begun(deal = 1): Promise<Simulated> {
  const clock = new SimulatedClock();
  const ports = portsOf(clock);
  const sitters = [person('Ada'), person('Ben'), BOT];
  const host = await Host.open('table', rules, gathering(rules, { sitters }), 'ada', ports);
  if (!host.ok) throw new Error(host.error);
  const table = { host: host.value, clock, store: ports.store };
  for (const by of ['ada', 'ben']) table.host.attend({ eyes: null, by }, () => {});
  await ask(table, 'ada', { type: 'next' });
  while (table.host.outline.deal < deal || table.host.view(0)?.history.length === 0)
    await goOn(table);
  return table;
}

async function ask({ host, clock }: Simulated, by: string, command: Command): Promise<string> {
  const done = await host.submit(by, `${by}/${host.log.length}`, command);
  await clock.run(() => true);
  return done.ok ? 'done' : done.error.why.key;
}

async function goOn(table: Simulated): Promise<void> {
  const { host, clock } = table;
  await clock.run(() => host.outline.dealOver || [0, 1].some((each) => moveFor(host, each)));
  const seat = [0, 1].find((each) => moveFor(host, each));
  const move = seat === undefined ? undefined : moveFor(host, seat);
  if (move) await ask(table, seat === 0 ? 'ada' : 'ben', { type: 'play', move });
  else if (host.outline.dealOver)
    for (const by of ['ada', 'ben']) await ask(table, by, { type: 'next' });
}

/** The same log for rules that do not know the last move of a deal. */
function unknownMove(log: readonly Entry[], deal: number): Entry[] {
  let at = -1;
  let last = -1;
  for (const [i, { facts }] of log.entries()) {
    if (facts.some(({ type }) => type === 'deal')) at++;
    if (at === deal && facts[0]?.type === 'play') last = i;
  }
  return log.map((entry, i) => {
    const [fact] = entry.facts;
    if (i !== last || fact?.type !== 'play') return entry;
    return { ...entry, facts: [{ ...fact, move: { ...fact.move, type: 'of-old' } }] };
  });
}

async function resumed(log: readonly Entry[]) {
  const clock = new SimulatedClock();
  const store = new MemoryStore();
  for (const entry of log) await store.append('table', entry);
  const host = Host.resume('table', rules, log, portsOf(clock, { store }));
  return { host, clock, store };
}

test('a deal that the rules of today cannot play is annulled by those who sit there, and the totals stand', async () => {
  const before = await begun();
  const { totals } = before.host.outline;
  const { host, ...rest } = await resumed(unknownMove(before.host.log, 1));
  if (!host.ok) throw new Error(host.error);
  const table = { host: host.value, ...rest };
  let scene: Scene | undefined;
  // Ada knew everything before: her cards are of a deal that is no more.
  table.host.attend(
    { eyes: null, by: 'ada' },
    (news) => {
      if (news.kind !== 'here') scene = sceneAfter(scene, JSON.parse(JSON.stringify(news)));
    },
    table.host.outline.seq,
  );
  table.host.attend({ eyes: null, by: 'ben' }, () => {});
  expect(scene).toMatchObject({ broken: true, deal: 0, totals });
  expect(await ask(table, 'ben', { type: 'next' })).toBe('deal-broken');
  expect(await ask(table, 'ben', { type: 'annul' })).toBe('done');
  expect(scene?.asked).toMatchObject({ what: 'annul', seat: 1 });
  expect(await ask(table, 'ada', { type: 'agree', seat: 0 })).toBe('done');
  expect(scene).toMatchObject({ broken: false, paused: false, deal: 0, totals });
  expect(await ask(table, 'ada', { type: 'annul' })).toBe('deal-sound');
  while (table.host.outline.deal < 1) await goOn(table);
  expect(table.host.view(0)?.history).toEqual([]);

  // Whoever reads the log later finds the same table.
  const again = tableOf(rules, table.host.log);
  expect(again.ok && [again.value.deal, again.value.match?.totals]).toEqual([1, totals]);
});

/** The same log by rules that have scored a deal otherwise. */
function scoredOtherwise(log: readonly Entry[], deal: number): Entry[] {
  let at = -1;
  return log.map((entry) => {
    const facts = entry.facts.map((fact) => {
      if (fact.type === 'deal') at++;
      if (fact.type !== 'commit' || !fact.totals || at !== deal) return fact;
      return { ...fact, totals: fact.totals.map((total) => total + 1) };
    });
    return { ...entry, facts };
  });
}

test.each([
  ['while the next is played', () => true],
  ['before the next is dealt', ({ seq }: Entry, dealt: number) => seq < dealt],
])(
  'a deal that the rules of today score otherwise is annulled with what came after it: %s',
  async (_, isThere) => {
    const { host: before } = await begun(2);
    const dealt = before.log.filter(({ facts }) => facts.some(({ type }) => type === 'deal'));
    const log = before.log.filter((entry) => isThere(entry, dealt[2].seq));
    expect((await resumed(log)).host).toMatchObject({
      ok: true,
      value: { outline: { paused: false } },
    });
    const { host, ...rest } = await resumed(scoredOtherwise(log, 1));
    if (!host.ok) throw new Error(host.error);
    const table = { host: host.value, ...rest };
    for (const by of ['ada', 'ben']) table.host.attend({ eyes: null, by }, () => {});
    const { totals } = before.standing.sheet[0];
    expect(table.host.outline).toMatchObject({ deal: 0, totals });
    expect(await ask(table, 'ben', { type: 'next' })).toBe('deal-broken');
    await ask(table, 'ben', { type: 'annul' });
    expect(await ask(table, 'ada', { type: 'agree', seat: 0 })).toBe('done');
    while (table.host.outline.deal < 2) await goOn(table);
    const again = await resumed(table.host.log);
    expect(again.host.ok && again.host.value.outline).toMatchObject({ deal: 2, paused: false });
  },
);

test('a match that is over stays as it was told, though rules of today score it otherwise', async () => {
  const { host } = await begun(1);
  const closed = { type: 'close' as const, why: 'ended' as const };
  const head = { seq: host.log.length + 1, key: 'end', by: HOUSE, at: 0 };
  const log = [...scoredOtherwise(host.log, 0), { ...head, command: closed, facts: [closed] }];
  const again = await resumed(log);
  expect(again.host.ok && again.host.value.outline).toMatchObject({ deal: 1 });
});

test('what is wrong before the deal in hand cannot be mended', async () => {
  const { host } = await begun();
  expect((await resumed(unknownMove(host.log, 0))).host.ok).toBe(false);
});
