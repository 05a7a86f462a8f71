import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { farewellBy, waitBefore } from './retries.ts';

/** What docs/protocol.md says of each goodbye: why, the code, and whether to come again. */
const said = [
  ...readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8').matchAll(
    /^\| `(\w+)` +\| (\d{4}) +\|.*\| (yes|no)\b/gm,
  ),
].map(([, why, code, again]) => ({ why, code: Number(code), isAgain: again === 'yes' }));

test('every goodbye of the protocol is known by its code, and one comes again after those that say so', () => {
  expect(said.length).toBe(9);
  for (const { why, code, isAgain } of said) {
    const known = farewellBy(code);
    expect(known).toBe(why);
    expect([why, waitBefore(0, known, undefined, 0) !== undefined]).toEqual([why, isAgain]);
  }
});

test('a line that is cut without a word is tried soon, then ever more seldom, and never by all at once', () => {
  const waits = [...Array(12).keys()].map((tries) => waitBefore(tries, undefined, undefined, 0.5));
  expect(waits[0]).toBe(250);
  expect(waits).toEqual([...waits].sort((a, b) => Number(a) - Number(b)));
  expect(waits.at(-1)).toBe(5000);
  expect(waitBefore(5, undefined, undefined, 0)).toBe(2500);
  expect(waitBefore(5, undefined, undefined, 0.99)).toBeGreaterThan(7000);
});

test('who is told when to come again does so then; if nobody is there, as after any cut', () => {
  expect(waitBefore(0, 'restart', 1234, 0.5)).toBe(1234);
  expect(waitBefore(3, 'restart', 1234, 0.5)).toBe(2000);
});
