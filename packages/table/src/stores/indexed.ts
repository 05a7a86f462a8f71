import type { Entry } from '../log.ts';
import { type Appended, judgeAppend, type Store, trustEntries } from '../store.ts';

/** The part of the browser's database that a log needs; this package is built without a browser's types. */
type Callback = ((...event: never[]) => unknown) | null;
interface IndexedRequest {
  readonly result: unknown;
  onsuccess: Callback;
}
interface Index {
  get(key: unknown): IndexedRequest;
}
interface ObjectStore extends Index {
  index(name: string): Index;
  getAll(range: unknown): IndexedRequest;
  openCursor(range: unknown, direction: 'prev'): IndexedRequest;
  add(value: unknown): IndexedRequest;
  delete(range: unknown): IndexedRequest;
}
interface Transaction {
  readonly error: unknown;
  oncomplete: Callback;
  onabort: Callback;
  objectStore(name: string): ObjectStore;
}
export interface Database {
  transaction(name: string, mode: 'readonly' | 'readwrite', options?: object): Transaction;
}
interface Upgraded {
  createObjectStore(name: string, options: object): { createIndex(...index: unknown[]): unknown };
}
declare const IDBKeyRange: { bound(from: unknown, to: unknown): unknown };

const ENTRIES = 'entries';
const KEYS = 'keys';

/** Makes room for logs in a database that is being upgraded. */
export function prepareEntries(database: Upgraded): void {
  const entries = database.createObjectStore(ENTRIES, { keyPath: ['id', 'entry.seq'] });
  entries.createIndex(KEYS, ['id', 'entry.key'], { unique: true });
}

/** Logs in the browser's own database: one row an entry, each append one transaction. */
export class IndexedStore implements Store {
  private readonly open: () => Promise<Database>;

  constructor(open: () => Promise<Database>) {
    this.open = open;
  }

  append(id: string, entry: Entry): Promise<Appended> {
    return this.within('readwrite', (rows, answer) => {
      const same = rows.index(KEYS).get([id, entry.key]);
      same.onsuccess = () => {
        const last = rows.openCursor(rangeOf(id, 1), 'prev');
        last.onsuccess = () => {
          const judged = judgeAppend(seqAt(last.result), entryOf(same.result), entry);
          if (judged === 'ok') rows.add({ id, entry });
          answer(judged);
        };
      };
    });
  }

  /** Puts a whole log into an empty place at once: thousands of transactions would take their time. */
  adopt(id: string, entries: readonly Entry[]): Promise<Appended> {
    return this.within('readwrite', (rows, answer) => {
      const last = rows.openCursor(rangeOf(id, 1), 'prev');
      last.onsuccess = () => {
        if (last.result) return answer('stale');
        for (const entry of entries) rows.add({ id, entry });
        answer('ok');
      };
    });
  }

  /** There is no such log any more. */
  forget(id: string): Promise<void> {
    return this.within('readwrite', (rows, answer) => {
      rows.delete(rangeOf(id, 1));
      answer(undefined);
    });
  }

  async read(id: string, from: number): Promise<readonly Entry[]> {
    const first = Math.max(1, from);
    const found = await this.within<unknown>('readonly', (rows, answer) => {
      const request = rows.getAll(rangeOf(id, first));
      request.onsuccess = () => answer(request.result);
    });
    return trustEntries(Array.isArray(found) ? found.map(entryOf) : [], first);
  }

  /** One transaction; what is answered counts once everything is on the disk. */
  private async within<T>(
    mode: 'readonly' | 'readwrite',
    work: (rows: ObjectStore, answer: (value: T) => void) => void,
  ): Promise<T> {
    const database = await this.open();
    return new Promise((resolve, reject) => {
      const running = database.transaction(ENTRIES, mode, { durability: 'strict' });
      let finish = () => reject(new Error('the database has not answered'));
      running.oncomplete = () => finish();
      running.onabort = () => reject(running.error ?? new Error('the database has given up'));
      work(running.objectStore(ENTRIES), (value) => {
        finish = () => resolve(value);
      });
    });
  }
}

function rangeOf(id: string, from: number): unknown {
  return IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
}

function entryOf(row: unknown): Entry | undefined {
  return Object(row).entry;
}

function seqAt(cursor: unknown): number {
  return cursor ? (entryOf(Object(cursor).value)?.seq ?? 0) : 0;
}
