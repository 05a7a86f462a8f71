import { no, ok, type Refusal, type Result, type Seat, sayings } from '@overtrick/engine';
import type { TableSays } from '@overtrick/engine/english';
import { type By, type Command, type Fact, HOUSE, type Sitter } from './log.ts';
import { nameFor } from './naming.ts';
import { isName } from './seating.ts';
import { belongsTo, freeName, isHuman, isPresent, levelIn } from './sitters.ts';
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
  return belongsTo(sitter, by) || (by === HOUSE && levelIn(sitter) !== undefined);
}

/** Whether somebody sits there, owns the table, or is the house. */
export function isAtTable({ sitters, owner }: Table, by: By): boolean {
  const sits = sitters.some((sitter) => belongsTo(sitter, by));
  return sits || by === owner || by === HOUSE;
}

/** The seats of people other than this one who can be asked. */
export function othersThan({ sitters }: Table, by: By): Seat[] {
  return [...sitters.keys()].filter(
    (seat) => isPresent(sitters[seat]) && !belongsTo(sitters[seat], by),
  );
}

export function seatsOf({ sitters }: Table, by: By): Seat[] {
  return [...sitters.keys()].filter((seat) => belongsTo(sitters[seat], by));
}

export function sit(table: Table, command: Command & { type: 'sit' }, by: By): Decided {
  const { seat, name, level } = command;
  const there = table.sitters[seat];
  if (!there) return refuse('seat-count', { seats: table.sitters.length });
  if (!isName(name) || by === HOUSE) return refuse('bad-name');
  const isOwner = by === table.owner;
  if (level !== undefined) {
    if (!isOwner) return refuse('only-owner');
    if (!mayClear(table, seat, by)) return refuse('still-here', { seat });
    return ok([{ type: 'sit', seat, sitter: { kind: 'bot', name, level } }]);
  }
  if (table.agreement && !isOwner && !table.company.has(by)) return refuse('not-invited');
  if (there.kind === 'person' && there.id !== by) return refuse('seat-taken', { seat });
  if (there.kind === 'bot' && !isOwner) return refuse('bot-in-seat', { seat });
  if (table.agreement && !table.maySee(by, seat)) return refuse('seen-a-hand');
  return ok([...outOfQueue(table, by), { type: 'sit', seat, sitter: personAs(table, by, name) }]);
}

function outOfQueue({ company }: Table, id: By): Fact[] {
  return company.queue.includes(id) ? [{ type: 'unqueue', id }] : [];
}

/** Somebody in a seat, under a name of their choice. */
export function personAs(table: Table, id: By, chosen: string): Sitter {
  const { company, agreement } = table;
  const name = agreement ? nameFor(table, chosen, id) : chosen;
  const isProgram = company.members[company.numberOf(id)]?.program === true;
  return { kind: 'person', name, id, ...(isProgram && { program: true }) };
}

/**
 * Whether somebody may be replaced: oneself, a bot, whoever is away. Among people who have begun, nobody is sent away who
 * is there.
 */
export function mayClear(table: Table, seat: Seat, by: By): boolean {
  const sitter = table.sitters[seat];
  if (!isPresent(sitter) || belongsTo(sitter, by)) return true;
  return !table.agreement || !table.isOn;
}

export function leave(table: Table, seat: Seat, by: By): Decided {
  if (!table.sitters[seat]) return refuse('seat-count', { seats: table.sitters.length });
  if (!holds(table, seat, by) && by !== table.owner) return notYours(seat);
  if (!mayClear(table, seat, by)) return refuse('still-here', { seat });
  return ok(vacated(table, [seat]));
}

/** What becomes of seats that are given up: who waits for one has it, and a match among people goes on with a bot. */
export function vacated(table: Table, seats: readonly Seat[]): Fact[] {
  const { company, sitters, agreement, names } = table;
  const waiting = [...company.queue];
  const taken = [...names];
  return seats.flatMap((seat): Fact[] => {
    const at = waiting.findIndex((id) => table.maySee(id, seat));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (next !== undefined) {
      const { name } = company.members[company.numberOf(next)];
      const sitter = personAs(table, next, name);
      return [
        { type: 'unqueue', id: next },
        { type: 'sit', seat, sitter },
      ];
    }
    const isMissed = agreement && table.isOn && isHuman(sitters[seat]);
    if (!isMissed) return [{ type: 'sit', seat, sitter: { kind: 'empty' } }];
    const name = freeName(taken);
    taken.push(name);
    return [{ type: 'sit', seat, sitter: { kind: 'bot', name, level: agreement.standIn } }];
  });
}
