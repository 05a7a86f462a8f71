import { existsSync } from 'node:fs';
import { OUTAGES, outageEntry } from '../downtime.ts';
import { Count } from '../sqlite/count.ts';
import { closeDatabase, countIn, first, openDatabase, type Sql } from '../sqlite/database.ts';
import { Entries, sumOf } from '../sqlite/entries.ts';
import { Unusable } from '../unusable.ts';
import {
  BATCH,
  type BackupSource,
  type KeyedEntry,
  notedIn,
  type RestoreTarget,
  type StoreFacts,
} from './stores.ts';

const ROWS = `
SELECT table_id, seq, body, sum FROM entries
WHERE (table_id, seq) > (?, ?) ORDER BY table_id, seq LIMIT ${BATCH}`;

/** A file of SQLite that nobody else has open. */
export class SqliteSource implements BackupSource {
  readonly facts: StoreFacts;
  readonly size: number;
  private readonly database: Sql;

  private constructor(database: Sql) {
    this.database = database;
    database.exec('BEGIN IMMEDIATE');
    new Entries(database).settle();
    database.exec('COMMIT');
    const at = first(database, 'SELECT at FROM pulse');
    this.facts = { servedUntil: typeof at === 'number' ? at : null, outages: [] };
    this.size = Number(first(database, 'SELECT count(*) FROM entries'));
  }

  static open(path: string): SqliteSource {
    if (!existsSync(path)) throw new Unusable(`there is no ${path}; DATA=PATH says where else`);
    return new SqliteSource(openDatabase(path));
  }

  async *entries() {
    const select = this.database.prepare(ROWS);
    let [log, seq, sum] = ['', 0, ''];
    for (;;) {
      const rows = select.all(log, seq).map((row) => Object(row));
      if (rows.length === 0) return;
      yield rows.map(({ table_id, seq: number, body, sum: found }) => {
        if (table_id !== log) sum = '';
        sum = sumOf(sum, body);
        [log, seq] = [table_id, number];
        return { log, seq, body: String(body), isWhole: sum === found };
      });
    }
  }

  async close(): Promise<void> {
    closeDatabase(this.database);
  }
}

/** A file of SQLite in which there is nothing yet. */
export class SqliteTarget implements RestoreTarget {
  private readonly database: Sql;
  private readonly path: string;
  private readonly entries: Entries;

  private constructor(database: Sql, path: string) {
    this.database = database;
    this.path = path;
    this.entries = new Entries(database);
  }

  static open(path: string): SqliteTarget {
    const database = openDatabase(path);
    if (first(database, 'SELECT 1 FROM entries LIMIT 1') !== undefined) {
      closeDatabase(database);
      throw new Unusable(`${path} is not empty; DATA=PATH says where else, in a new folder`);
    }
    database.exec('BEGIN IMMEDIATE');
    return new SqliteTarget(database, path);
  }

  async add(entries: readonly KeyedEntry[]): Promise<void> {
    for (const { log, seq, key, body } of entries) {
      const appended = this.entries.append({ type: 'append', id: log, seq, key, body });
      if (appended !== 'ok') throw new Error(`entry ${seq} of ${log} is ${appended}`);
    }
  }

  async commit({ servedUntil, outages }: StoreFacts): Promise<void> {
    const { database } = this;
    await this.note(outages);
    database.exec('DELETE FROM pulse');
    if (servedUntil !== null) database.prepare('INSERT INTO pulse VALUES (?)').run(servedUntil);
    this.entries.settle();
    const count = countIn(database);
    database.exec('COMMIT');
    const counter = new Count(this.path);
    counter.write(count);
    counter.close();
  }

  /** Those that only a database knew stand in a log from now on. */
  private async note(outages: StoreFacts['outages']): Promise<void> {
    const noted = notedIn(this.entries.read({ type: 'read', id: OUTAGES, from: 1 }).bodies);
    const isNoted = (until: number) => noted.some(([, known]) => known === until);
    const news = outages.filter(([, until]) => !isNoted(until));
    await this.add(
      news.map(([since, until], i) => {
        const entry = outageEntry(noted.length + i + 1, { since, until });
        return { log: OUTAGES, seq: entry.seq, key: entry.key, body: JSON.stringify(entry) };
      }),
    );
  }

  async close(): Promise<void> {
    if (this.database.isTransaction) this.database.exec('ROLLBACK');
    closeDatabase(this.database);
  }
}
