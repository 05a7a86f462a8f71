import { type Game, game } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { HOUSE, playersIn } from '../src/index.ts';
import { codeOf, dealAlone, recordIn } from '../src/links/index.ts';
import { predecessorsIn, withPredecessors } from '../src/predecessors.ts';
import { sceneOf } from '../src/scene.ts';
import { Friends, LINK } from './friends.ts';

const whist = game('ninja-whist') as Game;

/** Ada, Ben and Cleo, with one deal played to its end. */
function played(): Friends {
  const table = new Friends(whist).seat('Ben', 1).seat('Cleo', 2).begin();
  return table.playUntil(() => table.table.dealOver);
}

/** Dora takes the seat that Ben gives up. */
function replaced(table: Friends): Friends {
  table.ask('dora', { type: 'come', name: 'Dora', link: LINK });
  table.ask('dora', { type: 'queue' });
  table.ask('ben', { type: 'leave', seat: 1 });
  return table;
}

function onward(table: Friends): Friends {
  for (const by of ['ada', 'ben', 'cleo', 'dora']) table.ask(by, { type: 'next' });
  return table;
}

function players({ table }: Friends, deal: number): string[] {
  const { neighbours, predecessors } = sceneOf(table, -1);
  const names = neighbours.map((each) => each?.name ?? '');
  return playersIn(predecessors, names, deal).map((all) => all.join(', '));
}

describe('a deal was played by', () => {
  test('those who sat there then, whoever sits there now', () => {
    const table = onward(replaced(played()));
    expect(table.table.deal).toBe(1);
    expect(players(table, 0)).toEqual(['Ada', 'Ben', 'Cleo', 'Robo']);
    expect(players(table, 1)).toEqual(['Ada', 'Dora', 'Cleo', 'Robo']);
  });

  test('both of them where somebody sat down in its middle', () => {
    const table = replaced(onward(played()));
    expect(players(table, 0)[1]).toBe('Ben');
    expect(players(table, 1)[1]).toBe('Ben, Dora');
    expect(table.table.seatIn(1, 'ben')).toBeUndefined();
    expect(table.table.seatIn(1, 'dora')).toBe(1);
    expect(table.table.seatIn(0, 'ben')).toBe(1);
  });

  test('those whose seats were kept by a bot, and those who have left since', () => {
    const table = played();
    table.ask(HOUSE, { type: 'away', seat: 1 });
    table.ask('ben', { type: 'back' });
    table.ask(HOUSE, { type: 'close', why: 'ended' });
    table.ask('ben', { type: 'go' });
    expect(players(table, 0)[1]).toBe('Ben');
  });

  test('nobody by a name that is to be forgotten', () => {
    const table = replaced(played());
    table.ask(HOUSE, { type: 'forget', id: 'ben', name: 'Somebody' });
    expect(players(table, 0)[1]).toBe('Somebody');
  });
});

describe('a record', () => {
  const recordOf = ({ table }: Friends) => {
    const record = table.record(table.names);
    if (!record) throw new Error('nothing was played');
    return withPredecessors(record, table.predecessors);
  };

  test('tells who sat there before, in a link too, and alone each deal has its players', async () => {
    const record = recordOf(replaced(played()));
    const found = await recordIn(await codeOf(record));
    expect(found).toMatchObject({ ok: true, value: { names: record.names } });
    const [before] = found.ok ? predecessorsIn(found.value) : [];
    expect(before).toEqual({ seat: 1, name: 'Ben', deal: 0, toEnd: true });
    expect(dealAlone(whist, record, 0).names?.[1]).toBe('Ben');
  });

  test.each([
    null,
    {},
    [{ seat: 9, name: 'Ben', deal: 0, toEnd: true }],
    [{ seat: 1, name: 7, deal: 0, toEnd: true }],
  ])('says nothing of it by what is no such list (%#)', (predecessors) => {
    const record = recordOf(played());
    expect(predecessorsIn({ ...record, meta: { predecessors } })).toEqual([]);
  });
});
