import type { Entry, LogLine } from '../log.ts';
import { type Appended, judgeAppend, type Store } from '../store.ts';

/** Logs in memory, for tests and for tables that nobody keeps. */
export class MemoryStore<Kept extends LogLine = Entry> implements Store<Kept> {
  private readonly logs = new Map<string, Kept[]>();

  async append(id: string, entry: Kept): Promise<Appended> {
    const log = this.logs.get(id) ?? [];
    const judged = judgeAppend(
      log.length,
      log.find(({ key }) => key === entry.key),
      entry,
    );
    // As it would come back from a disk: nobody can change it afterwards.
    if (judged === 'ok') this.logs.set(id, [...log, JSON.parse(JSON.stringify(entry))]);
    return judged;
  }

  async read(id: string, from: number): Promise<readonly Kept[]> {
    return (this.logs.get(id) ?? []).slice(Math.max(0, from - 1));
  }
}
