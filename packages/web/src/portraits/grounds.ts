import { createContext } from 'preact';

const GROUNDS = ['#e9c46a', '#7fb3b0', '#d98c7a', '#a8b87a', '#c3a6d1', '#88a9d6', '#e3a56b'];
/** For the last of nine: nobody has these as long as another is free. */
const MORE_GROUNDS = ['#cfd3c4', '#e0a1bd'];

/** The names of those who are seen together, the first comers first: no two of them look the same. */
export const PeopleTogether = createContext<readonly string[]>([]);

/** A colour for each name: always the same one, unless somebody before has it. */
export function groundsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    if (!found.has(name)) found.set(name, freeGround(name, [...found.values()]));
  }
  return found;
}

function freeGround(name: string, taken: readonly string[]): string {
  const first = numberOf(name) % GROUNDS.length;
  const inTurn = [...GROUNDS.slice(first), ...GROUNDS.slice(0, first)];
  return [...inTurn, ...MORE_GROUNDS].find((ground) => !taken.includes(ground)) ?? inTurn[0];
}

/** A number that is always the same for a name. */
export function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
