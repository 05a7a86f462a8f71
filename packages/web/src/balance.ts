import { fieldsOf, type Seat } from '@overtrick/engine';
import type { By, MatchStanding } from '@overtrick/table';

/** Where the person sits. */
export const PERSON: Seat = 0;

/** The same one in logs. */
export const YOU: By = 'you';

/** What history tells of a match, as far as its deals are over. */
export interface Balance {
  /** By seat. */
  readonly names: readonly string[];
  readonly totals: readonly number[];
  /** How many deals are over. */
  readonly deals: number;
  /** What the person has promised, alone or for a side, and how often it was made. */
  readonly promised: number;
  readonly made: number;
}

export function balanceOf({ names, sheet, totals }: Omit<MatchStanding, 'deal'>): Balance {
  const own = sheet.flatMap(({ contracts }) => contracts.filter(({ seat }) => seat === PERSON));
  const made = own.filter((contract) => contract.made).length;
  return { names, totals, deals: sheet.length, promised: own.length, made };
}

/** Whether this is a balance at all: anything may be in a database. */
export function isBalance(value: unknown): value is Balance {
  const { names, totals, deals, promised, made } = fieldsOf(value);
  return (
    isListOf(names, (each) => typeof each === 'string') &&
    isListOf(totals, Number.isSafeInteger) &&
    names.length === totals.length &&
    [deals, promised, made].every(Number.isSafeInteger)
  );
}

function isListOf(value: unknown, holds: (each: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(holds);
}

/** Which place the person has: those with the same total share one. */
export function placeIn({ totals }: Balance): number {
  return 1 + totals.filter((total) => total > totals[PERSON]).length;
}
