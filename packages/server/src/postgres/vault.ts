import type { AnyEntry, Appended, Store } from '@overtrick/table';
import type { ClientBase } from 'pg';
import { trustBodies } from '../bodies.ts';
import type { Fleet } from '../fleet.ts';
import type { Journal } from '../journal.ts';
import type { SharedLimits } from '../limits.ts';
import { Unusable } from '../unusable.ts';
import type { Catalogue, Pulse, Vault } from '../vault.ts';
import { SqlDatabase } from './database.ts';
import { readBodies } from './entries.ts';
import { PostgresFleet } from './fleet.ts';
import { Hints } from './hints.ts';
import { PostgresLimits } from './limits.ts';
import { PostgresCatalogue } from './listings.ts';
import { migrate } from './migrate.ts';
import { GroupWriter } from './writer.ts';

/** Everything in a database of PostgreSQL, which several servers may share. */
export class PostgresVault implements Vault {
  readonly catalogue: Catalogue;
  readonly pulse: Pulse;
  readonly fleet: Fleet;
  readonly limits: SharedLimits;
  onAway: (isAway: boolean) => void = () => {};
  private readonly database: SqlDatabase;
  private readonly writer: GroupWriter;
  private readonly hints: Hints;

  private constructor(database: SqlDatabase, hints: Hints) {
    this.database = database;
    this.hints = hints;
    this.writer = new GroupWriter(database);
    this.writer.onWritten = (ids) => hints.tell(ids);
    this.fleet = new PostgresFleet(database, hints);
    this.limits = new PostgresLimits(database);
    this.catalogue = new PostgresCatalogue(database);
    this.pulse = pulseIn(database);
  }

  /** Throws `Unusable` in words if the database cannot be used. */
  static async open(url: string, journal: Pick<Journal, 'note' | 'warn'>): Promise<PostgresVault> {
    const database = new SqlDatabase(url);
    const hints = new Hints(database);
    const tell = (isAway: boolean) => journal.warn(isAway ? 'database lost' : 'database back');
    database.onAway = tell;
    hints.onTested = (isHeard) => {
      // A pool that lends connections for a transaction at a time would lose both.
      database.isDirect = isHeard;
      journal.note(isHeard ? 'listening to hints' : 'polling');
    };
    try {
      await database.begin(async (client) => {
        await checkFlushes(client);
        await migrate(client);
      });
      await hints.begin();
      const vault = new PostgresVault(database, hints);
      database.onAway = (isAway) => {
        tell(isAway);
        vault.onAway(isAway);
      };
      return vault;
    } catch (error) {
      hints.close();
      await database.close();
      throw error;
    }
  }

  logs<Kept extends AnyEntry>(): Store<Kept> {
    const { database, writer } = this;
    return {
      append: (id, entry, text): Promise<Appended> => writer.append(id, entry, text),
      // What this very program has put in; what it says is judged where it is folded.
      read: async (id, from) =>
        trustBodies(await readBodies(database, id, from), from) as readonly unknown[] as Kept[],
    };
  }

  async erase(id: string): Promise<void> {
    await this.database.ask('DELETE FROM entries WHERE table_id = $1', [id]);
  }

  /** How many writes and questions wait. */
  get backlog(): number {
    return this.writer.backlog + this.database.backlog;
  }

  async close(): Promise<void> {
    this.hints.close();
    await this.database.close();
  }
}

/** What is called done must be on the disk. */
export async function checkFlushes(client: ClientBase): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query(`SHOW ${name}`);
    if (rows[0][name] === 'off') {
      throw new Unusable(
        `The database has ${name} = off: moves that were confirmed could be lost. Set it to on`,
      );
    }
  }
}

/** Until when anybody served. */
function pulseIn(database: SqlDatabase): Pulse {
  return {
    async beat(at) {
      await database.ask('UPDATE pulse SET at = $1', [at]);
    },
    async last() {
      const [row] = await database.ask('SELECT at FROM pulse');
      return Number(row.at);
    },
  };
}
