import { type GameRecord, no, ok, type Replay, type Result, replay } from '@overtrick/engine';
import type { House } from './house.ts';
import { checkSeating, isName, isRow, isSitter } from './seating.ts';
import { type Sitters, Table } from './table.ts';

export const SAVE_FORMAT = 'overtrick-table/1';

/** A table put aside: the record of what was played, and who plays on. */
export interface SavedTable {
  readonly format: typeof SAVE_FORMAT;
  readonly bots: Sitters;
  readonly record: GameRecord;
}

export function save(table: Table): SavedTable {
  return { format: SAVE_FORMAT, bots: table.seating.bots, record: table.record() };
}

/** The table as it was left, or why what was saved cannot be trusted. */
export function resume(value: unknown, house: House): Result<Table, string> {
  const { format, bots, record } = Object(value) as Partial<Record<keyof SavedTable, unknown>>;
  if (format !== SAVE_FORMAT) return no(`it is not a saved table ("format": "${SAVE_FORMAT}")`);
  const replayed = replay(record, house.games);
  if (!replayed.ok) {
    const { deal, move, clause, message } = replayed.error;
    const where = [deal ?? [], move ?? []].flat().join(', move ');
    return no(`its record is wrong${where && ` in deal ${where}`}: ${message} (${clause})`);
  }
  const { names, seed } = replayed.value.record;
  const { players } = replayed.value.match.setup;
  if (!isRow(bots, players, isSitter)) {
    return no(`"bots" must name a level or null for each of ${players} seats`);
  }
  if (!isRow(names, players, isName)) return no(`"names" must be ${players} plain names`);
  if (typeof seed !== 'string') return no('its record has no seed, so nothing can be dealt on');
  return reopen(replayed.value, { names, bots, seed }, house);
}

type SavedSeating = { names: readonly string[]; bots: Sitters; seed: string };

function reopen({ record }: Replay, kept: SavedSeating, house: House): Result<Table, string> {
  const { game, players, options } = record;
  const seating = checkSeating({ game, players, options, ...kept }, house);
  if (!seating.ok) return seating;
  const table = new Table(seating.value);
  for (const [index, deal] of record.deals.entries()) {
    if (index > 0) table.nextDeal();
    const refused = deal.moves.map((move) => table.make(move)).find(({ ok }) => !ok);
    const again = table.record().deals[index];
    if (refused || fingerprint(deal) !== fingerprint(again)) {
      return no(`deal ${index} is not the one that its seed gives`);
    }
  }
  return ok(table);
}

/** What chance decided in a deal. */
function fingerprint({
  dealer,
  hands,
  stock,
  turnUp,
  tricks,
}: GameRecord['deals'][number]): string {
  return JSON.stringify([dealer, hands, stock, turnUp, tricks.map(({ token }) => token)]);
}
