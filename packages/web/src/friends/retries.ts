import type { Farewell } from '@overtrick/table';

/** By the code with which a socket was closed, why: for who did not hear the last words. */
const FAREWELLS: Readonly<Record<number, Farewell>> = {
  1012: 'restart',
  4001: 'replaced',
  4003: 'denied',
  4004: 'gone',
  4400: 'malformed',
  4408: 'slow',
  4426: 'version',
  4429: 'flood',
  4500: 'frozen',
};

/** After these one comes again by oneself; a line that was cut without a word is one of them. */
const AGAIN: readonly (Farewell | undefined)[] = [undefined, 'restart', 'slow', 'frozen'];

/** Milliseconds before the first try, and at most before any. */
const FIRST = 250;
const LONGEST = 5000;

export function farewellBy(code: number): Farewell | undefined {
  return FAREWELLS[code];
}

/** How long to wait before the next try, in milliseconds; undefined if there is none. */
export function waitBefore(
  tries: number,
  why: Farewell | undefined,
  told: number | null | undefined,
  chance: number,
): number | undefined {
  if (!AGAIN.includes(why)) return undefined;
  // Those whom the server sends away it spreads by itself.
  if (typeof told === 'number' && tries === 0) return told;
  const wait = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(wait * (0.5 + chance));
}
