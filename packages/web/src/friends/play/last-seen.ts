import { fieldsOf } from '@overtrick/engine';

/** How far a match had come when somebody in a seat looked last: which deal, and how many of their own moves were in it. */
export interface LastSeen {
  readonly deal: number;
  readonly moves: number;
}

/** By table, as far as this browser knows. */
const KEY = 'overtrick/last-seen';
/** More tables than anybody sits at at once. */
const MOST = 40;

const known = new Map<string, LastSeen>(read());

export function lastSeen(table: string): LastSeen | undefined {
  return known.get(table);
}

export function keepSeen(table: string, seen: LastSeen): void {
  const last = known.get(table);
  if (last?.deal === seen.deal && last.moves === seen.moves) return;
  known.delete(table);
  known.set(table, seen);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...known].slice(-MOST))));
  } catch {
    // Forbidden or full: then nobody is told what they have missed.
  }
}

function read(): [string, LastSeen][] {
  try {
    const found = Object.entries(fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
    return found.map(([table, seen]) => {
      const { deal, moves } = fieldsOf(seen);
      return [table, { deal: Number(deal), moves: Number(moves) }];
    });
  } catch {
    return [];
  }
}
