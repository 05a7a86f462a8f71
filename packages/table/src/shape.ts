import { isSeat } from '@overtrick/engine';
import { type Closing, type Instead, PHRASES, type Phrase, type Wanted } from './log.ts';

/** A test of one field. */
export type Fits = (value: unknown) => boolean;
/** The fields that something has; one whose name ends in a question mark may be missing. */
export type Shape = Readonly<Record<string, Fits>>;

const LONGEST = 200;

export const isCount: Fits = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isObject: Fits = (value) => typeof value === 'object' && value !== null;
export const isText: Fits = (value) => typeof value === 'string' && value.length <= LONGEST;

export const isTrue: Fits = (value) => value === true;
/** Of a person or a table. */
export const isId: Fits = (value) => isText(value) && value !== '';
export const isHash: Fits = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
export const isPhrase: Fits = (value) => PHRASES.includes(value as Phrase);
/** Where a link leads: to one seat, or to the table. */
export const isLeadingTo: Fits = (value) => value === null || isSeat(value);

export const isInstead = oneOf<Instead>({ late: true, failed: true, illegal: true, time: true });
export const isWanted = oneOf<Wanted>({
  ...{ undo: true, pause: true, end: true, swap: true, annul: true },
});
export const isClosing = oneOf<Closing>({ ended: true, expired: true, archived: true });

function oneOf<Word extends string>(words: Readonly<Record<Word, true>>): Fits {
  return (value) => typeof value === 'string' && Object.hasOwn(words, value);
}

/** Exactly the fields that it should have by its kind, and nothing else. */
export function has(
  value: unknown,
  tag: string,
  shapes: Readonly<Record<string, Shape>>,
  common: Shape,
): boolean {
  try {
    const kind: unknown = Object(value)[tag];
    if (!isObject(value) || typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return false;
    return isOf(Object(value), fieldsOf(shapes[kind], common, tag));
  } catch {
    // A proxy may throw.
    return false;
  }
}

/** A shape by the names of its fields: how each is tested, and how many must be there. */
interface Fields {
  readonly tests: ReadonlyMap<string, Fits>;
  readonly needed: readonly string[];
}

const known = new WeakMap<Shape, Fields>();

/** Every shape belongs to one list of shapes, and is taken apart once. */
function fieldsOf(shape: Shape, common: Shape, tag: string): Fields {
  const found = known.get(shape);
  if (found) return found;
  const all: [string, Fits][] = [
    [tag, () => true],
    ...Object.entries(common),
    ...Object.entries(shape),
  ];
  const tests = new Map(all.map(([key, fits]) => [key.replace('?', ''), fits]));
  const needed = all.flatMap(([key]) => (key.endsWith('?') ? [] : [key]));
  const fields = { tests, needed };
  known.set(shape, fields);
  return fields;
}

function isOf(value: object, { tests, needed }: Fields): boolean {
  return (
    needed.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, each]) => tests.get(key)?.(each) ?? false)
  );
}
