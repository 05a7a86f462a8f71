import type { Rate, SharedLimits } from '../limits.ts';
import { hashOf } from '../secrets.ts';
import type { SqlDatabase } from './database.ts';
import { NOW } from './layout.ts';

/** How much may be done by now: what was left, and what has come since. */
const GAINED = `least($2, limits.rest + greatest(0, ${NOW} - limits.at) * $3 / 1000)`;

/** Of those who ask at once by several nodes one comes after the other. */
const TAKE = `
INSERT INTO limits (who, rest, at, is_free, full_at)
VALUES ($1, $2::float8 - 1, ${NOW}, true, ${NOW} + $2::float8 / $3::float8 * 1000)
ON CONFLICT (who) DO UPDATE SET
  rest = ${GAINED} - CASE WHEN ${GAINED} >= 1 THEN 1 ELSE 0 END,
  at = ${NOW}, is_free = ${GAINED} >= 1, full_at = excluded.full_at
RETURNING is_free`;
/** What has had no use for so long is as good as new. */
const FORGET = `DELETE FROM limits WHERE full_at < ${NOW}`;

/** Once in so many times it is looked for what can be forgotten. */
const SELDOM = 100;

/** Limits for all nodes of a database together. */
export class PostgresLimits implements SharedLimits {
  private readonly database: SqlDatabase;
  private taken = 0;

  constructor(database: SqlDatabase) {
    this.database = database;
  }

  async take(who: string, { burst, perSecond }: Rate): Promise<boolean> {
    const [row] = await this.database.ask(TAKE, [hashOf(who), burst, perSecond]);
    if (this.taken++ % SELDOM === 0) await this.database.ask(FORGET);
    return row.is_free === true;
  }
}
