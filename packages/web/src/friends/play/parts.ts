import { fieldsOf } from '@overtrick/engine';
import type { KnownTable } from '../../play/onlooker.ts';
import { KeptByTable } from '../kept-by-table.ts';

/** What this browser has added to the chance of a deal, and whether the table has said that it has it. */
export interface OwnPart {
  readonly digits: string;
  readonly isTaken: boolean;
}

/** By what was committed to. */
const parts = new KeptByTable<Readonly<Record<string, OwnPart>>>('overtrick/parts', (found) =>
  Object.fromEntries(Object.entries(fieldsOf(found)).map(([seal, part]) => [seal, read(part)])),
);

function read(found: unknown): OwnPart {
  const { digits, isTaken } = fieldsOf(found);
  return { digits: String(digits), isTaken: isTaken === true };
}

export function partOf(table: string, commitment: string | null): OwnPart | undefined {
  return commitment === null ? undefined : parts.get(table)?.[commitment];
}

export function keepPart(table: string, commitment: string, part: OwnPart): void {
  parts.set(table, { ...parts.get(table), [commitment]: part });
}

/** What became of it: a table that has taken it and dealt without it has not kept its word. */
export type PartFate = 'in' | 'late' | 'dropped';

export function fateOf({ digits, isTaken }: OwnPart, entropy: readonly string[]): PartFate {
  if (entropy.includes(digits)) return 'in';
  return isTaken ? 'dropped' : 'late';
}

/** Of the deal on the table; its fate is undefined as long as its cards are closed. */
export function partIn(table: string, { commitment, open }: KnownTable) {
  const part = partOf(table, commitment);
  return part && { digits: part.digits, fate: open ? fateOf(part, open.entropy) : undefined };
}
