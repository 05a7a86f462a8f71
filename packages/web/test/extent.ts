/** Whether everything is gone through: `npm test -- --long`. */
export const isLong = process.env.OVERTRICK_LONG === 'yes';

/** All of them in the long form; in the short one those that together have every kind of it. */
export function chosen<T>(all: readonly T[], isKind: (each: T) => boolean): T[] {
  return all.filter((each) => isLong || isKind(each));
}
