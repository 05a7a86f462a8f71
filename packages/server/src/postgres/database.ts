import { Pool, type PoolClient } from 'pg';
import { Sayable } from '../journal.ts';
import { Unusable } from '../unusable.ts';
import { codeOf, isAway } from './away.ts';

export type SqlRow = Readonly<Record<string, unknown>>;

/** What may be a value in a question. */
export type SqlParameter = string | number | boolean | null | readonly (string | number)[];

/** So many connections serve one process. */
const CONNECTIONS = 6;
/** How long somebody waits for an answer, or for the database to be back, in milliseconds. */
const PATIENCE = 15_000;
/** How often it is tried whether it is back: first soon, then seldom. */
const FIRST_TRY = 50;
const LAST_TRY = 2000;
/** So many may wait for it to be back; the others are told at once that it is not. */
const MOST_WAITING = 5000;

/** A way to PostgreSQL that comes back when the database does. */
export class SqlDatabase {
  private readonly pool: Pool;
  /** While the database is away, what comes about when it is back. */
  private back: Promise<void> | undefined;
  private isClosed = false;
  private asked = 0;
  private readonly names = new Map<string, string>();
  /** Whether a connection is always to the same session, so that questions can have names there. */
  isDirect = false;
  /** Told when it is gone, and when it is back. */
  onAway: (isAway: boolean) => void = () => {};

  constructor(readonly url: string) {
    this.pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      application_name: 'overtrick',
    });
    // A connection that is lost while nobody uses it.
    this.pool.on('error', () => {});
  }

  /** How many wait for an answer. */
  get backlog(): number {
    return this.asked;
  }

  get isAway(): boolean {
    return this.back !== undefined;
  }

  /** The first connection of a start: whatever is wrong is said in words. */
  async begin(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw this.inWords(error);
    });
    try {
      await work(client);
    } catch (error) {
      throw this.inWords(error);
    } finally {
      client.release();
    }
  }

  private inWords(error: unknown): unknown {
    if (error instanceof Sayable) return error;
    const { host, pathname } = new URL(this.url);
    const code = codeOf(error);
    const base = decodeURIComponent(pathname.slice(1));
    const again = 'Set DATABASE_URL to one that can be used: DATABASE_URL=… npm start';
    if (code === '3D000') return new Unusable(`There is no database ${base} at ${host}. ${again}`);
    if (code?.startsWith('28')) {
      return new Unusable(`The database at ${host} does not let this user in (${code}). ${again}`);
    }
    if (code === '42501') {
      return new Unusable(
        `In the database ${base} at ${host} this user may not make tables. ${again}`,
      );
    }
    if (code === '42P07' || code === '42703') {
      return new Unusable(
        `The database ${base} at ${host} has tables of somebody else (${code}). ${again}`,
      );
    }
    return isAway(error)
      ? new Unusable(
          `The database at ${host} cannot be reached (${code ?? 'no answer'}). Is it running? ${again}`,
        )
      : error;
  }

  /** Asks once: whoever does will ask again. */
  async once(sql: string, values: readonly SqlParameter[] = []): Promise<SqlRow[]> {
    if (this.isClosed) throw new Sayable('the database is closed');
    try {
      const name = this.isDirect ? this.nameOf(sql) : undefined;
      return (await inTime(this.pool.query({ text: sql, values: [...values], name }))).rows;
    } catch (error) {
      if (isAway(error)) this.lose();
      throw error;
    }
  }

  /**
   * Asks, and asks again when the database is back, for as long as anybody has patience. `onAgain` is told before that: what
   * was asked the first time may have been done.
   */
  async ask(
    sql: string,
    values: readonly SqlParameter[] = [],
    onAgain: () => void = () => {},
  ): Promise<SqlRow[]> {
    const until = performance.now() + PATIENCE;
    this.asked++;
    try {
      for (;;) {
        if (this.back) await this.waitFor(this.back, until);
        try {
          return await this.once(sql, values);
        } catch (error) {
          if (!isAway(error)) throw error;
          onAgain();
        }
      }
    } finally {
      this.asked--;
    }
  }

  private async waitFor(back: Promise<void>, until: number): Promise<void> {
    const ms = until - performance.now();
    if (ms <= 0 || this.asked > MOST_WAITING) throw gone();
    await inTime(back, ms, gone);
  }

  /** Under a name a question is planned once a connection. */
  private nameOf(sql: string): string {
    const name = this.names.get(sql) ?? `overtrick ${this.names.size}`;
    this.names.set(sql, name);
    return name;
  }

  /** One tries for all who wait. */
  private lose(): void {
    if (this.back || this.isClosed) return;
    this.back = this.tryAgain().finally(() => {
      this.back = undefined;
      this.onAway(false);
    });
    this.onAway(true);
  }

  private async tryAgain(): Promise<void> {
    for (let ms = FIRST_TRY; !this.isClosed; ms = Math.min(2 * ms, LAST_TRY)) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      const isBack = await inTime(this.pool.query('SELECT 1')).then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.pool.end();
  }
}

/** What a connection that is cut while it is made was asked is sometimes never answered, not even by the library's own timers. */
function inTime<T>(
  answer: Promise<T>,
  ms = PATIENCE + LAST_TRY,
  why = () => new Error('timeout: no answer'),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(why()), ms);
  });
  return Promise.race([answer, tired]).finally(() => clearTimeout(timer));
}

function gone(): Sayable {
  return new Sayable('the database cannot be reached');
}
