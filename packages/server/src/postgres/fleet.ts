import { randomBytes } from 'node:crypto';
import type { Bodies } from '../bodies.ts';
import { type Fleet, type FleetNews, LEASE, type NodeReport, PAUSE, type Stay } from '../fleet.ts';
import type { SqlDatabase, SqlRow } from './database.ts';
import { readNews } from './entries.ts';
import type { Hints } from './hints.ts';
import { NOW } from './layout.ts';

const ALIVE = `seen_at > ${NOW} - ${LEASE}`;

/** Outages are told for as long as a table may wait for its people. */
const KEPT = 200 * 86_400_000;
/** Nodes that are gone are forgotten after so long, and who was gone with them. */
const FORGOTTEN = 60_000;

/**
 * Whoever beats first after a pause notes it for all. What stood there is asked for by the update itself, else that would come first and
 * nothing older would be found.
 */
const PULSE = `
WITH before AS (SELECT at FROM pulse FOR UPDATE),
paused AS (
  INSERT INTO outages (since, until) SELECT at, ${NOW} FROM before WHERE ${NOW} - at > ${PAUSE}
  ON CONFLICT DO NOTHING
)
UPDATE pulse SET at = greatest(pulse.at, ${NOW}) FROM before RETURNING pulse.at`;
const OUTAGES = `SELECT since, until FROM outages WHERE until > ${NOW} - ${KEPT} ORDER BY until`;

const REGISTER = `
INSERT INTO nodes (id, seen_at) VALUES ($1, ${NOW})
ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
RETURNING xmax = 0 AS is_new, (SELECT count(*) FROM nodes WHERE id <> $1 AND ${ALIVE})::integer AS others`;
const FORGET = `
WITH dead AS (DELETE FROM nodes WHERE seen_at < ${NOW} - ${FORGOTTEN} RETURNING id),
leased AS (DELETE FROM leases WHERE node IN (SELECT id FROM dead))
DELETE FROM presence
WHERE node IN (SELECT id FROM dead) OR (NOT is_here AND since < ${NOW} - ${FORGOTTEN})`;

/** A lease is another's only when its node is not alive any more. */
const CLAIM = `
INSERT INTO leases (table_id, node)
SELECT id, $2 FROM unnest($1::text[]) AS wanted (id) ORDER BY id COLLATE "C"
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
WHERE leases.node = excluded.node
  OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = leases.node AND ${ALIVE})
RETURNING table_id`;
/** A node may have a lease without knowing of it: the database was lost before it could answer. */
const FREE = `
SELECT id FROM unnest($1::text[]) AS wanted (id)
LEFT JOIN leases ON leases.table_id = wanted.id COLLATE "C"
WHERE node IS NULL OR node = $2 OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = leases.node AND ${ALIVE})`;
const LOST = `
SELECT id FROM unnest($1::text[]) AS held (id)
LEFT JOIN leases ON leases.table_id = held.id COLLATE "C"
WHERE node IS DISTINCT FROM $2`;

/** Somebody has come: newer than whatever is known of them there. */
const ENTER = `
INSERT INTO presence (table_id, person, node, since, is_here) VALUES ($1, $2, $3, ${NOW}, true)
ON CONFLICT (table_id, person) DO UPDATE
SET node = excluded.node, since = greatest(excluded.since, presence.since + 1), is_here = true
RETURNING since`;
/** All who are there, if the database has forgotten it. */
const ANNOUNCE = `
INSERT INTO presence (table_id, person, node, since, is_here)
SELECT id, who, $4, stay.since, true
FROM unnest($1::text[], $2::text[], $3::bigint[]) AS stay (id, who, since)
ORDER BY id COLLATE "C", who COLLATE "C"
ON CONFLICT (table_id, person) DO UPDATE
SET node = excluded.node, since = excluded.since, is_here = true
WHERE presence.since < excluded.since`;
/** Whoever has come again since then is still there. */
const GONE = `
UPDATE presence SET is_here = false
FROM unnest($1::text[], $2::text[], $3::bigint[]) AS stay (id, who, since)
WHERE table_id = id COLLATE "C" AND person = who COLLATE "C" AND presence.since = stay.since AND node = $4`;
const ELSEWHERE = `
SELECT table_id, person, since, is_here FROM presence
WHERE table_id = ANY ($1::text[]) AND node <> $2
  AND EXISTS (SELECT FROM nodes WHERE nodes.id = presence.node AND ${ALIVE})`;

const ID_BYTES = 9;
/** Once in so many beats it is looked for nodes that are gone. */
const SELDOM = 30;

/** What nodes that share a database of PostgreSQL know of each other. */
export class PostgresFleet implements Fleet {
  /** Another one after every start. */
  readonly id = randomBytes(ID_BYTES).toString('base64url');
  private readonly database: SqlDatabase;
  private readonly hints: Hints;
  private beats = 0;
  /** Whether the database knows who is there by this node. */
  private isKnown = false;

  constructor(database: SqlDatabase, hints: Hints) {
    this.database = database;
    this.hints = hints;
    hints.isNeeded = false;
  }

  get isHinted(): boolean {
    return this.hints.isHeard;
  }

  set onHint(call: (ids: readonly string[]) => void) {
    this.hints.onHeard = call;
  }

  async time(): Promise<number> {
    const [row] = await this.database.once(`SELECT ${NOW} AS now`);
    return Number(row.now);
  }

  async beat({ held, open, stays, gone }: NodeReport): Promise<FleetNews> {
    const { database, id } = this;
    await database.once(PULSE);
    const [{ is_new, others }] = await database.once(REGISTER, [id]);
    this.hints.isNeeded = Number(others) > 0;
    this.isKnown &&= is_new !== true;
    if (!this.isKnown) await this.tell(ANNOUNCE, stays);
    this.isKnown = true;
    await this.tell(GONE, gone);
    if (this.beats++ % SELDOM === 0) await database.once(FORGET);
    const lost = idsOf(await database.once(LOST, [held, id]));
    const free = idsOf(await database.once(FREE, [open, id]));
    const won = free.length > 0 ? await this.claim(free) : [];
    const tables = [...held, ...open];
    const rows = Number(others) > 0 ? await database.once(ELSEWHERE, [tables, id]) : [];
    const elsewhere = rows.map(stayOf);
    const outages = (await database.once(OUTAGES)).map(({ since, until }) => ({
      since: Number(since),
      until: Number(until),
    }));
    return { won, lost, elsewhere, outages };
  }

  private async tell(sql: string, stays: readonly Stay[]): Promise<void> {
    if (stays.length === 0) return;
    const tables = stays.map(({ table }) => table);
    const people = stays.map(({ person }) => person);
    const times = stays.map(({ since }) => since);
    await this.database.once(sql, [tables, people, times, this.id]);
  }

  async claim(tables: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.ask(CLAIM, [tables, this.id]);
    return rows.map(({ table_id }) => String(table_id));
  }

  async release(tables: readonly string[]): Promise<void> {
    await this.database.once('DELETE FROM leases WHERE table_id = ANY ($1::text[]) AND node = $2', [
      tables,
      this.id,
    ]);
  }

  async enter(table: string, person: string): Promise<Stay> {
    const [row] = await this.database.ask(ENTER, [table, person, this.id]);
    return { table, person, since: Number(row.since) };
  }

  async elsewhere(table: string): Promise<readonly string[]> {
    const rows = await this.database.ask(ELSEWHERE, [[table], this.id]);
    return rows.map(stayOf).flatMap(({ person, isHere }) => (isHere ? [person] : []));
  }

  news(heads: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Bodies>> {
    return readNews(this.database, heads);
  }

  async leave(): Promise<void> {
    this.hints.close();
    await this.database.once('DELETE FROM leases WHERE node = $1', [this.id]);
    await this.database.once('DELETE FROM presence WHERE node = $1', [this.id]);
    await this.database.once('DELETE FROM nodes WHERE id = $1', [this.id]);
  }
}

function idsOf(rows: readonly SqlRow[]): string[] {
  return rows.map(({ id }) => String(id));
}

function stayOf(row: SqlRow): Stay & { isHere: boolean } {
  const { table_id, person, since, is_here } = row;
  return {
    table: String(table_id),
    person: String(person),
    since: Number(since),
    isHere: is_here === true,
  };
}
