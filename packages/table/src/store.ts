import type { AnyEntry, Entry } from './log.ts';

/**
 * What became of an append. `stale`: somebody else has written since; read on and decide again.
 * `repeated`: this very command stands in the log already. `clash`: its key stands for another one.
 */
export type Appended = 'ok' | 'stale' | 'repeated' | 'clash';

/** Where logs are kept. An entry that `append` calls ok outlives the process, if the store does. */
export interface Store<Kept extends AnyEntry = Entry> {
  /** Adds an entry to a log of which the last is the one before it; its text as JSON, where that is known already. */
  append(id: string, entry: Kept, text?: string): Promise<Appended>;
  /** The entries from a number on, in order; empty if there are none. */
  read(id: string, from: number): Promise<readonly Kept[]>;
}

/** A log that cannot be trusted from some entry on; those before it are whole. */
export class Damaged extends Error {
  readonly entries: readonly AnyEntry[];

  constructor(why: string, entries: readonly AnyEntry[]) {
    super(why);
    this.entries = entries;
  }
}

/** What a new entry is to a log: every store judges by this. */
export function judgeAppend(
  last: number,
  sameKey: AnyEntry | undefined,
  entry: AnyEntry,
): Appended {
  if (sameKey) return isSameCommand(sameKey, entry) ? 'repeated' : 'clash';
  return entry.seq === last + 1 ? 'ok' : 'stale';
}

/** Whether two entries are the same command of the same person. */
export function isSameCommand(
  a: Pick<AnyEntry, 'by' | 'command'>,
  b: Pick<AnyEntry, 'by' | 'command'>,
): boolean {
  return a.by === b.by && JSON.stringify(a.command) === JSON.stringify(b.command);
}

/** Whether something that was read has the outside of an entry; what it says is judged when it is folded. */
export function isEntry(value: unknown): value is Entry {
  const { seq, key, by, at, command, facts } = Object(value) as Partial<
    Record<keyof Entry, unknown>
  >;
  return (
    Number.isSafeInteger(seq) &&
    Number.isFinite(at) &&
    typeof key === 'string' &&
    typeof by === 'string' &&
    hasType(command) &&
    Array.isArray(facts) &&
    facts.every(hasType)
  );
}

function hasType(value: unknown): boolean {
  return typeof Object(value).type === 'string';
}

/** The entries of a log as they were found, which must be whole and without a gap. */
export function trustEntries(found: readonly unknown[], from: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (const value of found) {
    const seq = from + entries.length;
    if (!isEntry(value) || value.seq !== seq) {
      throw new Damaged(`entry ${seq} of the log is damaged or missing`, entries);
    }
    entries.push(value);
  }
  return entries;
}
