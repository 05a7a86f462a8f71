import { type AnyEntry, type Appended, judgeAppend } from '@overtrick/table';
import { isAway } from './away.ts';
import type { SqlDatabase } from './database.ts';
import { sumOf } from './entries.ts';

interface GroupJob {
  readonly id: string;
  readonly entry: AnyEntry;
  readonly body: string;
  /** Whether it was sent before, and nobody knows what came of it. */
  isAgain: boolean;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

/** More at once would make the first ones wait longer than they gain. */
const MOST = 512;

/**
 * The entry before must be there. In the same order everywhere: two groups that want the same logs would else wait for each other.
 */
const APPEND = `
INSERT INTO entries (table_id, seq, command_key, body, sum)
SELECT id, seq, key, body, sum
FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[])
  WITH ORDINALITY AS job (id, seq, key, body, sum, place)
WHERE seq = 1 OR EXISTS (
  SELECT FROM entries WHERE table_id = job.id COLLATE "C" AND entries.seq = job.seq - 1
)
ORDER BY id COLLATE "C", seq, place
ON CONFLICT DO NOTHING
RETURNING table_id, command_key`;

const SAME_KEY = `
SELECT place::integer, body
FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS job (id, key, place)
JOIN entries ON table_id = id COLLATE "C" AND command_key = key COLLATE "C"`;

/** Adds to logs, one group after another: one flush of the disk serves all who wait. */
export class GroupWriter {
  private readonly database: SqlDatabase;
  private readonly waiting: GroupJob[] = [];
  private isBusy = false;
  /** Told to which logs something was added, after that is certain. */
  onWritten: (ids: readonly string[]) => void = () => {};

  constructor(database: SqlDatabase) {
    this.database = database;
  }

  /** How many wait for their turn. */
  get backlog(): number {
    return this.waiting.length;
  }

  append(id: string, entry: AnyEntry, body = JSON.stringify(entry)): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, entry, body, isAgain: false, resolve, reject });
      if (!this.isBusy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    // Whoever asks in the same moment comes along.
    await Promise.resolve();
    while (this.waiting.length > 0) await this.carryOut(this.waiting.splice(0, MOST));
    this.isBusy = false;
  }

  /** What nobody but one of them can be at fault for harms none of the others. */
  private async carryOut(jobs: readonly GroupJob[]): Promise<void> {
    try {
      const answers = await this.write(jobs);
      for (const [i, job] of jobs.entries()) job.resolve(answers[i]);
      this.tell(jobs.filter((_, i) => answers[i] === 'ok'));
    } catch (error) {
      if (jobs.length > 1 && !isAway(error) && !this.database.isAway) {
        for (const job of jobs) await this.carryOut([job]);
      } else for (const job of jobs) job.reject(error);
    }
  }

  private tell(jobs: readonly GroupJob[]): void {
    if (jobs.length > 0) this.onWritten(jobs.map(({ id }) => id));
  }

  private async write(jobs: readonly GroupJob[]): Promise<Appended[]> {
    const values = [
      jobs.map(({ id }) => id),
      jobs.map(({ entry }) => entry.seq),
      jobs.map(({ entry }) => entry.key),
      jobs.map(({ body }) => body),
      jobs.map(({ id, entry, body }) => sumOf(id, entry.seq, body)),
    ];
    const again = () => {
      for (const job of jobs) job.isAgain = true;
    };
    const rows = await this.database.ask(APPEND, values, again);
    const won = new Set(rows.map((row) => nameOf(String(row.table_id), String(row.command_key))));
    // By its key, and only one of those that have the same.
    const answers = jobs.map(({ id, entry }) =>
      won.delete(nameOf(id, entry.key)) ? ('ok' as const) : undefined,
    );
    const lost = jobs.filter((_, i) => !answers[i]);
    const judged = lost.length > 0 ? await this.judge(lost) : [];
    return answers.map((answer) => answer ?? judged.shift() ?? 'stale');
  }

  /** A lost race is told from a repeated key. */
  private async judge(jobs: readonly GroupJob[]): Promise<Appended[]> {
    const values = [jobs.map(({ id }) => id), jobs.map(({ entry }) => entry.key)];
    const rows = await this.database.ask(SAME_KEY, values);
    const bodies = new Map(rows.map((row) => [Number(row.place), String(row.body)]));
    return jobs.map(({ entry, body, isAgain }, i) => {
      const same = bodies.get(i + 1);
      if (same === undefined) return 'stale';
      // It was written when it was sent before, and only the answer was lost.
      if (isAgain && same === body) return 'ok';
      return judgeAppend(entry.seq - 1, JSON.parse(same), entry);
    });
  }
}

function nameOf(id: string, key: string): string {
  return `${id} ${key}`;
}
