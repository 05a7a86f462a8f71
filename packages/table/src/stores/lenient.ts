import type { Entry } from '../log.ts';
import type { Appended, Store } from '../store.ts';
import { MemoryStore } from './memory.ts';

/**
 * A store for games of one's own: one that cannot be kept any more goes on all the same, in memory, and
 * whoever plays is told once. Where others rely on the log it has no place.
 */
export class LenientStore implements Store {
  private readonly kept: Store;
  private readonly onLoss: (why: unknown) => void;
  private readonly memory = new MemoryStore();
  private isLost = false;

  constructor(kept: Store, onLoss: (why: unknown) => void) {
    this.kept = kept;
    this.onLoss = onLoss;
  }

  async append(id: string, entry: Entry): Promise<Appended> {
    const appended = await this.keep(id, entry);
    if (appended === undefined) return this.memory.append(id, entry);
    if (appended === 'ok') await this.mirror(id, entry);
    return appended;
  }

  /** Remembers what is kept, and what others have written before it. */
  private async mirror(id: string, entry: Entry): Promise<void> {
    if ((await this.memory.append(id, entry)) !== 'stale') return;
    const known = await this.memory.read(id, 1);
    for (const each of await this.kept.read(id, known.length + 1))
      await this.memory.append(id, each);
  }

  /** What was found damaged is not lost but wrong: that is for the reader to say. */
  async read(id: string, from: number): Promise<readonly Entry[]> {
    if (this.isLost) return this.memory.read(id, from);
    const entries = await this.kept.read(id, from);
    for (const entry of entries) await this.memory.append(id, entry);
    return entries;
  }

  /** Undefined if nothing is kept any more. */
  private async keep(id: string, entry: Entry): Promise<Appended | undefined> {
    if (this.isLost) return undefined;
    try {
      const appended = await this.kept.append(id, entry);
      if (appended === 'stale' && (await this.isGone(id, entry.seq - 1))) {
        throw new Error('what was kept of it is gone');
      }
      return appended;
    } catch (error) {
      this.isLost = true;
      this.onLoss(error);
      return undefined;
    }
  }

  /** Whether an entry that was there is there no more. */
  private async isGone(id: string, seq: number): Promise<boolean> {
    const [known, kept] = [await this.memory.read(id, seq), await this.kept.read(id, seq)];
    return known.length > 0 && kept.length === 0;
  }
}
