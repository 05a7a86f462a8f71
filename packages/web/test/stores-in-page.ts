import { entry, type StorePlace, storeChecks } from '@overtrick/table/stores/conformance';
import { IndexedStore, prepareEntries } from '@overtrick/table/stores/indexed';

// Runs in a browser: what every store must do, done to the browser's own database.

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => prepareEntries(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function placeIn(name: string): StorePlace {
  return {
    open: async () => {
      const database = await openDatabase(name);
      return new IndexedStore(async () => database);
    },
    async spoil(id, seq) {
      const rows = (await openDatabase(name))
        .transaction('entries', 'readwrite')
        .objectStore('entries');
      rows.put({ id, entry: { ...entry(seq), facts: 'nonsense' } });
      await new Promise((resolve) => {
        rows.transaction.oncomplete = resolve;
      });
    },
  };
}

/** Each check by its title, and what was wrong, if anything was. */
export async function runStoreChecks(): Promise<[title: string, fault: string][]> {
  const results: [string, string][] = [];
  // A transaction is written whole or not at all: nothing in it can be torn.
  for (const { title, run } of storeChecks.filter(({ needs }) => needs !== 'tear')) {
    const fault = await run(placeIn(`stores ${results.length}`)).then(() => '', String);
    results.push([title, fault]);
  }
  return results;
}
