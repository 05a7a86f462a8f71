// What every catalogue must do, wherever it is kept.
import { entry } from '@overtrick/table/stores/conformance';
import { expect } from 'vitest';
import type { TableDigest } from '../src/digest.ts';
import type { Listing, Vault } from '../src/vault.ts';

function listing(id: string, part: Partial<Listing> = {}): Listing {
  const people = ['ada'];
  const body = {} as TableDigest;
  return { id, seq: 1, isOpen: false, dueAt: null, touchedAt: 1, people, body, ...part };
}

const ids = (found: readonly Listing[]) => found.map(({ id }) => id);

export const catalogueChecks: Readonly<Record<string, (vault: Vault) => Promise<void>>> = {
  async 'what was noted is found as it was, and nothing else'({ catalogue }) {
    const whole = listing('a', { isOpen: true, dueAt: 7, people: ['ada', 'ben'] });
    await catalogue.note(whole);
    expect(await catalogue.find('a')).toEqual(whole);
    expect(await catalogue.find('b')).toBeUndefined();
  },
  async 'what is newer replaces what is older, and never the other way round'({ catalogue }) {
    await catalogue.note(listing('a', { seq: 5, touchedAt: 50, isOpen: true }));
    await catalogue.note(listing('a', { seq: 4, touchedAt: 40 }));
    expect(await catalogue.find('a')).toMatchObject({ seq: 5, touchedAt: 50, isOpen: true });
    await catalogue.note(listing('a', { seq: 6, touchedAt: 60 }));
    expect(await catalogue.find('a')).toMatchObject({ seq: 6, touchedAt: 60, isOpen: false });
  },
  async 'who has belonged to a table finds it, also when they are gone'({ catalogue }) {
    await catalogue.note(listing('a', { touchedAt: 1, people: ['ada', 'ben'] }));
    await catalogue.note(listing('b', { touchedAt: 3, people: ['ben'] }));
    await catalogue.note(listing('a', { seq: 2, touchedAt: 2, people: ['cleo'] }));
    expect(ids(await catalogue.of('ada', 9))).toEqual(['a']);
    expect(ids(await catalogue.of('ben', 9))).toEqual(['b', 'a']);
    expect(ids(await catalogue.of('ben', 1))).toEqual(['b']);
    expect(ids(await catalogue.of('cleo', 9))).toEqual(['a']);
    expect(ids(await catalogue.of('dora', 9))).toEqual([]);
  },
  async 'only open tables are listed, the latest first'({ catalogue }) {
    await catalogue.note(listing('a', { isOpen: true, touchedAt: 1 }));
    await catalogue.note(listing('b', { isOpen: false, touchedAt: 2 }));
    await catalogue.note(listing('c', { isOpen: true, touchedAt: 3 }));
    expect(ids(await catalogue.open(9))).toEqual(['c', 'a']);
    expect(ids(await catalogue.open(1))).toEqual(['c']);
  },
  async 'what is due by a time is found, the most urgent first'({ catalogue }) {
    await catalogue.note(listing('a', { dueAt: 30 }));
    await catalogue.note(listing('b', { dueAt: 10 }));
    await catalogue.note(listing('c'));
    await catalogue.note(listing('d', { dueAt: 20 }));
    expect(ids(await catalogue.due(20, 9))).toEqual(['b', 'd']);
    expect(ids(await catalogue.due(99, 2))).toEqual(['b', 'd']);
    expect(ids(await catalogue.due(9, 9))).toEqual([]);
  },
  async 'tables that are over are found in the order of their ids, page by page'({ catalogue }) {
    const over = { body: { over: true } as TableDigest };
    for (const id of ['d', 'b', 'a']) await catalogue.note(listing(id, over));
    await catalogue.note(listing('c', { body: { over: false } as TableDigest }));
    expect(await catalogue.over('', 2)).toEqual(['a', 'b']);
    expect(await catalogue.over('b', 2)).toEqual(['d']);
    expect(await catalogue.over('d', 2)).toEqual([]);
  },
  async 'a table of which the log goes on is told, a log of something else is not'(vault) {
    const logs = vault.logs();
    for (const id of ['a', 'b', 'c', 'guest/1']) await logs.append(id, entry(1));
    await logs.append('b', entry(2));
    await vault.catalogue.note(listing('a', { seq: 1 }));
    await vault.catalogue.note(listing('b', { seq: 1 }));
    expect([...(await vault.catalogue.behind())].sort()).toEqual(['b', 'c']);
    await vault.catalogue.note(listing('b', { seq: 2 }));
    expect(await vault.catalogue.behind()).toEqual(['c']);
  },
  async 'a log that is erased is gone, its keys too, and others stay'(vault) {
    const logs = vault.logs();
    for (const id of ['guest/1', 'guest/2']) await logs.append(id, entry(1));
    await vault.erase('guest/1');
    expect(await logs.read('guest/1', 1)).toEqual([]);
    expect(await logs.append('guest/1', entry(2))).toBe('stale');
    expect(await logs.append('guest/1', entry(1))).toBe('ok');
    expect(await logs.read('guest/2', 1)).toHaveLength(1);
  },
};
