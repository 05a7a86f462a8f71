// What a backup is made from and what it is put into, whatever the store is.
import { type OutageEntry, outagesIn } from '../downtime.ts';

/** One entry of a log, as it was written. */
export interface KeptEntry {
  readonly log: string;
  readonly seq: number;
  readonly body: string;
}

/** One that was read from a backup. */
export interface KeyedEntry extends KeptEntry {
  readonly key: string;
}

/** What is known of a store besides its logs. */
export interface StoreFacts {
  /** Until when anybody served it: what comes after that is charged to nobody's clock. Null if nobody ever has. */
  readonly servedUntil: number | null;
  /** Times in which nobody did, as far as the store remembers them: from when, until when. */
  readonly outages: readonly (readonly [since: number, until: number])[];
}

/** A store as it was at one moment. */
export interface BackupSource {
  readonly facts: StoreFacts;
  /** How many entries there are. */
  readonly size: number;
  /** All of them, log after log by their names, each from its first entry on. Those that are damaged say so. */
  entries(): AsyncIterable<readonly (KeptEntry & { readonly isWhole: boolean })[]>;
  close(): Promise<void>;
}

/** A store in which there is nothing. What is put into it is there when all of it is, or not at all. */
export interface RestoreTarget {
  add(entries: readonly KeyedEntry[]): Promise<void>;
  commit(facts: StoreFacts): Promise<void>;
  /** What was not committed is gone. */
  close(): Promise<void>;
}

/** So many entries are read or written at a time. */
export const BATCH = 200;

/** The outages that entries of their log tell of. */
export function notedIn(bodies: readonly string[]): StoreFacts['outages'] {
  const entries: OutageEntry[] = bodies.map((body) => JSON.parse(body));
  return outagesIn(entries).map(({ since, until }) => [since, until]);
}
