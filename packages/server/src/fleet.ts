// What servers need of a vault that several of them share. Each of them is a node: any node may open any table, and one of those that
// have it open does what the house has to do there, as long as it has the lease.
import type { Bodies } from './bodies.ts';

/** Somebody who is at a table by a node. */
export interface Stay {
  readonly table: string;
  readonly person: string;
  /** By the time of the vault: of two ways of somebody to one table the newer counts. */
  readonly since: number;
}

/** What one node tells the others with every beat. */
export interface NodeReport {
  /** The tables that it has open: those of which it has the lease, and the others. */
  readonly held: readonly string[];
  readonly open: readonly string[];
  /** Who is there by this node; told again if the vault has forgotten it. */
  readonly stays: readonly Stay[];
  /** Who has gone since the last beat. */
  readonly gone: readonly Stay[];
}

/** A time in which no node served anybody. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** What a node is told in return. */
export interface FleetNews {
  /** The leases that it has got, and those that it has lost. */
  readonly won: readonly string[];
  readonly lost: readonly string[];
  /** Who is or was at its tables by other nodes that are alive. */
  readonly elsewhere: readonly (Stay & { readonly isHere: boolean })[];
  readonly outages: readonly Outage[];
}

export interface Fleet {
  /** What time it is for all of them. */
  time(): Promise<number>;
  /** This node is alive. Its leases last until so long after it that others must think it is not: see `LEASE`. */
  beat(report: NodeReport): Promise<FleetNews>;
  /** Asks for the leases of tables; those that it has by now. */
  claim(tables: readonly string[]): Promise<readonly string[]>;
  release(tables: readonly string[]): Promise<void>;
  /** Somebody has come to a table by this node. */
  enter(table: string, person: string): Promise<Stay>;
  /** Who is at a table by other nodes. */
  elsewhere(table: string): Promise<readonly string[]>;
  /** Of many logs, what stands behind the entry that is known of each. */
  news(heads: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Bodies>>;
  /** Told to which logs others have added, if that works at all; it is only a hint, and some are lost. */
  onHint: (ids: readonly string[]) => void;
  /** Whether hints come; if not, one must look oneself, and more often. */
  readonly isHinted: boolean;
  /** This node is there no more. */
  leave(): Promise<void>;
}

/** How often a node beats, in milliseconds. */
export const BEAT = 1000;
/** How long after its last beat a node is taken to be alive. */
export const LEASE = 5000;
/** Where no node has beaten for so long, nobody was served. */
export const PAUSE = 2500;
