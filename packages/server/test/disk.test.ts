import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entry } from '@overtrick/table/stores/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Books, type Job, openBooks } from '../src/sqlite/books.ts';
import { openDatabase, type Sql } from '../src/sqlite/database.ts';
import { serve, type WriterNews } from '../src/sqlite/writer.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NOBODY = { write() {}, close() {} };

async function newDatabase(): Promise<Sql> {
  return openDatabase(join(await mkdtemp(join(folder, 'data-')), 'tables.db'));
}

function append(seq: number, text = 'hello'): Job {
  const line = entry(seq, `key ${seq}`, text);
  return { type: 'append', id: 'a', seq, key: line.key, body: JSON.stringify(line) };
}

function read(books: Books): unknown {
  return books.run([{ type: 'read', id: 'a', from: 1 }])[0];
}

test('if the disk is full nobody is told that it is done, nothing is changed, and later it goes on', async () => {
  const database = await newDatabase();
  const books = new Books(database, NOBODY);
  books.run([append(1)]);
  const before = read(books);
  const { page_count: pages } = Object(database.prepare('PRAGMA page_count').get());
  database.exec(`PRAGMA max_page_count = ${pages + 1}`);
  const outcomes = books.run([append(2), append(3, 'x'.repeat(50_000)), append(4)]);
  expect(outcomes).toEqual(Array(3).fill({ error: 'the disk is full' }));
  expect(read(books)).toEqual(before);
  database.exec('PRAGMA max_page_count = 100000');
  expect(books.run([append(2), append(3)])).toEqual([{ value: 'ok' }, { value: 'ok' }]);
  books.close();
});

test.skipIf(process.platform === 'win32')(
  'nobody but its owner can read the file or what lies beside it, even in a folder that all may enter',
  async () => {
    const open = await mkdtemp(join(folder, 'open-'));
    await chmod(open, 0o755);
    const path = join(open, 'tables.db');
    // As an earlier server has left them.
    await writeFile(`${path}-count`, '', { mode: 0o644 });
    const books = openBooks(path);
    books.run([append(1)]);
    books.run([{ type: 'copy', path: join(open, 'copy.db') }]);
    const names = await readdir(open);
    expect(names).toEqual(expect.arrayContaining(['copy.db', 'tables.db', 'tables.db-wal']));
    for (const name of names)
      expect([name, (await stat(join(open, name))).mode & 0o777]).toEqual([name, 0o600]);
    books.close();
  },
);

const fail = (): never => {
  throw Object.assign(new Error('disk I/O error'), { errcode: 1034 });
};
const FAILED = { get: fail, all: fail, run: fail };

/** A database of which the disk fails when it is flushed. */
function failing(database: Sql): Sql {
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    exec: (sql) => database.exec(sql),
    prepare: (sql) => (sql === 'COMMIT' ? FAILED : database.prepare(sql)),
    close: () => database.close(),
  };
}

test('after a failed flush nobody is answered: whoever runs the server is told, and it ends', async () => {
  const database = await newDatabase();
  const news: WriterNews[] = [];
  const books = new Books(failing(database), NOBODY);
  serve([{ call: 1, job: append(1) }], books, (told) => news.push(told));
  expect(news).toEqual([{ type: 'fatal', why: 'Error: disk I/O error' }]);
  database.close();
});
