import type { Appended } from '@overtrick/table';
import type { Bodies } from '../bodies.ts';
import type { Listing } from '../vault.ts';
import { Count } from './count.ts';
import { COUNT, closeDatabase, codeOf, countIn, openDatabase, type Sql } from './database.ts';
import { type AppendJob, Entries, type EraseJob, type ReadJob } from './entries.ts';
import { type CatalogueJob, Listings } from './listings.ts';
import { makeOwn } from './own-file.ts';

/** All of it, as it is now, to another file. */
export interface CopyJob {
  readonly type: 'copy';
  readonly path: string;
}

/** Every entry is put in its place: what is left is one whole file, log after log. */
export interface SettleJob {
  readonly type: 'settle';
}

export type Job = AppendJob | ReadJob | EraseJob | SettleJob | CatalogueJob | CopyJob;

/** What each job is answered with. */
export interface JobAnswers {
  readonly append: Appended;
  readonly read: Bodies;
  readonly erase: undefined;
  readonly settle: undefined;
  readonly copy: undefined;
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
  private readonly counted;
  /** How many writes there were when the last ones were confirmed. */
  private confirmed: number;
  private readonly begin;
  private readonly commit;

  constructor(database: Sql, count: Counter) {
    this.database = database;
    this.entries = new Entries(database);
    this.listings = new Listings(database);
    this.count = count;
    this.confirmed = countIn(database);
    count.write(this.confirmed);
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.commit = database.prepare('COMMIT');
    this.raise = database.prepare('UPDATE commits SET count = count + 1');
    this.counted = database.prepare(COUNT);
  }

  run(jobs: readonly Job[]): JobResult[] {
    // A copy cannot be made within a transaction.
    if (!jobs.every(isUsual)) {
      return jobs.flatMap((job) => (isUsual(job) ? this.carryOut([job]) : [this.copy(job)]));
    }
    return this.carryOut(jobs);
  }

  private carryOut(jobs: readonly UsualJob[]): JobResult[] {
    if (jobs.every(isReading)) return jobs.map((job) => ({ value: this.answer(job) }));
    try {
      this.begin.run();
      const outcomes = jobs.map((job) => ({ value: this.answer(job) }));
      const count = this.countUp();
      this.commit.run();
      this.confirmed = count;
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

  /** Entries count themselves; where none has come, what was written is counted for them. */
  private countUp(): number {
    const count = Object(this.counted.get()).count;
    if (count > this.confirmed) return count;
    this.raise.run();
    return count + 1;
  }

  /** What keeps it from being made harms nobody else. */
  private copy({ path }: CopyJob): JobResult {
    makeOwn(path);
    try {
      this.database.prepare('VACUUM INTO ?').run(path);
      return { value: undefined };
    } catch (error) {
      return { error: `no copy could be made (${codeOf(error)})` };
    }
  }

  close(): void {
    this.carryOut([{ type: 'settle' }]);
    closeDatabase(this.database);
    this.count.close();
  }

  private answer(job: UsualJob): unknown {
    switch (job.type) {
      case 'append':
        return this.entries.append(job);
      case 'read':
        return this.entries.read(job);
      case 'erase':
        return this.entries.erase(job);
      case 'settle':
        return this.entries.settle();
      default:
        return this.listings.answer(job);
    }
  }
}

const WRITING: readonly Job['type'][] = ['append', 'erase', 'settle', 'note', 'beat'];

type UsualJob = Exclude<Job, CopyJob>;

function isUsual(job: Job): job is UsualJob {
  return job.type !== 'copy';
}

function isReading({ type }: Job): boolean {
  return !WRITING.includes(type);
}
