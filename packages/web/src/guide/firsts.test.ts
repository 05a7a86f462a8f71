import { games } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { expect, test } from 'vitest';
import { tableWhere } from '../../test/played.ts';
import { atRest } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import { loadRoom } from '../room/rooms.ts';
import type { First, FirstKind } from './first.ts';
import { firstsIn } from './firsts.ts';

const rooms = new Map(
  await Promise.all(games.map(async ({ name }) => [name, await loadRoom(name)] as const)),
);

/** As much of a scene as is looked at. */
function sceneOf(table: Table, kind: FirstKind | undefined): PageScene {
  const view = table.view(0);
  if (!view) throw new Error('nothing is dealt');
  const isTurn = view.acting.includes(0);
  // To find out takes a while.
  const canClaim = kind === 'claim' && isTurn && table.claimOf(view) !== undefined;
  const { dealOver, names } = table;
  const pack = [...new Set(table.game.deck(view.setup))];
  const scene = { view, pack, canClaim, dealOver, names, reasons: [], neighbours: [] };
  return scene as unknown as PageScene;
}

function firstsAt(table: Table, kind?: FirstKind): readonly First[] {
  const room = rooms.get(table.game.name);
  return room ? firstsIn(atRest(sceneOf(table, kind), true), room) : [];
}

/** The first moment of some match at which there is such a thing. */
function momentOf(game: string, kind: FirstKind): Table {
  const has = (table: Table) => firstsAt(table, kind).some((first) => first.kind === kind);
  return tableWhere(game, 4, has).table;
}

test.each([
  ['mu', 'auction'],
  ['mu', 'tie'],
  ['yamv', 'tie'],
  ['mutwo', 'partner'],
  ['yamv', 'exchange'],
  ['gamut', 'gift'],
  ['gamut', 'fold'],
  ['ninja-whist', 'token'],
  ['ninja-whist', 'forbidden'],
  ['mu', 'left'],
  ['gamut', 'illegal'],
  ['mutwo', 'claim'],
] as const)('at a table of %s there is a first %s, on the person’s turn', (game, kind) => {
  expect(momentOf(game, kind).acting).toContain(0);
});

test('a trump that left its colour is not of the suit that is trump', () => {
  const table = momentOf('mu', 'left');
  const [{ at }] = firstsAt(table).filter(({ kind }) => kind === 'left');
  const [, code = ''] = /data-code="(\w+)"/.exec(at) ?? [];
  const trumps = table.view(0)?.trumps.flat() ?? [];
  const pack = table.game.deck({ ...table.view(0)?.setup } as never);
  expect(trumps).toContain(code);
  expect(pack.some((each) => each[0] === code[0] && !trumps.includes(each))).toBe(true);
});

test('the score sheet is new when the first deal is over', () => {
  const { table } = tableWhere('gamut', 4, ({ dealOver }) => dealOver);
  expect(firstsAt(table)).toEqual([{ kind: 'sheet', at: '.over table' }]);
});
