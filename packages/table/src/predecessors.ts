import { fieldsOf, type GameRecord, isWhole, type Seat } from '@overtrick/engine';
import type { By, Sitter } from './log.ts';

/** Somebody who had a seat before whoever has it now: until which deal, from 0, and whether they played that one to its end. */
export interface Predecessor {
  readonly seat: Seat;
  readonly name: string;
  readonly deal: number;
  readonly toEnd: boolean;
}

/** Whoever it was, with their id if it was a person. */
type Past = Predecessor & { readonly id?: By };

type Now = { readonly deal: number; readonly dealOver: boolean };

const NOBODY: readonly Predecessor[] = [];

/** Who has played in the seats of a match before those who sit there now. */
export class Predecessors {
  /** As all may know them: the very same until somebody gets up. */
  told = NOBODY;
  private past: readonly Past[] = [];

  /** Somebody else sits down where somebody sat; who is only called otherwise stays. */
  note(seat: Seat, before: Sitter, after: Sitter, { deal, dealOver }: Now): void {
    if (deal < 0 || before.kind === 'empty' || isSame(before, after)) return;
    const { name } = before;
    const id = before.kind === 'person' ? { id: before.id } : {};
    this.keep([...this.past, { seat, name, deal, toEnd: dealOver, ...id }]);
  }

  /** What came after was taken back: unless that deal is over, those who sit there now play it on. */
  goBack({ deal, dealOver }: Now): void {
    const isAfter = (each: Past) => each.deal > deal || (each.deal === deal && !dealOver);
    if (!this.past.some(isAfter)) return;
    this.keep(this.past.map((each) => (isAfter(each) ? { ...each, deal, toEnd: dealOver } : each)));
  }

  rename(id: By, name: string): void {
    this.keep(this.past.map((each) => (each.id === id ? { ...each, name } : each)));
  }

  /** In which seat somebody has played a deal to its end, or plays it; undefined if in none. */
  seatOf(id: By, deal: number, sitters: readonly Sitter[]): Seat | undefined {
    const now = sitters.map((sitter) => (sitter.kind === 'person' ? sitter.id : ''));
    return [...now.keys()].find((seat) => playing(this.past, seat, deal, now[seat]) === id);
  }

  private keep(past: readonly Past[]): void {
    this.past = past;
    this.told = past.map(({ seat, name, deal, toEnd }) => ({ seat, name, deal, toEnd }));
  }
}

function isSame(before: Sitter, after: Sitter): boolean {
  if (before.kind === 'person') return after.kind === 'person' && after.id === before.id;
  return before.kind === 'bot' && after.kind === 'bot' && after.name === before.name;
}

/** Who ended a deal in a seat, by id. */
function playing(past: readonly Past[], seat: Seat, deal: number, now: string): string {
  const there = partsIn(past, seat, deal);
  return there.isNow ? now : (there.before.at(-1)?.id ?? '');
}

function partsIn<Each extends Predecessor>(all: readonly Each[], seat: Seat, deal: number) {
  const own = all.filter((each) => each.seat === seat);
  const last = own.at(-1);
  const before = own.filter((each, i) => each.deal >= deal && startOf(own[i - 1]) <= deal);
  return { before, isNow: startOf(last) <= deal };
}

/** The first deal of whoever came after somebody. */
function startOf(before: Predecessor | undefined): number {
  if (!before) return 0;
  return before.toEnd ? before.deal + 1 : before.deal;
}

/** Who played a deal, by seat: more than one where somebody sat down in its middle. `now` are those who sit there. */
export function playersIn(
  all: readonly Predecessor[],
  now: readonly string[],
  deal: number,
): (readonly string[])[] {
  return now.map((name, seat) => {
    const { before, isNow } = partsIn(all, seat, deal);
    const names = before.map((each) => each.name);
    return isNow || names.length === 0 ? [...names, name] : names;
  });
}

/** A record that says who had which seat before. */
export function withPredecessors(
  record: GameRecord,
  predecessors: readonly Predecessor[],
): GameRecord {
  if (predecessors.length === 0) return record;
  return { ...record, meta: { ...fieldsOf(record.meta), predecessors } };
}

/** What a record says of it, if it does: anything may stand there. */
export function predecessorsIn({ meta, players }: GameRecord): readonly Predecessor[] {
  const { predecessors } = fieldsOf(meta);
  const isOne = (each: unknown) => {
    const { seat, name, deal, toEnd } = fieldsOf(each);
    const isThere = isWhole(seat) && seat >= 0 && seat < players && isWhole(deal) && deal >= 0;
    return isThere && typeof name === 'string' && typeof toEnd === 'boolean';
  };
  return Array.isArray(predecessors) && predecessors.every(isOne) ? predecessors : NOBODY;
}
