// What a server keeps, wherever it keeps it: logs, and a catalogue of tables that can be made again from them.
import type { AnyEntry, Store } from '@overtrick/table';
import type { TableDigest } from './digest.ts';
import type { Fleet } from './fleet.ts';
import type { SharedLimits } from './limits.ts';

/** What the catalogue knows of one table. */
export interface Listing {
  readonly id: string;
  /** The last entry of its log that is in here. */
  readonly seq: number;
  /** Whether anybody may find it in the list of open tables. */
  readonly isOpen: boolean;
  /** When the house must look after it though nobody asks; null if never. */
  readonly dueAt: number | null;
  /** When anybody last did anything there. */
  readonly touchedAt: number;
  /** Everybody who belongs to it, by id. */
  readonly people: readonly string[];
  /** What lists show of it. */
  readonly body: TableDigest;
}

/** Finds tables. It is written after the log and may be behind it, never ahead: see `behind`. */
export interface Catalogue {
  /** Takes in what has become of a table, unless it knows something newer. */
  note(listing: Listing): Promise<void>;
  /** One table; undefined if it was never noted. */
  find(id: string): Promise<Listing | undefined>;
  /** Those that anybody may find, the latest first. */
  open(most: number): Promise<readonly Listing[]>;
  /** Those to which somebody belongs, the latest first. */
  of(person: string, most: number): Promise<readonly Listing[]>;
  /** Those that the house must look after by then, the most urgent first. */
  due(until: number, most: number): Promise<readonly Listing[]>;
  /** The ids of tables that are over, in their order, after one of them: what is made of matches can be made again. */
  over(after: string, most: number): Promise<readonly string[]>;
  /** The ids of tables of which the log goes further than the catalogue: somebody was stopped in between. */
  behind(): Promise<readonly string[]>;
}

/** Shows until when anybody served tables, so that what comes after it is charged to nobody. */
export interface Pulse {
  beat(at: number): Promise<void>;
  /** Undefined if nobody ever has. */
  last(): Promise<number | undefined>;
}

export interface Vault {
  /** Logs of tables have plain ids; those of anything else have a slash in theirs. */
  logs<Kept extends AnyEntry>(): Store<Kept>;
  /** Takes a whole log away that is not a table's: what somebody has kept here, and wants gone. */
  erase(id: string): Promise<void>;
  readonly catalogue: Catalogue;
  readonly pulse: Pulse;
  /** Only where several servers may share it. */
  readonly fleet?: Fleet;
  readonly limits?: SharedLimits;
  /** Told when nothing can be kept for now, and when it can again. */
  onAway?: (isAway: boolean) => void;
  /** Comes back when everything that was asked before is done; nothing more is taken. */
  close(): Promise<void>;
}

export function isTableId(id: string): boolean {
  return !id.includes('/');
}
