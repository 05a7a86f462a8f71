import { fieldsOf } from '@overtrick/engine';
import type { KnownTable } from '../../play/onlooker.ts';
import { KeptByTable } from '../kept-by-table.ts';

/** By deal, the fingerprint that this browser was shown first: before the cards were dealt, or while they were played. */
type Promises = Readonly<Record<string, string>>;

const promises = new KeptByTable<Promises>('overtrick/promises', (found) =>
  Object.fromEntries(Object.entries(fieldsOf(found)).map(([deal, seal]) => [deal, String(seal)])),
);

/** What was promised of a deal while nobody could know its seed, if this browser was there. */
export function promiseOf(table: string, deal: number): string | undefined {
  return promises.get(table)?.[deal];
}

export function keepPromises(table: string, known: KnownTable): void {
  const { deal, dealOver, commitment, nextCommitment, broken } = known;
  // That deal is given up, and dealt anew from another seed.
  if (broken) return forget(table, deal + 1);
  keep(table, deal, dealOver ? null : commitment);
  keep(table, deal + 1, nextCommitment);
}

function forget(table: string, deal: number): void {
  const { [deal]: _, ...others } = promises.get(table) ?? {};
  if (promiseOf(table, deal) !== undefined) promises.set(table, others);
}

function keep(table: string, deal: number, seal: string | null): void {
  if (seal === null || promiseOf(table, deal) !== undefined) return;
  promises.set(table, { ...promises.get(table), [deal]: seal });
}
