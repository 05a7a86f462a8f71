import { isTableId, type Listing } from '../vault.ts';
import type { Sql } from './database.ts';

export type CatalogueJob =
  | { readonly type: 'note'; readonly listing: Listing }
  | { readonly type: 'find'; readonly id: string }
  | { readonly type: 'open'; readonly most: number }
  | { readonly type: 'of'; readonly person: string; readonly most: number }
  | { readonly type: 'due'; readonly until: number; readonly most: number }
  | { readonly type: 'over'; readonly after: string; readonly most: number }
  | { readonly type: 'behind' }
  | { readonly type: 'beat'; readonly at: number }
  | { readonly type: 'lastBeat' };

const NOTE = `
INSERT INTO listings VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET
  seq = excluded.seq, is_open = excluded.is_open, due_at = excluded.due_at,
  touched_at = excluded.touched_at, body = excluded.body
WHERE excluded.seq >= listings.seq`;
const COLUMNS = 'listings.table_id, seq, is_open, due_at, touched_at, body';
const OVER = `
SELECT table_id FROM listings WHERE table_id > ? AND json_extract(body, '$.over') = 1
ORDER BY table_id LIMIT ?`;
/** When a server starts few entries are out of their places, or none. */
const NEXT = `
SELECT min(id) AS id FROM (SELECT min(table_id) AS id FROM entries WHERE table_id > ?1
UNION ALL SELECT min(table_id) FROM fresh WHERE table_id > ?1)`;
const LAST = `
SELECT max(seq) AS seq FROM (SELECT max(seq) AS seq FROM entries WHERE table_id = ?1
UNION ALL SELECT max(seq) FROM fresh WHERE table_id = ?1)`;
const LATEST = 'ORDER BY touched_at DESC LIMIT ?';

/** Of so many tables it is remembered. */
const MOST_COMPANIES = 10_000;

/** The catalogue, as rows. Who belongs to a table is kept apart, and never forgotten. */
export class Listings {
  private readonly database: Sql;
  private readonly upsert;
  private readonly belongs;
  private readonly next;
  private readonly last;
  /** By table, who is known to belong to it. */
  private readonly companies = new Map<string, string>();

  constructor(database: Sql) {
    this.database = database;
    this.upsert = database.prepare(NOTE);
    this.belongs = database.prepare('INSERT OR IGNORE INTO company VALUES (?, ?)');
    this.next = database.prepare(NEXT);
    this.last = database.prepare(LAST);
  }

  answer(job: CatalogueJob): unknown {
    switch (job.type) {
      case 'note':
        return this.note(job.listing);
      case 'find':
        return this.select('WHERE table_id = ?', job.id)[0];
      case 'open':
        return this.select(`WHERE is_open = 1 ${LATEST}`, job.most);
      case 'of':
        return this.select(
          `JOIN company ON company.table_id = listings.table_id WHERE person = ? ${LATEST}`,
          job.person,
          job.most,
        );
      case 'due':
        return this.select('WHERE due_at <= ? ORDER BY due_at LIMIT ?', job.until, job.most);
      case 'over':
        return this.over(job.after, job.most);
      case 'behind':
        return this.behind();
      case 'beat':
        this.database.exec('DELETE FROM pulse');
        this.database.prepare('INSERT INTO pulse VALUES (?)').run(job.at);
        return undefined;
      case 'lastBeat':
        return Object(this.database.prepare('SELECT at FROM pulse').get()).at;
    }
  }

  private note(listing: Listing): void {
    const { id, seq, isOpen, dueAt, touchedAt, people, body } = listing;
    this.upsert.run(id, seq, isOpen ? 1 : 0, dueAt, touchedAt, JSON.stringify(body));
    const company = people.join();
    if (this.companies.get(id) === company) return;
    for (const person of people) this.belongs.run(person, id);
    if (this.companies.size >= MOST_COMPANIES) this.forget();
    this.companies.set(id, company);
  }

  /** What was written may not be there: it is written again. */
  forget(): void {
    this.companies.clear();
  }

  private select(rest: string, ...values: (string | number)[]): Listing[] {
    const rows = this.database.prepare(`SELECT ${COLUMNS} FROM listings ${rest}`).all(...values);
    return rows.map((row) => this.listingOf(Object(row)));
  }

  private listingOf(row: Readonly<Record<string, unknown>>): Listing {
    const id = String(row.table_id);
    const people = this.database.prepare('SELECT person FROM company WHERE table_id = ?').all(id);
    return {
      id,
      seq: Number(row.seq),
      isOpen: row.is_open === 1,
      dueAt: row.due_at === null ? null : Number(row.due_at),
      touchedAt: Number(row.touched_at),
      people: people.map((each) => String(Object(each).person)),
      body: JSON.parse(String(row.body)),
    };
  }

  /** Asked only when a server starts: no index is kept for it. */
  private over(after: string, most: number): string[] {
    const rows = this.database.prepare(OVER).all(after, most);
    return rows.map((row) => String(Object(row).table_id));
  }

  /** From log to log by the index: the entries themselves are not read. */
  private behind(): string[] {
    const found: string[] = [];
    for (let id = this.after(''); id !== undefined; id = this.after(id)) {
      if (!isTableId(id)) continue;
      const [noted] = this.select('WHERE table_id = ?', id);
      if (Number(Object(this.last.get(id)).seq) > (noted?.seq ?? 0)) found.push(id);
    }
    return found;
  }

  private after(id: string): string | undefined {
    const next: unknown = Object(this.next.get(id)).id;
    return typeof next === 'string' ? next : undefined;
  }
}
