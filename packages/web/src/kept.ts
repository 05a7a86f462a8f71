import { fieldsOf } from '@overtrick/engine';
import type { Entry, Store } from '@overtrick/table';
import { IndexedStore } from '@overtrick/table/stores/indexed';
import { within, withList } from './database.ts';

/** Games in progress, kept in the browser's own database. Nothing here trusts what it finds there. */

/** What the home screen shows of a game that was left. */
export interface Summary {
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly deal: number;
  readonly total: number;
  readonly over: boolean;
}

export interface KeptGame {
  readonly id: string;
  /** The tab that plays it; another that opens it becomes the owner, and this one stops. */
  readonly owner: string;
  readonly when: number;
  readonly summary: Summary;
  /** The whole game, as it was kept before there were logs. */
  readonly saved?: string;
}

/** What is told of a kept game before it is opened. */
export type KeptLine = Pick<KeptGame, 'id' | 'when' | 'summary'>;

/** A log that one tab writes. */
export interface OwnLog extends Store {
  /** Puts a whole log into an empty place. */
  adopt(id: string, entries: readonly Entry[]): Promise<unknown>;
}

/** Who has a game now, if not this tab: another one, or nobody since it was deleted. */
export type Taken = 'elsewhere' | 'gone';

/** Where games are kept. */
export interface Archive {
  /** All kept games, newest first; what is no game at all is left out. */
  list(): Promise<KeptLine[]>;
  forget(id: string): Promise<void>;
  /** Makes room for a new game. */
  begin(kept: KeptGame): Promise<void>;
  /** Makes a tab the owner of a game and answers what was kept of it. */
  takeOver(id: string, owner: string): Promise<KeptGame | undefined>;
  /** Keeps what is shown of a game, unless another tab has taken it over. */
  note(kept: KeptGame): Promise<void>;
  /** The log of a game, in which only its owner can write; who tries nevertheless is told. */
  logOf(id: string, owner: string, onTaken: (how: Taken) => void): OwnLog;
  /** By which tabs tell each other what they have taken over, if there is such a thing. */
  openChannel(): BroadcastChannel | undefined;
}

export const archive: Archive = {
  async list() {
    const all = await within<unknown[]>('readonly', (rows, answer) => {
      const request = rows.getAll();
      request.onsuccess = () => answer(request.result);
    });
    const games = (all ?? []).filter(isKept).sort((a, b) => b.when - a.when);
    return games.map(({ id, when, summary }) => ({ id, when, summary }));
  },

  forget: (id) => new IndexedStore(() => withList((rows) => rows.delete(id))).forget(id),

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

function isKept(value: unknown): value is KeptGame {
  const { id, owner, saved, when, summary } = fieldsOf(value);
  return (
    [id, owner, saved ?? ''].every((each) => typeof each === 'string') &&
    typeof when === 'number' &&
    isSummary(summary)
  );
}

function isSummary(value: unknown): value is Summary {
  const summary = fieldsOf(value);
  return (
    typeof summary.game === 'string' &&
    typeof summary.title === 'string' &&
    typeof summary.over === 'boolean' &&
    [summary.players, summary.deal, summary.total].every(Number.isSafeInteger)
  );
}
