import { expect, test } from 'vitest';
import type { Entry } from './log.ts';
import { Logbook } from './logbook.ts';

function entry(seq: number): Entry {
  const command = { type: 'say' as const, seat: 0, text: `the ${seq}th` };
  return { seq, key: `key ${seq}`, by: 'ada', at: seq, command, facts: [command] };
}

/** So many that some become text by themselves. */
const entries = Array.from({ length: 40 }, (_, i) => entry(i + 1));

test('what is at rest is the same as what is not', () => {
  for (const rests of [0, 1, 3, 39, 40]) {
    const logbook = new Logbook(entries.slice(0, rests));
    logbook.rest();
    for (const each of entries.slice(rests)) logbook.add(each);
    for (const seq of [0, 1, 2, 3, 16, 17, 33, 34, 35, 39, 40]) {
      expect(logbook.after(seq)).toEqual(entries.slice(seq));
      expect(logbook.after(seq, 2)).toEqual(entries.slice(seq, seq + 2));
    }
    for (const each of entries) expect(logbook.find(each.key)).toEqual(each);
    expect(logbook.find('another key')).toBeUndefined();
  }
});
