import type { Entry } from '../log.ts';
import { type Appended, judgeAppend, type Store } from '../store.ts';

/** Logs in memory, for tests and for tables that nobody keeps. */
export class MemoryStore implements Store {
  private readonly logs = new Map<string, Entry[]>();

  async append(id: string, entry: Entry): Promise<Appended> {
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

  async read(id: string, from: number): Promise<readonly Entry[]> {
    return (this.logs.get(id) ?? []).slice(Math.max(0, from - 1));
  }
}
