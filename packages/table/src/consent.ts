import { ok, type Seat } from '@overtrick/engine';
import { type By, type Command, type Fact, HOUSE, type Sitter } from './log.ts';
import { type Decided, holds, isAtTable, notYours, othersThan, refuse, seatsOf } from './seats.ts';
import type { Proposal, Table } from './table.ts';
import { undoable } from './undo.ts';

type Asking = Pick<Proposal, 'what' | 'seat' | 'with'>;

/** Asks those whom it concerns; if there is nobody to ask it is done at once. */
function propose(table: Table, wish: Asking): Decided {
  if (needed(table, wish).length === 0) return ok(effectOf(table, wish));
  if (table.asked) return refuse('asked-already');
  const { what, seat, with: other } = wish;
  return ok([{ type: 'ask', seat, what, ...(other !== null && { with: other }) }]);
}

/** Whose consent it takes: that of everybody else who is there, or of the one to swap with. */
function needed(table: Table, { seat, with: other }: Asking): readonly Seat[] {
  const sitter = table.sitters[seat];
  const others = othersThan(table, sitter?.kind === 'person' ? sitter.id : HOUSE);
  return other === null ? others : others.filter((each) => each === other);
}

function effectOf(table: Table, { what, seat, with: other }: Asking): Fact[] {
  switch (what) {
    case 'undo': {
      const back = table.lastDecisionOf(seat);
      return back ? [{ type: 'undo', deal: back.deal, move: back.move }] : [];
    }
    case 'pause':
      return [{ type: 'pause' }];
    case 'end':
      return [{ type: 'close', why: 'ended' }];
    case 'annul':
      return table.broken === undefined ? [] : [{ type: 'annul', since: table.broken }];
    case 'swap':
      return other === null ? [] : swapped(table.sitters, seat, other);
  }
}

function swapped(sitters: readonly Sitter[], seat: Seat, other: Seat): Fact[] {
  return [
    { type: 'sit', seat, sitter: sitters[other] },
    { type: 'sit', seat: other, sitter: sitters[seat] },
  ];
}

export function undo(table: Table, seat: Seat, by: By): Decided {
  if (!holds(table, seat, by)) return notYours(seat);
  const found = undoable(table, seat);
  if ('why' in found) return refuse(found.why);
  const wish = { what: 'undo' as const, seat, with: null };
  if (!found.isFree && needed(table, wish).length === 0) return refuse('nobody-to-ask');
  return propose(table, wish);
}

/** Where one plays alone, or nobody else is there, it is done at once. */
export function pause(table: Table, by: By): Decided {
  if (!isAtTable(table, by)) return refuse('only-watching');
  if (table.paused) return ok([]);
  const [seat] = seatsOf(table, by);
  if (!table.agreement || by === HOUSE || seat === undefined) return ok([{ type: 'pause' }]);
  return propose(table, { what: 'pause', seat, with: null });
}

export function goOn(table: Table, by: By): Decided {
  if (!isAtTable(table, by)) return refuse('only-watching');
  return table.paused ? ok([{ type: 'continue' }]) : ok([]);
}

/** A match that has not begun is its owner's to end. */
export function end(table: Table, by: By): Decided {
  if (!isAtTable(table, by)) return refuse('only-watching');
  if (table.over) return refuse('match-over');
  if (table.deal < 0) {
    return by === table.owner ? ok([{ type: 'close', why: 'ended' }]) : refuse('only-owner');
  }
  const [seat] = seatsOf(table, by);
  if (seat === undefined) return refuse('only-watching');
  return propose(table, { what: 'end', seat, with: null });
}

/** Gives up the deal that cannot be gone on with: the match goes on from the one before. */
export function annul(table: Table, by: By): Decided {
  const [seat] = seatsOf(table, by);
  if (seat === undefined) return refuse('only-watching');
  if (table.broken === undefined) return refuse('deal-sound');
  return propose(table, { what: 'annul', seat, with: null });
}

/** Changes places; once cards are dealt, a hand stays with whoever has seen it. */
export function swap(table: Table, command: Command & { type: 'swap' }, by: By): Decided {
  const { seat, with: other } = command;
  if (!table.sitters[seat] || !table.sitters[other] || seat === other) {
    return refuse('seat-count', { seats: table.sitters.length });
  }
  if (!holds(table, seat, by)) return notYours(seat);
  if (table.deal >= 0) return refuse('begun-already');
  return propose(table, { what: 'swap', seat, with: other });
}

/** Somebody's answer to what was asked: the last one to agree brings it about, and whoever asked can take it back. */
export function answer(
  table: Table,
  command: Command & { type: 'agree' | 'decline' },
  by: By,
): Decided {
  const { asked } = table;
  const { seat, type } = command;
  if (!holds(table, seat, by)) return notYours(seat);
  if (!asked) return refuse('nobody-asks');
  // Whoever has asked may think better of it.
  if (type === 'decline') return ok([command]);
  if (asked.seat === seat) return refuse('asked-oneself');
  if (asked.agreed.includes(seat)) return ok([]);
  const agreed = [...asked.agreed, seat];
  if (!needed(table, asked).every((each) => agreed.includes(each))) return ok([command]);
  return ok([command, ...effectOf(table, asked)]);
}
