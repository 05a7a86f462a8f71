/** Games in progress, kept in the browser's own database. Nothing here trusts what it finds there. */

const DATABASE = 'overtrick';
const GAMES = 'games';

/** What the home screen shows of a game that was left. */
export interface Summary {
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly deal: number;
  readonly total: number;
  readonly over: boolean;
}

export interface Kept {
  readonly id: string;
  /** The tab that plays it; another that opens it becomes the owner, and this one stops. */
  readonly owner: string;
  readonly when: number;
  readonly summary: Summary;
  readonly saved: string;
}

/** Somebody else has opened the game since. */
export class Taken extends Error {}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the database is blocked'));
  });
  // A browser that forbids it today may allow it after a change of its settings.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Runs one transaction; what `work` returns is the answer once everything is written. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T> {
  const { transaction } = await bind();
  return new Promise((resolve, reject) => {
    const running = transaction(GAMES, mode);
    let value: T | undefined;
    running.oncomplete = () => resolve(value as T);
    running.onabort = () => reject(running.error ?? new Taken());
    work(running.objectStore(GAMES), (answer) => {
      value = answer;
    });
  });
}

async function bind() {
  const open = await database();
  return { transaction: open.transaction.bind(open) };
}

/** All kept games, newest first; what is no game at all is left out. */
export async function listKept(): Promise<Kept[]> {
  const all = await within<unknown[]>('readonly', (store, answer) => {
    const request = store.getAll();
    request.onsuccess = () => answer(request.result);
  });
  return all.filter(isKept).sort((a, b) => b.when - a.when);
}

/** Makes this tab the owner of a game and answers what was kept of it. */
export function takeOver(id: string, owner: string): Promise<string | undefined> {
  return within('readwrite', (store, answer) => {
    const request = store.get(id);
    request.onsuccess = () => {
      const kept: unknown = request.result;
      if (!isKept(kept)) return answer(undefined);
      store.put({ ...kept, owner });
      answer(kept.saved);
    };
  });
}

/** Keeps the newest state, unless another tab has taken the game over: then it is `Taken`. */
export function keep(kept: Kept): Promise<void> {
  return within('readwrite', (store) => {
    const request = store.get(kept.id);
    request.onsuccess = () => {
      const before: unknown = request.result;
      if (isKept(before) && before.owner !== kept.owner) store.transaction.abort();
      else store.put(kept);
    };
  });
}

export function forget(id: string): Promise<void> {
  return within('readwrite', (store) => {
    store.delete(id);
  });
}

function isKept(value: unknown): value is Kept {
  const kept = Object(value) as Partial<Record<keyof Kept, unknown>>;
  return (
    ['id', 'owner', 'saved'].every((key) => typeof kept[key as keyof Kept] === 'string') &&
    typeof kept.when === 'number' &&
    isSummary(kept.summary)
  );
}

function isSummary(value: unknown): value is Summary {
  const summary = Object(value) as Partial<Record<keyof Summary, unknown>>;
  return (
    typeof summary.game === 'string' &&
    typeof summary.title === 'string' &&
    typeof summary.over === 'boolean' &&
    [summary.players, summary.deal, summary.total].every(Number.isSafeInteger)
  );
}
