import { fieldsOf } from '@overtrick/engine';
import { KeptByTable } from '../kept-by-table.ts';

/** How far a match had come when somebody in a seat looked last: which deal, and how many of their own moves were in it. */
export interface LastSeen {
  readonly deal: number;
  readonly moves: number;
}

const seen = new KeptByTable<LastSeen>('overtrick/last-seen', (found) => {
  const { deal, moves } = fieldsOf(found);
  return { deal: Number(deal), moves: Number(moves) };
});

export const lastSeen = (table: string): LastSeen | undefined => seen.get(table);

export function keepSeen(table: string, now: LastSeen): void {
  const last = seen.get(table);
  if (last?.deal !== now.deal || last.moves !== now.moves) seen.set(table, now);
}
