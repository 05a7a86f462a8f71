import { beforeEach, expect, test } from 'vitest';
import type { KnownTable } from '../../play/onlooker.ts';
import { keepPromises, promiseOf } from './promises.ts';

let id = '';
let tables = 0;
beforeEach(() => {
  id = `table ${tables++}`;
});

/** As much of a table as deals are promised by. */
function table(part: Partial<KnownTable>): KnownTable {
  const quiet = { deal: 0, dealOver: false, commitment: null, nextCommitment: null, notices: [] };
  return { ...quiet, ...part } as unknown as KnownTable;
}

const annulled = (seq: number, deal: number) => ({
  ...{ seq, what: 'annulled' as const, seat: -1, name: '', other: `${deal}` },
});

test('the fingerprint that was shown first is the one that counts', () => {
  keepPromises(id, table({ deal: 1, commitment: 'a', nextCommitment: null }));
  keepPromises(id, table({ deal: 1, commitment: 'b', nextCommitment: 'c' }));
  expect([1, 2].map((deal) => promiseOf(id, deal))).toEqual(['a', 'c']);
});

test('none counts of a deal that was annulled, though nobody looked here meanwhile', () => {
  keepPromises(id, table({ deal: 1, commitment: 'a' }));
  keepPromises(id, table({ deal: 2, commitment: 'b' }));
  const notices = [annulled(40, 2)];
  keepPromises(id, table({ deal: 3, commitment: 'e', notices }));
  expect([1, 2, 3].map((deal) => promiseOf(id, deal))).toEqual(['a', undefined, 'e']);
  // It is told again and again, and happened once.
  keepPromises(id, table({ deal: 3, commitment: 'f', notices }));
  expect(promiseOf(id, 3)).toBe('e');
  keepPromises(id, table({ deal: 1, commitment: 'g', notices: [...notices, annulled(60, 1)] }));
  expect([1, 3].map((deal) => promiseOf(id, deal))).toEqual(['g', undefined]);
});
