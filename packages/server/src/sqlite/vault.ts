import type { AnyEntry, Appended, Store } from '@overtrick/table';
import { trustBodies } from '../bodies.ts';
import type { Catalogue, Listing, Pulse, Vault } from '../vault.ts';
import { type Connection, ThreadConnection } from './connection.ts';

/** Everything in one file of SQLite. */
export class SqliteVault implements Vault {
  readonly catalogue: Catalogue;
  readonly pulse: Pulse;
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
    this.catalogue = new SqliteCatalogue(connection);
    this.pulse = {
      beat: (at) => connection.ask({ type: 'beat', at }),
      last: () => connection.ask({ type: 'lastBeat' }),
    };
  }

  /** Opens a file of its own, in a thread of its own: see `ThreadConnection.open`. */
  static async open(path: string, onFatal: (why: string) => void): Promise<SqliteVault> {
    return new SqliteVault(await ThreadConnection.open(path, onFatal));
  }

  logs<Kept extends AnyEntry>(): Store<Kept> {
    return new SqliteLogs(this.connection);
  }

  async erase(id: string): Promise<void> {
    await this.connection.ask({ type: 'erase', id });
  }

  /** All of it, as it is now, to another file; others wait meanwhile. */
  async copyTo(path: string): Promise<void> {
    await this.connection.ask({ type: 'copy', path });
  }

  /** How many writes and questions wait. */
  get backlog(): number {
    return this.connection.backlog;
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

class SqliteLogs<Kept extends AnyEntry> implements Store<Kept> {
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  append(id: string, entry: Kept, body = JSON.stringify(entry)): Promise<Appended> {
    const { seq, key } = entry;
    const job = { type: 'append' as const, id, seq, key, body };
    return this.connection.ask(job);
  }

  async read(id: string, from: number): Promise<readonly Kept[]> {
    const found = await this.connection.ask({ type: 'read', id, from });
    const entries = trustBodies(found, from);
    // What this very program has put in; what it says is judged where it is folded.
    return entries as readonly Kept[];
  }
}

class SqliteCatalogue implements Catalogue {
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async note(listing: Listing): Promise<void> {
    await this.connection.ask({ type: 'note', listing });
  }

  find(id: string): Promise<Listing | undefined> {
    return this.connection.ask({ type: 'find', id });
  }

  open(most: number): Promise<readonly Listing[]> {
    return this.connection.ask({ type: 'open', most });
  }

  of(person: string, most: number): Promise<readonly Listing[]> {
    return this.connection.ask({ type: 'of', person, most });
  }

  due(until: number, most: number): Promise<readonly Listing[]> {
    return this.connection.ask({ type: 'due', until, most });
  }

  over(after: string, most: number): Promise<readonly string[]> {
    return this.connection.ask({ type: 'over', after, most });
  }

  behind(): Promise<readonly string[]> {
    return this.connection.ask({ type: 'behind' });
  }
}
