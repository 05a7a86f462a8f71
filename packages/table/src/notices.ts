import { type Seat, SPECTATOR } from '@overtrick/engine';
import type { Agreement } from './agreement.ts';
import type { Company } from './company.ts';
import type { Fact, Sitter, Wanted } from './log.ts';

/** What can have happened among the people of a table. */
export const HAPPENINGS = [
  ...(['takes', 'away', 'back', 'late', 'owner'] as const),
  ...(['asks', 'declined', 'withdrawn', 'lapsed', 'undone'] as const),
  ...(['paused', 'continued', 'annulled'] as const),
] as const;

/** Something that has happened among the people of a table: who comes back later can read it. */
export interface Happening {
  /** The entry by which it happened. */
  readonly seq: number;
  readonly what: (typeof HAPPENINGS)[number];
  /** Whom it is about, as they were called then; −1 and no name if it is about everybody. */
  readonly seat: Seat;
  readonly name: string;
  /**
   * The bot that sits in; who had the seat before; what was asked for; the number of the first deal that was annulled, from 0; or `time` where
   * everybody's ran out and nobody asked for a pause.
   */
  readonly other: string;
}

/** A table as far as it matters to what happens there. */
interface Gathering {
  readonly agreement: Agreement | undefined;
  readonly deal: number;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly humans: readonly Seat[];
  /** Whose time ran out since anybody did anything. */
  readonly expired: readonly Seat[];
  readonly company: Company;
  readonly asked: { readonly what: Wanted; readonly seat: Seat } | undefined;
}

type Happened = Partial<Omit<Happening, 'seq'>> & Pick<Happening, 'what'>;

/** Before the first deal people see the rest themselves. */
const TOLD_FIRST: readonly Fact['type'][] = ['annul', 'ask', 'decline'];

/** What a fact means to the people of a table that has not taken it in yet. */
export function noticesOf(table: Gathering, fact: Fact, seq: number): Happening[] {
  const isSeen = table.deal < 0 && !TOLD_FIRST.includes(fact.type);
  if (!table.agreement || isSeen) return [];
  const happened = happenedBy(table, fact);
  return happened ? [{ seq, seat: SPECTATOR, name: '', other: '', ...happened }] : [];
}

function happenedBy(table: Gathering, fact: Fact): Happened | undefined {
  const named = (seat: Seat) => ({ seat, name: table.names[seat] ?? '' });
  const { asked } = table;
  const answered = (what: Happening['what']) =>
    asked && { what, ...named(asked.seat), other: asked.what };
  switch (fact.type) {
    case 'sit':
      return seated(table, fact);
    case 'play':
      return fact.instead === 'time' ? { what: 'late', ...named(fact.move.seat) } : undefined;
    case 'own': {
      const { name } = table.company.members[table.company.numberOf(fact.id)] ?? { name: '' };
      return { what: 'owner', name };
    }
    case 'ask':
      return { what: 'asks', ...named(fact.seat), other: fact.what ?? 'undo' };
    case 'decline':
      return answered(fact.seat === asked?.seat ? 'withdrawn' : 'declined');
    case 'undo':
      return asked?.what === 'undo' ? { what: 'undone', ...named(asked.seat) } : undefined;
    case 'annul':
      return { what: 'annulled', other: `${table.deal + 1}` };
    case 'pause':
      return { what: 'paused', other: isDeserted(table) ? 'time' : '' };
    case 'continue':
      return { what: 'continued' };
    default:
      return undefined;
  }
}

/** What settles what somebody has asked for. */
const SETTLES: readonly Fact['type'][] = ['agree', 'decline', 'close'];

/** What was asked for until now is off, and nobody has said so: a seat has changed hands, or somebody has moved. */
export function lapseOf({ asked, names }: Gathering, facts: readonly Fact[], seq: number) {
  if (!asked || facts.some(({ type }) => SETTLES.includes(type))) return undefined;
  const { seat, what } = asked;
  return { seq, what: 'lapsed' as const, seat, name: names[seat] ?? '', other: what };
}

/** Nobody has done anything since everybody's time ran out. */
export function isDeserted({ humans, expired }: Pick<Gathering, 'humans' | 'expired'>): boolean {
  return humans.length > 0 && humans.every((seat) => expired.includes(seat));
}

/** Somebody else sits there, or a bot in their place, or they are back; another name of theirs is no news. */
function seated(
  { sitters }: Gathering,
  { seat, sitter }: Fact & { readonly type: 'sit' },
): Happened | undefined {
  if (sitter.kind === 'empty') return undefined;
  const { name } = sitter;
  const before = sitters[seat];
  const isSame = sitter.kind === 'person' && before.kind === 'person' && before.id === sitter.id;
  if (!isSame) {
    const other = before.kind === 'empty' ? '' : before.name;
    return { what: 'takes', seat, name, other };
  }
  if (sitter.standIn && !before.standIn)
    return { what: 'away', seat, name, other: sitter.standIn.name };
  return before.standIn && !sitter.standIn ? { what: 'back', seat, name } : undefined;
}
