import { fieldsOf } from '@overtrick/engine';

const KEY = 'overtrick/guide';

/** By game, how many steps of its guided deal somebody has taken; kept if the browser lets us. */
let known = read();

export function stepsTaken(game: string): number {
  return known.get(game) ?? 0;
}

export function keepSteps(game: string, steps: number): void {
  known = new Map(known).set(game, steps);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // Forbidden or full: whoever comes back begins again.
  }
}

function read(): ReadonlyMap<string, number> {
  try {
    const found = Object.entries(fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
    return new Map(found.flatMap(([game, steps]) => (isCount(steps) ? [[game, steps]] : [])));
  } catch {
    return new Map();
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
