import type { Appended } from '@overtrick/table';
import type { Bodies } from '../bodies.ts';
import type { Listing } from '../vault.ts';
import { Count } from './count.ts';
import { closeDatabase, codeOf, first, openDatabase, type Sql } from './database.ts';
import { type AppendJob, Entries, type EraseJob, type ReadJob } from './entries.ts';
import { type CatalogueJob, Listings } from './listings.ts';

export type Job = AppendJob | ReadJob | EraseJob | CatalogueJob;

/** What each job is answered with. */
export interface JobAnswers {
  readonly append: Appended;
  readonly read: Bodies;
  readonly erase: undefined;
  readonly note: undefined;
  readonly find: Listing | undefined;
  readonly open: readonly Listing[];
  readonly of: readonly Listing[];
  readonly due: readonly Listing[];
  readonly over: readonly string[];
  readonly behind: readonly string[];
  readonly beat: undefined;
  readonly lastBeat: number | undefined;
}

/** What became of a job: its answer, or why there is none. */
export type JobResult = { readonly value: unknown } | { readonly error: string };

/** There was no room: nothing of it was written, and the next attempt may succeed. */
const FULL = 13;

type Counter = Pick<Count, 'write' | 'close'>;

/** Opens the books in a file, or throws why that cannot be: see `openDatabase`. */
export function openBooks(path: string): Books {
  return new Books(openDatabase(path), new Count(path));
}

/**
 * Does many jobs in one transaction, so that one flush of the disk serves all of them. Nobody is told anything before that.
 * If the disk is full all of them have failed and nothing was changed. Whatever else goes wrong while writing is thrown: after a
 * failed flush nobody can know what is on the disk, and to try again would only pretend to.
 */
export class Books {
  private readonly database: Sql;
  private readonly entries: Entries;
  private readonly listings: Listings;
  private readonly count: Counter;
  private readonly raise;
  private readonly begin;
  private readonly commit;

  constructor(database: Sql, count: Counter) {
    this.database = database;
    this.entries = new Entries(database);
    this.listings = new Listings(database);
    this.count = count;
    count.write(Number(first(database, 'SELECT count FROM commits')));
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.commit = database.prepare('COMMIT');
    this.raise = database.prepare('UPDATE commits SET count = count + 1 RETURNING count');
  }

  run(jobs: readonly Job[]): JobResult[] {
    if (jobs.every(isReading)) return jobs.map((job) => ({ value: this.answer(job) }));
    try {
      this.begin.run();
      const outcomes = jobs.map((job) => ({ value: this.answer(job) }));
      const count = Number(Object(this.raise.get()).count);
      this.commit.run();
      this.count.write(count);
      return outcomes;
    } catch (error) {
      if (codeOf(error) !== FULL) throw error;
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      this.entries.forget();
      this.listings.forget();
      return jobs.map(() => ({ error: 'the disk is full' }));
    }
  }

  close(): void {
    closeDatabase(this.database);
    this.count.close();
  }

  private answer(job: Job): unknown {
    switch (job.type) {
      case 'append':
        return this.entries.append(job);
      case 'read':
        return this.entries.read(job);
      case 'erase':
        return this.entries.erase(job);
      default:
        return this.listings.answer(job);
    }
  }
}

const WRITING: readonly Job['type'][] = ['append', 'erase', 'note', 'beat'];

function isReading({ type }: Job): boolean {
  return !WRITING.includes(type);
}
