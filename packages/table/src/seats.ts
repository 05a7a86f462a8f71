import { no, ok, type Refusal, type Result, type Seat, sayings } from '@overtrick/engine';
import type { TableSays } from '@overtrick/engine/english';
import { type By, type Command, type Fact, HOUSE, type Sitter } from './log.ts';
import { isName } from './seating.ts';
import type { Table } from './table.ts';

/** What comes of a command, or why nothing does. */
export type Decided = Result<readonly Fact[], Refusal>;

/** The clause of what tables themselves forbid: see docs/tables.md. */
export const TABLE = 'table';

/** Says why a table forbids something. */
export const because = sayings<TableSays>();

export function refuse<Key extends keyof TableSays>(
  key: Key,
  ...values: TableSays[Key] extends null ? [] : [values: TableSays[Key]]
): { ok: false; error: Refusal } {
  return no({ clause: TABLE, why: because(key, ...values) });
}

export function notYours(seat: Seat): { ok: false; error: Refusal } {
  return refuse('seat-of-other', { seat });
}

/** Whether somebody may act for a seat; the house does so for its bots. */
export function holds({ sitters }: Table, seat: Seat, by: By): boolean {
  const sitter = sitters[seat];
  if (sitter?.kind === 'person') return sitter.id === by;
  return sitter?.kind === 'bot' && by === HOUSE;
}

/** Whether somebody sits there, has opened the table, or is the house. */
export function isAtTable({ sitters, owner }: Table, by: By): boolean {
  const sits = sitters.some((sitter) => sitter.kind === 'person' && sitter.id === by);
  return sits || by === owner || by === HOUSE;
}

/** The seats of people other than this one. */
export function othersThan({ sitters }: Table, by: By): Seat[] {
  return [...sitters.keys()].filter((seat) => {
    const sitter = sitters[seat];
    return sitter.kind === 'person' && sitter.id !== by;
  });
}

export function sit(table: Table, command: Command & { type: 'sit' }, by: By): Decided {
  const { seat, name, level } = command;
  const there = table.sitters[seat];
  if (!there) return refuse('seat-count', { seats: table.sitters.length });
  if (!isName(name) || by === HOUSE) return refuse('bad-name');
  const isOwner = by === table.owner;
  if (level !== undefined && !isOwner) return refuse('only-owner');
  if (there.kind === 'person' && there.id !== by && !(isOwner && level !== undefined)) {
    return refuse('seat-taken', { seat });
  }
  if (there.kind === 'bot' && !isOwner) return refuse('bot-in-seat', { seat });
  const sitter: Sitter =
    level === undefined ? { kind: 'person', name, id: by } : { kind: 'bot', name, level };
  return ok([{ type: 'sit', seat, sitter }]);
}

export function leave(table: Table, seat: Seat, by: By): Decided {
  if (!table.sitters[seat]) return refuse('seat-count', { seats: table.sitters.length });
  if (!holds(table, seat, by) && by !== table.owner) return notYours(seat);
  return ok([{ type: 'sit', seat, sitter: { kind: 'empty' } }]);
}
