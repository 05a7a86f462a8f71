import type { Instead } from './log.ts';

/** A test of one field. */
export type Fits = (value: unknown) => boolean;
/** The fields that something has; one whose name ends in a question mark may be missing. */
export type Shape = Readonly<Record<string, Fits>>;

const LONGEST = 200;

export const isCount: Fits = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isObject: Fits = (value) => typeof value === 'object' && value !== null;
export const isText: Fits = (value) => typeof value === 'string' && value.length <= LONGEST;

const INSTEAD: Readonly<Record<Instead, true>> = { late: true, failed: true, illegal: true };
export const isInstead: Fits = (value) =>
  typeof value === 'string' && Object.hasOwn(INSTEAD, value);

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
    return isOf(Object(value), { ...common, ...shapes[kind], [tag]: () => true });
  } catch {
    // A proxy may throw.
    return false;
  }
}

function isOf(value: object, shape: Shape): boolean {
  const needed = Object.keys(shape).filter((key) => !key.endsWith('?'));
  return (
    needed.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, each]) => testOf(shape, key)(each))
  );
}

function testOf(shape: Shape, key: string): Fits {
  const known = [key, `${key}?`].find((name) => Object.hasOwn(shape, name));
  return known === undefined ? () => false : shape[known];
}
