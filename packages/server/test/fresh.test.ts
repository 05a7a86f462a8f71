import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@overtrick/engine';
import { entry } from '@overtrick/table/stores/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Books, type Job, openBooks } from '../src/sqlite/books.ts';
import { closeDatabase, first, openDatabase, type Sql } from '../src/sqlite/database.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-fresh-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newPath = async () => join(await mkdtemp(join(folder, 'data-')), 'tables.db');

function append(id: string, seq: number, key = `key ${seq}`): Job & { readonly body: string } {
  return { type: 'append', id, seq, key, body: JSON.stringify(entry(seq, key)) };
}

function answer(books: Books, job: Job): unknown {
  return Object(books.run([job])[0]).value;
}

const bodiesOf = (books: Books, id: string, from = 1) =>
  Object(answer(books, { type: 'read', id, from })).bodies;

/** Many logs at once, of which some go on and others rest, in groups of any size; what was written, by log. */
function write(books: Books, random: FastRandom, count: number, logs: Map<string, string[]>) {
  for (let made = 0; made < count; ) {
    const jobs = Array.from({ length: 1 + random.below(60) }, () => {
      const id = `log ${Math.min(random.below(40), random.below(40))}`;
      const log = logs.get(id) ?? [];
      logs.set(id, log);
      const job = append(id, log.length + 1);
      log.push(job.body);
      return job;
    });
    made += jobs.length;
    expect(books.run(jobs)).toEqual(jobs.map(() => ({ value: 'ok' })));
  }
}

function expectAll(books: Books, logs: ReadonlyMap<string, string[]>): void {
  for (const [id, log] of logs) {
    for (const from of [1, log.length - 20, log.length - 1, log.length + 1]) {
      expect([id, bodiesOf(books, id, from)]).toEqual([id, log.slice(Math.max(0, from - 1))]);
    }
  }
}

test('wherever an entry waits or is put, logs are read as they were written: now, after a power cut, after a stop', async () => {
  const [path, cut] = [await newPath(), await newPath()];
  const [random, logs] = [new FastRandom(15), new Map<string, string[]>()];
  const books = openBooks(path);
  write(books, random, 700, logs);
  expectAll(books, logs);
  for (const part of ['', '-wal', '-count']) await copyFile(path + part, cut + part);
  books.close();
  const again = openBooks(cut);
  expectAll(again, logs);
  write(again, random, 300, logs);
  again.close();
  const stopped = openBooks(cut);
  expectAll(stopped, logs);
  stopped.close();
});

test('a key counts as long as its log, among what waits and among what has its place', async () => {
  const books = openBooks(await newPath());
  for (let seq = 1; seq <= 20; seq++) answer(books, append('a', seq));
  for (const key of ['key 3', 'key 19']) {
    expect([key, answer(books, append('a', 21, key))]).toEqual([key, 'repeated']);
  }
  expect(answer(books, append('a', 21))).toBe('ok');
  books.close();
});

test('what waits longest is put in its place, and what waits stays few', async () => {
  const path = await newPath();
  const books = openBooks(path);
  answer(books, append('quiet', 1));
  let seq = 0;
  while (seq < 17_000) books.run(Array.from({ length: 500 }, () => append('busy', ++seq)));
  const copy = `${path}-copy`;
  books.run([{ type: 'copy', path: copy }]);
  const database = openDatabase(copy);
  expect(Number(first(database, 'SELECT count(*) FROM fresh'))).toBeLessThan(100);
  expect(first(database, "SELECT seq FROM entries WHERE table_id = 'quiet'")).toBe(1);
  database.close();
  books.close();
});

test('an erased log is gone, wherever it was, and another may have its name', async () => {
  const books = openBooks(await newPath());
  for (let seq = 1; seq <= 20; seq++) answer(books, append('a', seq));
  answer(books, append('b', 1));
  answer(books, { type: 'erase', id: 'a' });
  expect([bodiesOf(books, 'a'), bodiesOf(books, 'b').length]).toEqual([[], 1]);
  expect(answer(books, append('a', 1))).toBe('ok');
  books.close();
});

/** As a server has left it that put each entry in its place at once. */
function makeEarlier(database: Sql): void {
  database.exec('DROP TABLE fresh; PRAGMA user_version = 1');
  closeDatabase(database);
}

test('a file of an earlier server goes on', async () => {
  const path = await newPath();
  const books = openBooks(path);
  answer(books, append('a', 1));
  books.close();
  makeEarlier(openDatabase(path));
  const later = openBooks(path);
  expect(answer(later, append('a', 2))).toBe('ok');
  expect(bodiesOf(later, 'a').length).toBe(2);
  later.close();
});
