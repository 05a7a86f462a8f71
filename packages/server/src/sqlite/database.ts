import { DatabaseSync } from '@photostructure/sqlite';
import { Unusable } from '../unusable.ts';
import { readCount } from './count.ts';
import { makeOwn } from './own-file.ts';

/** Before this one, two connections can spoil a write-ahead log. */
const OLDEST = [3, 51, 3];
/** How the tables below are laid out; a newer server upgrades, an older one refuses. */
const LAYOUT = 2;

/** In KiB: the last pages of some hundred logs; the others are in the system's own cache. */
const CACHE = 4096;
/**
 * After so many pages the write-ahead log is brought home, which all have to wait for: at 500 moves a second that is every ten
 * seconds. By then many pages were written several times. The log takes 16 MiB on the disk, and is soon written over from its
 * beginning: to make it longer takes a flush more than to change what is there.
 */
const CHECKPOINT = 4000;

const TABLES = `
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  command_key TEXT NOT NULL,
  body TEXT NOT NULL,
  sum TEXT NOT NULL,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, command_key)
) WITHOUT ROWID, STRICT;
CREATE TABLE listings (
  table_id TEXT NOT NULL PRIMARY KEY,
  seq INTEGER NOT NULL,
  is_open INTEGER NOT NULL,
  due_at INTEGER,
  touched_at INTEGER NOT NULL,
  body TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX listings_open ON listings (touched_at) WHERE is_open = 1;
CREATE INDEX listings_due ON listings (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE company (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, table_id)
) WITHOUT ROWID, STRICT;
CREATE INDEX company_tables ON company (table_id);
CREATE TABLE commits (count INTEGER NOT NULL) STRICT;
INSERT INTO commits VALUES (0);
CREATE TABLE pulse (at INTEGER NOT NULL) STRICT;
`;
/** What came with the second layout: see `Fresh`. */
const FRESH = `
CREATE TABLE fresh (
  number INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  command_key TEXT NOT NULL,
  body TEXT NOT NULL,
  sum TEXT NOT NULL
) STRICT;
`;

export const COUNT =
  'SELECT count + coalesce((SELECT max(number) FROM fresh), 0) AS count FROM commits';

/** The part of SQLite's interface that is used here; that of Node itself is the same. */
export interface Sql {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): SqlStatement;
  close(): void;
}

export interface SqlStatement {
  get(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
  run(...values: SqlValue[]): unknown;
}

type SqlValue = string | number | null;

/**
 * Opens the one connection of this file. Whatever is called done is on the disk: the write-ahead log is flushed with
 * every commit, which this build of SQLite does not do unless it is told to.
 */
export function openDatabase(path: string): Sql {
  const database = opened(path);
  try {
    checkVersion(database);
    set(database, 'locking_mode', 'EXCLUSIVE', 'exclusive');
    set(database, 'journal_mode', 'WAL', 'wal');
    set(database, 'synchronous', 'FULL', 2);
    set(database, 'cache_size', String(-CACHE), -CACHE);
    set(database, 'wal_autocheckpoint', String(CHECKPOINT), CHECKPOINT);
    prepareTables(database, path);
    checkWhole(database, path);
    return database;
  } catch (error) {
    database.close();
    throw inWords(error, path);
  }
}

/**
 * Leaves one whole file that anybody may copy. Statements that nobody has thrown away yet would keep the lock, so it is
 * given up first, which can be done only outside of the write-ahead log.
 */
export function closeDatabase(database: Sql): void {
  first(database, 'PRAGMA journal_mode = DELETE');
  database.exec('PRAGMA locking_mode = NORMAL');
  first(database, 'SELECT count FROM commits');
  database.close();
}

function opened(path: string): Sql {
  makeOwn(path);
  try {
    return new DatabaseSync(path);
  } catch (error) {
    throw inWords(error, path);
  }
}

export function codeOf(error: unknown): number | undefined {
  const { errcode } = Object(error);
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** What would be right. */
const CHOOSE = 'Choose another folder: DATA=PATH npm start';

const BUSY = 5;
const READ_ONLY = 8;
const CORRUPT = 11;
const CANNOT_OPEN = 14;
const NO_DATABASE = 26;

/** The rest are bugs of ours, or of the disk, and say so themselves. */
function inWords(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case BUSY:
      return new Unusable(`another server has ${path} open; two cannot share it. ${CHOOSE}`);
    case READ_ONLY:
      return new Unusable(`${path} cannot be written to. ${CHOOSE}`);
    case CANNOT_OPEN:
      return new Unusable(`${path} cannot be opened; is its folder there, and writable? ${CHOOSE}`);
    case CORRUPT:
    case NO_DATABASE:
      return damaged(path, 'SQLite cannot read it');
    default:
      return error;
  }
}

function damaged(path: string, how: string): Unusable {
  return new Unusable(
    `${path} is damaged (${how}); nothing was changed. Put it aside with ${path}-count, and start with a backup of both or without them`,
  );
}

function checkVersion(database: Sql): void {
  const text = String(first(database, 'SELECT sqlite_version()'));
  const found = text.split('.').map(Number);
  const at = OLDEST.findIndex((part, i) => found[i] !== part);
  if (at >= 0 && found[at] < OLDEST[at]) {
    throw new Unusable(`SQLite ${text} is too old: ${OLDEST.join('.')} is needed`);
  }
}

/** Sets something and reads it back: SQLite passes over what it cannot do in silence. */
function set(database: Sql, name: string, value: string, expected: unknown): void {
  database.exec(`PRAGMA ${name} = ${value}`);
  const found = first(database, `PRAGMA ${name}`);
  if (found !== expected) throw new Unusable(`SQLite keeps ${name} at ${found}, not ${value}`);
}

function prepareTables(database: Sql, path: string): void {
  const layout = first(database, 'PRAGMA user_version');
  if (layout === LAYOUT) return;
  if (layout !== 0 && layout !== 1) {
    throw new Unusable(`${path} was written by a newer server`);
  }
  const made = layout === 0 ? TABLES + FRESH : FRESH;
  database.exec(`BEGIN IMMEDIATE; ${made} PRAGMA user_version = ${LAYOUT}; COMMIT`);
}

/** Pages that do not fit together, and writes that were confirmed and are not there any more. */
function checkWhole(database: Sql, path: string): void {
  const found = first(database, 'PRAGMA quick_check(1)');
  if (found !== 'ok') throw damaged(path, String(found).split('\n')[0]);
  const count = countIn(database);
  const known = readCount(path);
  if (known !== undefined && count < known) {
    throw damaged(path, `the last ${known - count} of ${known} writes are missing`);
  }
}

/** How many writes there were: each entry that came since all were put in their places, and whatever else was written. */
export function countIn(database: Sql): number {
  return Number(first(database, COUNT));
}

/** The first value of the first row. */
export function first(database: Sql, sql: string): unknown {
  const row: unknown = database.prepare(sql).get();
  return Object.values(Object(row))[0];
}
