import type { Sql } from './database.ts';

/** An entry as it is kept. */
export interface EntryRow {
  readonly seq: number;
  readonly body: string;
  readonly sum: string;
}

/** One that is to be kept, and where. */
export interface NewEntryRow extends EntryRow {
  readonly id: string;
  readonly key: string;
}

/** So many entries of one log are put in their place together. */
const TOGETHER = 16;
/** Nothing waits for longer than until so many others have come after it, and what lies there twice is cleared away so often. */
const MOST = 16_000;
const CLEARED = 64;

/** What of a log is not in its place yet: by numbers, the oldest first, and the keys of these. */
interface Waiting {
  readonly numbers: number[];
  readonly keys: string[];
}

const WAITING = `
SELECT number, table_id, command_key FROM fresh WHERE NOT EXISTS (
  SELECT 1 FROM entries WHERE entries.table_id = fresh.table_id AND entries.seq = fresh.seq
) ORDER BY number`;
const PUT = `
INSERT INTO entries SELECT table_id, seq, command_key, body, sum FROM fresh WHERE number = ?`;

/**
 * Entries one after another as they came, whatever their logs. One more at the end changes a single page of the file; in its place
 * among thousands of logs it changes two of its own. So they wait here, as safe as there, until several of one log can go together.
 */
export class Fresh {
  private readonly database: Sql;
  private readonly insert;
  private readonly select;
  private readonly put;
  private readonly clear;
  /** By log; the one of which an entry has waited longest is first. */
  private readonly waiting = new Map<string, Waiting>();
  private last = 0;

  constructor(database: Sql) {
    this.database = database;
    this.insert = database.prepare('INSERT INTO fresh VALUES (?, ?, ?, ?, ?, ?)');
    this.select = database.prepare('SELECT seq, body, sum FROM fresh WHERE number = ?');
    this.put = database.prepare(PUT);
    this.clear = database.prepare('DELETE FROM fresh WHERE number < ?');
    this.look();
  }

  /** What was written may not be there: it is looked up again. */
  look(): void {
    this.waiting.clear();
    this.last = numberIn(this.database);
    for (const row of this.database.prepare(WAITING).all()) {
      const { number, table_id, command_key } = Object(row);
      this.await(table_id, command_key, number);
    }
  }

  add({ id, seq, key, body, sum }: NewEntryRow): void {
    const number = ++this.last;
    this.insert.run(number, id, seq, key, body, sum);
    this.await(id, key, number);
    if ((this.waiting.get(id)?.numbers.length ?? 0) >= TOGETHER) this.settle(id);
    const oldest = this.oldest;
    if (oldest && oldest.number <= number - MOST) this.settle(oldest.id);
    // The newest stays: it says how many there were.
    if (number % CLEARED === 0) this.clear.run(this.oldest?.number ?? number);
  }

  private await(id: string, key: string, number: number): void {
    const waiting = this.waiting.get(id) ?? { numbers: [], keys: [] };
    waiting.numbers.push(number);
    waiting.keys.push(key);
    this.waiting.set(id, waiting);
  }

  /** What waits longest, and where it belongs. */
  private get oldest(): { readonly id: string; readonly number: number } | undefined {
    for (const [id, { numbers }] of this.waiting) return { id, number: numbers[0] };
    return undefined;
  }

  /** What waits of a log is put in its place. */
  private settle(id: string): void {
    for (const number of this.waiting.get(id)?.numbers ?? []) this.put.run(number);
    this.waiting.delete(id);
  }

  /** What waits of a log, from the first on. */
  rowsOf(id: string): EntryRow[] {
    return (this.waiting.get(id)?.numbers ?? []).flatMap((number) => this.rowOf(number) ?? []);
  }

  /** The last of a log, if it waits. */
  endOf(id: string): EntryRow | undefined {
    return this.rowOf(this.waiting.get(id)?.numbers.at(-1));
  }

  byKey(id: string, key: string): EntryRow | undefined {
    const { numbers, keys } = this.waiting.get(id) ?? { numbers: [], keys: [] };
    return this.rowOf(numbers[keys.indexOf(key)]);
  }

  private rowOf(number: number | undefined): EntryRow | undefined {
    return number === undefined ? undefined : rowIn(this.select.get(number));
  }

  /** All that waits is put in its place. */
  settleAll(): void {
    for (const id of [...this.waiting.keys()]) this.settle(id);
    settleCount(this.database);
    this.last = 0;
  }
}

/** Nothing waits any more: what has waited is counted with all else. */
function settleCount(database: Sql): void {
  database.prepare('UPDATE commits SET count = count + ?').run(numberIn(database));
  database.exec('DELETE FROM fresh');
}

function numberIn(database: Sql): number {
  return Number(Object(database.prepare('SELECT max(number) AS number FROM fresh').get()).number);
}

export function rowIn(found: unknown): EntryRow | undefined {
  const { seq, body, sum } = Object(found);
  return typeof body === 'string' ? { seq, body, sum } : undefined;
}
