import { createHash } from 'node:crypto';
// The thread that writes needs nothing else of a table, and would hold all of it in memory.
import { type Appended, judgeAppend } from '@overtrick/table/store';
import type { Bodies } from '../bodies.ts';
import type { Sql } from './database.ts';
import { type EntryRow, Fresh, rowIn } from './fresh.ts';

/** An entry on its way to the disk: its body is the whole of it as text. */
export interface AppendJob {
  readonly type: 'append';
  readonly id: string;
  readonly seq: number;
  readonly key: string;
  readonly body: string;
}

export interface ReadJob {
  readonly type: 'read';
  readonly id: string;
  readonly from: number;
}

export interface EraseJob {
  readonly type: 'erase';
  readonly id: string;
}

/** Enough to notice what a disk did; it keeps nobody out who wants in. */
const DIGITS = 16;

/** It covers the entry and everything before it. */
export function sumOf(before: string, body: string): string {
  return createHash('sha256').update(before).update(body).digest('hex').slice(0, DIGITS);
}

/** How a log ends. */
type End = Pick<EntryRow, 'seq' | 'sum'>;

/** So many ends are remembered. */
const MOST_ENDS = 10_000;

/** The logs, as rows: those that came last, then each log in its place. */
export class Entries {
  private readonly fresh: Fresh;
  private readonly byKey;
  private readonly last;
  private readonly from;
  private readonly remove;
  /** How the logs end that were added to: this is the one connection, so nobody else adds to them. */
  private readonly ends = new Map<string, End>();

  constructor(database: Sql) {
    this.fresh = new Fresh(database);
    this.byKey = database.prepare(
      'SELECT seq, body, sum FROM entries WHERE table_id = ? AND command_key = ?',
    );
    this.last = database.prepare(
      'SELECT seq, body, sum FROM entries WHERE table_id = ? ORDER BY seq DESC LIMIT 1',
    );
    this.from = database.prepare(
      'SELECT seq, body, sum FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq',
    );
    this.remove = database.prepare('DELETE FROM entries WHERE table_id = ?');
  }

  erase({ id }: EraseJob): void {
    this.ends.delete(id);
    this.settle();
    this.remove.run(id);
  }

  append(job: AppendJob): Appended {
    const { id, seq, key, body } = job;
    const last = this.endOf(id);
    if (seq !== last.seq + 1 || this.rowBy(id, key)) return this.judge(job);
    const sum = sumOf(last.sum, body);
    this.fresh.add({ id, seq, key, body, sum });
    this.ends.set(id, { seq, sum });
    return 'ok';
  }

  /** What does not come next stands in the log already, or is of somebody who does not know all of it. */
  private judge({ id, seq, key, body }: AppendJob): Appended {
    const same = this.rowBy(id, key);
    return same ? judgeAppend(seq - 1, JSON.parse(same.body), JSON.parse(body)) : 'stale';
  }

  private rowBy(id: string, key: string): EntryRow | undefined {
    return this.fresh.byKey(id, key) ?? rowIn(this.byKey.get(id, key));
  }

  private endOf(id: string): End {
    const known = this.ends.get(id);
    if (known) return known;
    if (this.ends.size >= MOST_ENDS) this.forget();
    return this.fresh.endOf(id) ?? rowIn(this.last.get(id)) ?? { seq: 0, sum: '' };
  }

  /** What was written may not be there: it is looked up again. */
  forget(): void {
    this.ends.clear();
    this.fresh.look();
  }

  /** Every entry is put in its place. */
  settle(): void {
    this.fresh.settleAll();
  }

  read({ id, from }: ReadJob): Bodies {
    const start = Math.max(1, from);
    const settled = this.from.all(id, start - 1).flatMap((each) => rowIn(each) ?? []);
    const fresh = this.fresh.rowsOf(id).filter(({ seq }) => seq >= start - 1);
    const rows = [...settled, ...fresh];
    let sum = '';
    if (rows[0]?.seq === start - 1) sum = rows.shift()?.sum ?? '';
    else if (start > 1 && rows.length > 0) return { bodies: [], isDamaged: true };
    const bodies: string[] = [];
    for (const each of rows) {
      sum = sumOf(sum, each.body);
      if (each.sum !== sum || each.seq !== start + bodies.length)
        return { bodies, isDamaged: true };
      bodies.push(each.body);
    }
    return { bodies, isDamaged: false };
  }
}
