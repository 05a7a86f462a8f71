import type { Catalogue, Listing } from '../vault.ts';
import type { SqlDatabase, SqlParameter, SqlRow } from './database.ts';

const NOTE = `
WITH noted AS (
  INSERT INTO listings (table_id, seq, is_open, due_at, touched_at, body) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (table_id) DO UPDATE SET
    seq = excluded.seq, is_open = excluded.is_open, due_at = excluded.due_at,
    touched_at = excluded.touched_at, body = excluded.body
  WHERE excluded.seq >= listings.seq
)
INSERT INTO company (person, table_id)
SELECT person, $1 FROM unnest($7::text[]) AS belongs (person) ORDER BY person COLLATE "C"
ON CONFLICT DO NOTHING`;

const SELECT = `
SELECT table_id, seq, is_open, due_at, touched_at, body, ARRAY(
  SELECT person FROM company WHERE company.table_id = listings.table_id ORDER BY person
) AS people FROM listings`;

/** From log to log by the index: the entries themselves are not read. */
const BEHIND = `
WITH RECURSIVE heads AS (
  (SELECT table_id, seq FROM entries ORDER BY table_id DESC, seq DESC LIMIT 1)
  UNION ALL
  SELECT next.table_id, next.seq FROM heads CROSS JOIN LATERAL (
    SELECT table_id, seq FROM entries WHERE table_id < heads.table_id
    ORDER BY table_id DESC, seq DESC LIMIT 1
  ) AS next
)
SELECT heads.table_id FROM heads LEFT JOIN listings ON listings.table_id = heads.table_id
WHERE strpos(heads.table_id, '/') = 0 AND heads.seq > coalesce(listings.seq, 0)`;

const OVER = `
SELECT table_id FROM listings WHERE table_id COLLATE "C" > $1 AND (body::jsonb ->> 'over') = 'true'
ORDER BY table_id COLLATE "C" LIMIT $2`;

/** The catalogue, as rows. Who belongs to a table is kept apart, and never forgotten. */
export class PostgresCatalogue implements Catalogue {
  private readonly database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.database = database;
  }

  async note({ id, seq, isOpen, dueAt, touchedAt, people, body }: Listing): Promise<void> {
    const values = [id, seq, isOpen, dueAt, touchedAt, JSON.stringify(body), people];
    await this.database.ask(NOTE, values);
  }

  async find(id: string): Promise<Listing | undefined> {
    return (await this.select('WHERE table_id = $1', id))[0];
  }

  open(most: number): Promise<readonly Listing[]> {
    return this.select('WHERE is_open ORDER BY touched_at DESC LIMIT $1', most);
  }

  of(person: string, most: number): Promise<readonly Listing[]> {
    const own = 'WHERE table_id IN (SELECT table_id FROM company WHERE person = $1)';
    return this.select(`${own} ORDER BY touched_at DESC LIMIT $2`, person, most);
  }

  due(until: number, most: number): Promise<readonly Listing[]> {
    return this.select('WHERE due_at <= $1 ORDER BY due_at LIMIT $2', until, most);
  }

  /** Asked only when a server starts: no index is kept for it. */
  async over(after: string, most: number): Promise<readonly string[]> {
    return (await this.database.ask(OVER, [after, most])).map(({ table_id }) => String(table_id));
  }

  async behind(): Promise<readonly string[]> {
    return (await this.database.ask(BEHIND)).map(({ table_id }) => String(table_id));
  }

  private async select(rest: string, ...values: SqlParameter[]): Promise<Listing[]> {
    return (await this.database.ask(`${SELECT} ${rest}`, values)).map(listingOf);
  }
}

function listingOf(row: SqlRow): Listing {
  return {
    id: String(row.table_id),
    seq: Number(row.seq),
    isOpen: row.is_open === true,
    dueAt: row.due_at === null ? null : Number(row.due_at),
    touchedAt: Number(row.touched_at),
    people: row.people as string[],
    body: JSON.parse(String(row.body)),
  };
}
