import type { ClientBase } from 'pg';
import { Unusable } from '../unusable.ts';
import { STEPS } from './layout.ts';

/** Any number, as long as it is the same for all servers. */
const LOCK = 7_261_304;

/** Brings the tables up to date, one server at a time; throws `Unusable` if a newer one has been there. */
export async function migrate(client: ClientBase, steps = STEPS): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS overtrick_versions (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query('SELECT max(version) AS version FROM overtrick_versions');
    const done = Number(rows[0].version ?? 0);
    if (done > steps.length) {
      throw new Unusable(
        `The database has layout ${done}, of a newer server; this one knows ${steps.length}. Start the newer one, or use another database: DATABASE_URL=… npm start`,
      );
    }
    for (const [i, step] of steps.entries()) {
      if (i < done) continue;
      await client.query(step);
      await client.query('INSERT INTO overtrick_versions (version) VALUES ($1)', [i + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
