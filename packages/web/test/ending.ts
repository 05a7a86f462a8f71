import { readFile } from 'node:fs/promises';
import type { Table } from '@overtrick/table';
import type { Page } from 'playwright-core';
import type { Played } from './played.ts';
import { address } from './visit.ts';

/** Puts a table among the kept games, as if it had been played here, and opens it. */
export async function openKept(
  page: Page,
  { table, log }: Pick<Played, 'table' | 'log'>,
): Promise<void> {
  await page.goto(address());
  await page.locator('.game').first().waitFor();
  const id = 'ending';
  const kept = { id, owner: '', when: 0, summary: summaryOf(table) };
  await putKept(page, kept, log);
  await page.goto(address(`#/play/${id}`));
  await page.locator('main.table[data-settled]').waitFor();
}

/** An entry of a log as it lies in the database. */
export interface LogEntry {
  readonly facts: readonly { readonly type: string }[];
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Writes into the database of the page, which must have been there. */
export async function putKept(page: Page, kept: Row, log: readonly object[]): Promise<void> {
  await page.evaluate(
    async ([row, entries]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('overtrick');
        request.onsuccess = () => resolve(request.result);
      });
      const running = database.transaction(['games', 'entries'], 'readwrite');
      running.objectStore('games').put(row);
      const rows = running.objectStore('entries');
      rows.delete(IDBKeyRange.bound([row.id, 0], [row.id, Number.MAX_SAFE_INTEGER]));
      for (const entry of entries) rows.put({ id: row.id, entry });
      await new Promise((resolve, reject) => {
        running.oncomplete = resolve;
        running.onabort = () => reject(running.error);
      });
      database.close();
    },
    [kept, log] as const,
  );
}

/** What the database of the page has of a game. */
export function getKept(page: Page, id: string): Promise<{ kept?: Row; log: LogEntry[] }> {
  return page.evaluate(async (own) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('overtrick');
      request.onsuccess = () => resolve(request.result);
    });
    const running = database.transaction(['games', 'entries']);
    const kept = running.objectStore('games').get(own);
    const range = IDBKeyRange.bound([own, 0], [own, Number.MAX_SAFE_INTEGER]);
    const rows = running.objectStore('entries').getAll(range);
    await new Promise((resolve) => {
      running.oncomplete = resolve;
    });
    database.close();
    return { kept: kept.result, log: rows.result.map(({ entry }) => entry) };
  }, id);
}

const OLDER = new URL('data/kept-1.json', import.meta.url);

/** A game in a database as the page before this one wrote it; its tab may still be open. */
export async function putOlder(page: Page, { holdsOn = false } = {}) {
  const older: { id: string; saved: string } = JSON.parse(await readFile(OLDER, 'utf8'));
  // A place of the same origin where this page does not run.
  await page.goto(address('health'));
  await page.evaluate(
    async ([row, stays]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('overtrick', 1);
        request.onupgradeneeded = () =>
          request.result.createObjectStore('games', { keyPath: 'id' });
        request.onsuccess = () => resolve(request.result);
      });
      const running = database.transaction('games', 'readwrite');
      running.objectStore('games').put(row);
      await new Promise((resolve) => {
        running.oncomplete = resolve;
      });
      if (!stays) database.close();
    },
    [older, holdsOn] as const,
  );
  return older;
}

export function summaryOf({ game, sitters, deal, match, over }: Table) {
  const { name, title } = game;
  const total = match?.totals[0] ?? 0;
  return { game: name, title, players: sitters.length, deal: deal + 1, total, over };
}
