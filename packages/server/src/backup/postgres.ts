import { Client, type ClientBase } from 'pg';
import { OUTAGES } from '../downtime.ts';
import { LEASE } from '../fleet.ts';
import { SqlDatabase } from '../postgres/database.ts';
import { sumOf } from '../postgres/entries.ts';
import { NOW } from '../postgres/layout.ts';
import { migrate } from '../postgres/migrate.ts';
import { checkFlushes } from '../postgres/vault.ts';
import { Unusable } from '../unusable.ts';
import {
  BATCH,
  type BackupSource,
  type KeyedEntry,
  notedIn,
  type RestoreTarget,
  type StoreFacts,
} from './stores.ts';

const ROWS = `
SELECT table_id, seq, body, sum FROM entries
WHERE (table_id, seq) > ($1 COLLATE "C", $2) ORDER BY table_id, seq LIMIT ${BATCH}`;

const ADD = `
INSERT INTO entries (table_id, seq, command_key, body, sum)
SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[])`;

const NOTED = 'SELECT body FROM entries WHERE table_id = $1 ORDER BY seq';
const ADD_OUTAGES = `
INSERT INTO outages (since, until) SELECT * FROM unnest($1::bigint[], $2::bigint[])
ON CONFLICT DO NOTHING`;

/** A connection of its own, in a transaction; what keeps the database from being used is said in words. */
async function beginIn(url: string, prepare: (client: ClientBase) => Promise<void>, mode: string) {
  const database = new SqlDatabase(url);
  await database.begin(prepare).finally(() => database.close());
  const client = new Client({ connectionString: url, application_name: 'overtrick backup' });
  // Whoever asks next is told.
  client.on('error', () => {});
  await client.connect();
  await client.query(`BEGIN ${mode}`);
  return client;
}

/** A database of PostgreSQL as it is at this moment, whoever goes on writing. */
export class PostgresSource implements BackupSource {
  readonly facts: StoreFacts;
  readonly size: number;
  private readonly client: Client;

  private constructor(client: Client, facts: StoreFacts, size: number) {
    this.client = client;
    this.facts = facts;
    this.size = size;
  }

  static async open(url: string): Promise<PostgresSource> {
    const snapshot = 'ISOLATION LEVEL REPEATABLE READ, READ ONLY';
    const client = await beginIn(url, checkThere, snapshot);
    const { rows: pulses } = await client.query('SELECT at FROM pulse');
    const { rows: outages } = await client.query('SELECT since, until FROM outages ORDER BY until');
    const { rows: counts } = await client.query('SELECT count(*) AS count FROM entries');
    const facts = {
      servedUntil: Number(pulses[0].at),
      outages: outages.map(({ since, until }) => [Number(since), Number(until)] as const),
    };
    return new PostgresSource(client, facts, Number(counts[0].count));
  }

  async *entries() {
    let [log, seq] = ['', 0];
    for (;;) {
      const { rows } = await this.client.query(ROWS, [log, seq]);
      if (rows.length === 0) return;
      yield rows.map(({ table_id, seq: number, body, sum }) => {
        [log, seq] = [table_id, number];
        return { log, seq, body: String(body), isWhole: sum === sumOf(log, seq, body) };
      });
    }
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

async function checkThere(client: ClientBase): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('overtrick_versions') AS name");
  if (rows[0].name === null) {
    throw new Unusable('no server of Overtrick has ever used this database; look at DATABASE_URL');
  }
}

/** A database of PostgreSQL in which there is nothing yet, and that no server uses. */
export class PostgresTarget implements RestoreTarget {
  private readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  static async open(url: string): Promise<PostgresTarget> {
    const client = await beginIn(url, prepareTables, '');
    try {
      await client.query('LOCK TABLE entries, nodes IN EXCLUSIVE MODE');
      await checkEmpty(client);
      return new PostgresTarget(client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  async add(entries: readonly KeyedEntry[]): Promise<void> {
    await this.client.query(ADD, [
      entries.map(({ log }) => log),
      entries.map(({ seq }) => seq),
      entries.map(({ key }) => key),
      entries.map(({ body }) => body),
      entries.map(({ log, seq, body }) => sumOf(log, seq, body)),
    ]);
  }

  /** The first server that beats notes the time since then as one in which nobody was served. */
  async commit({ servedUntil, outages }: StoreFacts): Promise<void> {
    const { client } = this;
    if (servedUntil !== null) await client.query('UPDATE pulse SET at = $1', [servedUntil]);
    const all = [...outages, ...(await this.noted())];
    const times = [all.map(([since]) => since), all.map(([, until]) => until)];
    await client.query(ADD_OUTAGES, times);
    await client.query('COMMIT');
  }

  /** Those of a file stand in its logs. A clock that was set back is no outage where all go by the time of the database. */
  private async noted(): Promise<StoreFacts['outages']> {
    const { rows } = await this.client.query(NOTED, [OUTAGES]);
    return notedIn(rows.map(({ body }) => String(body))).filter(([since, until]) => since < until);
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

async function prepareTables(client: ClientBase): Promise<void> {
  await checkFlushes(client);
  await migrate(client);
}

async function checkEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM entries) AS is_full,
      EXISTS (SELECT FROM nodes WHERE seen_at > ${NOW} - ${LEASE}) AS is_used`,
  );
  const [{ is_full, is_used }] = rows;
  if (is_used) throw new Unusable('a server uses this database; stop it first');
  if (is_full) throw new Unusable('the database is not empty; make another, and set DATABASE_URL');
}
