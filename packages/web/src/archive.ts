import { IndexedStore } from '@overtrick/table/stores/indexed';
import { within, withList } from './database.ts';
import { type Archive, isAside, isKept, isUntouched, type KeptGame, lineOf } from './kept.ts';

/** So long a table that nobody has played at can be reloaded and gone back to. */
const DAY = 24 * 60 * 60 * 1000;

/** So long a deal that is tried again, or one of a set, can be gone on with. */
const WEEK = 7 * DAY;

function isStale(game: KeptGame): boolean {
  const age = Date.now() - game.when;
  return (isUntouched(game) && age > DAY) || (isAside(game) && age > WEEK);
}

const forget: Archive['forget'] = (id) =>
  new IndexedStore(() => withList((rows) => rows.delete(id))).forget(id);

/** The browser's own database. */
export const archive: Archive = {
  async list() {
    const all = await within<unknown[]>('readonly', (rows, answer) => {
      const request = rows.getAll();
      request.onsuccess = () => answer(request.result);
    });
    const games = (all ?? []).filter(isKept).sort((a, b) => b.when - a.when);
    for (const { id } of games.filter(isStale)) await forget(id);
    return games.filter((game) => !isUntouched(game) && !isAside(game)).map(lineOf);
  },

  find: (id) =>
    within('readonly', (rows, answer) => {
      const request = rows.get(id);
      request.onsuccess = () => {
        if (isKept(request.result)) answer(request.result);
      };
    }),

  async amend({ id, when, summary }) {
    await within('readwrite', (rows) => {
      const request = rows.get(id);
      request.onsuccess = () => {
        const kept: unknown = request.result;
        if (isKept(kept) && kept.when === when) rows.put({ ...kept, summary });
      };
    });
  },

  forget,

  async begin(kept) {
    await within('readwrite', (rows) => rows.put(kept));
  },

  takeOver(id, owner) {
    return within('readwrite', (rows, answer) => {
      const request = rows.get(id);
      request.onsuccess = () => {
        const kept: unknown = request.result;
        if (!isKept(kept)) return;
        rows.put({ ...kept, owner });
        answer(kept);
      };
    });
  },

  async note(kept) {
    await within('readwrite', (rows) => {
      const request = rows.get(kept.id);
      request.onsuccess = () => {
        const before: unknown = request.result;
        if (isKept(before) && before.owner === kept.owner) rows.put(kept);
      };
    });
  },

  /** Whoever has lost the game writes nothing, not even by a hair's breadth. */
  logOf: (id, owner, onTaken) =>
    new IndexedStore(() =>
      withList((rows, running) => {
        const request = rows.get(id);
        request.onsuccess = () => {
          const kept: unknown = request.result;
          if (isKept(kept) && kept.owner === owner) return;
          onTaken(isKept(kept) ? 'elsewhere' : 'gone');
          running.abort();
        };
      }),
    ),

  /**
   * Not every browser has channels, and one that forbids storage may forbid them too: then a tab notices
   * only when it keeps a move.
   */
  openChannel() {
    try {
      return new BroadcastChannel('overtrick');
    } catch {
      return undefined;
    }
  },
};
