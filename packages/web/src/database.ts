import { type Database, prepareEntries } from '@overtrick/table/stores/indexed';

const DATABASE = 'overtrick';
/** 1 had whole games as text; since 2 their logs are beside them. */
const VERSION = 2;
export const GAMES = 'games';

/** There are browsers whose database sometimes never answers: a table does not wait for it for ever. */
const PATIENCE = 3000;

/** A tab with an older page keeps the database as it is. */
export class Blocked extends Error {}

let opened: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opened ??= open();
  // A browser that forbids it today may allow it after a change of its settings.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    let isLate = false;
    request.onupgradeneeded = ({ oldVersion }) => prepare(request.result, oldVersion);
    request.onsuccess = () => {
      clearTimeout(timer);
      if (isLate) request.result.close();
      else resolve(letGo(request.result));
    };
    request.onerror = () => reject(request.error);
    const giveUp = (why: Error) => {
      isLate = true;
      reject(why);
    };
    request.onblocked = () => giveUp(new Blocked('a tab with an older page is open'));
    const timer = setTimeout(() => giveUp(new Error('the database does not answer')), PATIENCE);
  });
}

function prepare(made: IDBDatabase, before: number): void {
  if (before < 1) made.createObjectStore(GAMES, { keyPath: 'id' });
  prepareEntries(made);
}

/** A newer page in another tab does not wait for this one. */
function letGo(made: IDBDatabase): IDBDatabase {
  made.onversionchange = () => {
    made.close();
    opened = undefined;
  };
  return made;
}

/** Runs one transaction on the list of games; what `work` answers counts once everything is written. */
export async function within<T>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T | undefined> {
  const running = (await database()).transaction(GAMES, mode);
  return new Promise((resolve, reject) => {
    let value: T | undefined;
    running.oncomplete = () => resolve(value);
    running.onabort = () => reject(running.error);
    work(running.objectStore(GAMES), (answer) => {
      value = answer;
    });
  });
}

/**
 * The database for a log, so that what happens to the log and to its line in the list of games happens together or
 * not at all. The disk need not have heard of it: a game of one's own may lose a move when the power fails.
 */
export async function withList(
  also: (rows: IDBObjectStore, running: IDBTransaction) => void,
): Promise<Database> {
  const made = await database();
  return {
    transaction(name, mode) {
      const running = made.transaction([GAMES, name], mode);
      if (mode === 'readwrite') also(running.objectStore(GAMES), running);
      return running;
    },
  };
}
