import { createHash } from 'node:crypto';
import type { Bodies } from '../bodies.ts';
import type { SqlDatabase, SqlRow } from './database.ts';

/** Enough to notice what was changed by hand or by a disk; it keeps nobody out who wants in. */
const DIGITS = 16;

/** It covers the entry and its place. What is before it has a sum of its own: several servers write, and none has read all. */
export function sumOf(id: string, seq: number, body: string): string {
  return createHash('sha256').update(`${id} ${seq} ${body}`).digest('hex').slice(0, DIGITS);
}

const READ = 'SELECT seq, body, sum FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq';
/** From log to log by the index: each is looked at only behind the entry that is known. */
const NEWS = `
SELECT known.id, entries.seq, entries.body, entries.sum
FROM unnest($1::text[], $2::integer[]) AS known (id, seq)
CROSS JOIN LATERAL (
  SELECT seq, body, sum FROM entries
  WHERE table_id = known.id COLLATE "C" AND entries.seq > known.seq ORDER BY entries.seq
) AS entries`;

export async function readBodies(database: SqlDatabase, id: string, from: number): Promise<Bodies> {
  const start = Math.max(1, from);
  return wholeOf(id, start, await database.ask(READ, [id, start]));
}

/** Of many logs, what stands behind the entry that is known of each. */
export async function readNews(
  database: SqlDatabase,
  heads: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Bodies>> {
  const rows = await database.once(NEWS, [[...heads.keys()], [...heads.values()]]);
  const byLog = new Map<string, SqlRow[]>();
  for (const row of rows) {
    const id = String(row.id);
    const found = byLog.get(id);
    if (found) found.push(row);
    else byLog.set(id, [row]);
  }
  return new Map(
    [...byLog].map(([id, found]) => [id, wholeOf(id, (heads.get(id) ?? 0) + 1, found)]),
  );
}

/** Up to the first that is missing or was changed. */
function wholeOf(id: string, start: number, rows: readonly SqlRow[]): Bodies {
  const bodies: string[] = [];
  for (const row of rows) {
    const [seq, body] = [start + bodies.length, String(row.body)];
    if (row.seq !== seq || row.sum !== sumOf(id, seq, body)) return { bodies, isDamaged: true };
    bodies.push(body);
  }
  return { bodies, isDamaged: false };
}
