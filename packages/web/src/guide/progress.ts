import { fieldsOf } from '@overtrick/engine';

const KEY = 'overtrick/guide';

/** How many steps of a guided deal somebody has taken, and how many it has. */
interface LessonProgress {
  readonly taken: number;
  readonly of: number;
}

/** By game, how far somebody has come in its guided deal; kept if the browser lets us. */
let known = read();

/** Where somebody goes on: at the beginning if all is done, or if the deal has been written anew since. */
export function stepsTaken(game: string, of: number): number {
  const found = known.get(game);
  return found && found.of === of && found.taken < of ? found.taken : 0;
}

export function keepSteps(game: string, taken: number, of: number): void {
  known = new Map(known).set(game, { taken, of });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // Forbidden or full: whoever comes back begins again.
  }
}

/** Guided deals that somebody has begun and not ended. */
export function halfDone(): ReadonlyMap<string, LessonProgress> {
  return new Map([...known].filter(([, { taken, of }]) => taken > 0 && taken < of));
}

function read(): ReadonlyMap<string, LessonProgress> {
  try {
    const found = Object.entries(fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
    return new Map(found.flatMap(([game, value]) => (isProgress(value) ? [[game, value]] : [])));
  } catch {
    return new Map();
  }
}

function isProgress(value: unknown): value is LessonProgress {
  const { taken, of } = Object(value) as Partial<LessonProgress>;
  return [taken, of].every((n) => Number.isSafeInteger(n) && Number(n) >= 0);
}
