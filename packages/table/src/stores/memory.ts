import type { AnyEntry, Entry } from '../log.ts';
import { type Appended, judgeAppend, type Store } from '../store.ts';

/** Logs in memory, for tests and for tables that nobody keeps. */
export class MemoryStore<Kept extends AnyEntry = Entry> implements Store<Kept> {
  private readonly logs = new Map<string, Kept[]>();
  private readonly keys = new Map<string, Map<string, Kept>>();

  async append(id: string, entry: Kept): Promise<Appended> {
    const log = this.logs.get(id) ?? [];
    const keys = this.keys.get(id) ?? new Map<string, Kept>();
    const judged = judgeAppend(log.length, keys.get(entry.key), entry);
    if (judged === 'ok') {
      // As it would come back from a disk: nobody can change it afterwards.
      const kept: Kept = JSON.parse(JSON.stringify(entry));
      this.logs.set(id, [...log, kept]);
      this.keys.set(id, keys.set(entry.key, kept));
    }
    return judged;
  }

  async read(id: string, from: number): Promise<readonly Kept[]> {
    return this.peek(id).slice(Math.max(0, from - 1));
  }

  /** As if there had never been such a log. */
  erase(id: string): void {
    this.logs.delete(id);
    this.keys.delete(id);
  }

  /** A log as it stands. */
  peek(id: string): readonly Kept[] {
    return this.logs.get(id) ?? [];
  }
}
