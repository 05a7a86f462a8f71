import type { Budget } from '@overtrick/bots';
import type { Entry } from './log.ts';
import type { Mind } from './mind.ts';
import type { Store } from './store.ts';

export interface Clock {
  now(): number;
  /** Calls once after so many milliseconds, unless it is called off by what comes back. */
  after(ms: number, call: () => void): () => void;
}

/** What a host is given from outside: nothing of it is its own. */
export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  /** A new seed of 256 bits, as 64 hexadecimal digits. */
  fresh(): string;
  /** Whoever thinks for a bot of this level; undefined if nobody does. */
  mindOf(level: string): Mind | undefined;
  /** A legal answer at once, whatever happens. */
  readonly quick: Mind;
  /** How much thought bots may take. */
  readonly budget: Budget;
  /** After so many milliseconds the house moves for a bot. */
  readonly patience: number;
  /**
   * Until so many milliseconds after its turn began a bot keeps its answer to itself, so that nobody can
   * tell one that had no choice from one that had.
   */
  readonly beat: number;
  /** How many deals of the match came before the log, where it holds a part of it: chance goes by the number of a deal. */
  readonly dealsBefore?: number;
  /** After so many milliseconds without somebody a bot sits in for them. */
  readonly grace?: number;
  /** How many milliseconds since then nobody could be served, because nothing ran. */
  lostSince?(at: number): number;
  /** Whether this host does what the house has to do here: of several hosts of a table one does. Unless told, it does. */
  keeps?(): boolean;
  /** The house moved for a bot, and why. */
  onInstead?(seat: number, why: unknown): void;
  /** Somebody else has added to the log: another host of the same table. */
  onForeign?(): void;
  /** Something has come about at the table: whoever lists tables may want to know. */
  onChange?(entry: Entry): void;
  /** The table cannot be trusted any more: we have a bug. It is closed. */
  onBroken?(error: unknown): void;
  /** The table cannot go on: its store has failed, or we have a bug. */
  onFailure?(error: unknown): void;
}
