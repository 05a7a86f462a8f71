import { type CountedThing, countedBy, thingsIn } from './bases.ts';
import { type Family, families } from './families.ts';
import { nameInTitle } from './titles.ts';

/** What a figure means, in words that stand beside it wherever it is told. */
export interface StudyMeasure extends Omit<Family, 'pattern' | 'base'> {
  readonly key: string;
  /** What its base counts. */
  readonly counted: CountedThing;
}

/** Which kind of measure a key belongs to, and what stands for the `*` in it. */
export function kindOfMeasure(key: string): { pattern: string; name: string } | undefined {
  const found = find(key);
  return found && { pattern: found.family.pattern, name: found.name };
}

interface Found {
  readonly family: Family;
  /** What stands for the `*` of its pattern. */
  readonly name: string;
}

/** Names may hold a slash, as clauses do. */
function find(key: string): Found | undefined {
  const [start, ...rest] = key.split('/');
  const end = rest.pop();
  const pattern = rest.length === 0 ? `${start}/${end}` : `${start}/*/${end}`;
  const family = families.find((each) => each.pattern === pattern);
  return family && { family, name: rest.join('/') };
}

/** The key of what a measure is divided by; undefined for what is no measure. */
export function baseOf(key: string): string | undefined {
  const found = find(key);
  return found?.family.base.replaceAll('*', found.name);
}

export function measureOf(key: string): StudyMeasure | undefined {
  const found = find(key);
  if (!found) return undefined;
  const { pattern, base, title: titled, definition: defined, ...rest } = found.family;
  const title = titled.replaceAll('*', nameInTitle(pattern, found.name));
  const definition = defined.replaceAll('*', found.name);
  return { ...rest, key, counted: countedBy(base), title, definition };
}

/** How many things a measure was counted in, by the sum of its base. */
export function thingsOf(key: string, sum: number, players: number): number {
  const found = find(key);
  return found ? thingsIn(found.family.base, sum, players) : sum;
}

/** All that can be asked after. */
export const measurePatterns: readonly string[] = families.map(({ pattern }) => pattern);
