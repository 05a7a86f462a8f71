/** A set of seats is one bit each, of which the last is the sign. */
const MOST = 31;

/** Shifts take any number modulo 32, so that 33 would pass for seat 1: what comes from outside is checked. */
export function isSeat(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value < MOST;
}

/** A number that JSON writes with digits only, or a minus and digits. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}
