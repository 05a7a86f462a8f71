import { createHash } from 'node:crypto';
import { messageOf } from '@overtrick/engine';
import type { Chunk, Study } from '@overtrick/lab';
import { createPostgresBackend, type Job, WaitingError, withBackend } from 'bullmq';
import { Pool } from 'pg';
import { Failure } from '../../io.ts';

/** Some units of a study that are to be played. */
export interface ChunkErrand {
  readonly study: string;
  readonly from: number;
  readonly to: number;
  /** Its number among the errands of the study. */
  readonly index: number;
}

const { Queue, Worker } = withBackend(createPostgresBackend);

export const QUEUE = 'overtrick-lab';

const TABLES = `
  CREATE TABLE IF NOT EXISTS lab_studies (id text PRIMARY KEY, study text NOT NULL);
  CREATE TABLE IF NOT EXISTS lab_chunks (
    study text NOT NULL, start bigint NOT NULL, chunk text NOT NULL, PRIMARY KEY (study, start)
  )`;
/** Any number: who makes the tables makes them alone. */
const LOCK = 170_017;

/**
 * Where machines that work on the same studies meet: a database with studies, errands and what came of them. Errands are
 * leased by BullMQ, results are kept under study and start, the first that comes.
 */
export class LabBoard {
  readonly #pool: Pool;
  readonly #queue: InstanceType<typeof Queue<ChunkErrand>>;
  readonly #connection: { connectionString: string; migrate: true };

  private constructor(database: string) {
    this.#connection = { connectionString: database, migrate: true };
    this.#pool = new Pool({ connectionString: database, max: 4 });
    // A connection that breaks while nobody uses it is replaced at the next question.
    this.#pool.on('error', () => {});
    this.#queue = new Queue(QUEUE, { connection: this.#connection });
    this.#queue.on('error', () => {});
  }

  static async open(database: string): Promise<LabBoard> {
    const board = new LabBoard(database);
    try {
      await board.#prepare();
      return board;
    } catch (error) {
      await board.close().catch(() => {});
      throw new Failure(`cannot reach the database: ${messageOf(error)}`);
    }
  }

  async #prepare(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
      await client.query(TABLES);
      await this.#queue.waitUntilReady();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => {});
      client.release();
    }
  }

  /** Makes a study known; answers by which name. */
  async announce(study: Study): Promise<string> {
    const text = JSON.stringify(study);
    const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
    const known = 'INSERT INTO lab_studies VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await this.#pool.query(known, [id, text]);
    return id;
  }

  async study(id: string): Promise<Study> {
    const { rows } = await this.#pool.query('SELECT study FROM lab_studies WHERE id = $1', [id]);
    if (rows.length === 0) throw new Error(`no study ${id}`);
    return JSON.parse(rows[0].study);
  }

  /** Posts errands, each once, however often they are posted. */
  async post(errands: readonly ChunkErrand[]): Promise<void> {
    await this.#queue.addBulk(
      errands.map((errand) => ({
        name: 'chunk',
        data: errand,
        opts: { jobId: jobId(errand), removeOnComplete: true, priority: urgencyOf(errand) },
      })),
    );
  }

  async keep({ study }: ChunkErrand, chunk: Chunk): Promise<void> {
    const kept = 'INSERT INTO lab_chunks VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
    await this.#pool.query(kept, [study, chunk.from, JSON.stringify(chunk)]);
  }

  async result({ study, from }: ChunkErrand): Promise<Chunk | undefined> {
    const asked = 'SELECT chunk FROM lab_chunks WHERE study = $1 AND start = $2';
    const { rows } = await this.#pool.query(asked, [study, from]);
    return rows.length === 0 ? undefined : JSON.parse(rows[0].chunk);
  }

  /** Why an errand has failed, if it has. It is taken down, so that it can be posted again. */
  async failure(errand: ChunkErrand): Promise<string | undefined> {
    const job = await this.#queue.getJob(jobId(errand));
    if (!job || !(await job.isFailed())) return undefined;
    await job.remove();
    return job.failedReason;
  }

  /** Does errands, so many at a time, until it is closed. Who dies loses the lease; others then take over. */
  employ(work: Labour, lease: number, jobs: number): Employed {
    const worker = new Worker<ChunkErrand>(QUEUE, (job, token) => done(work, job, token), {
      connection: this.#connection,
      concurrency: jobs,
      lockDuration: lease,
      stalledInterval: Math.ceil(lease / 3),
      maxStalledCount: 1000,
    });
    worker.on('error', () => {});
    return worker;
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await this.#pool.end();
  }
}

/** Does an errand, or says that it was not to be done to its end. */
export type Labour = (errand: ChunkErrand) => Promise<'done' | 'stopped'>;

/** What was stopped goes back on the board at once, for whoever comes next. */
async function done(work: Labour, job: Job<ChunkErrand>, token: string | undefined): Promise<void> {
  if ((await work(job.data)) === 'done') return;
  await job.moveToWait(token);
  throw new WaitingError();
}

export interface Employed {
  close(isForced?: boolean): Promise<void>;
}

/** The queue knows no more degrees. */
const LEAST_URGENT = 2 ** 21 - 1;

/**
 * The earliest units first: results are given out in order, and what is taken over would otherwise stand behind all that was
 * posted since.
 */
function urgencyOf({ index }: ChunkErrand): number {
  return Math.min(index + 1, LEAST_URGENT);
}

function jobId({ study, from }: ChunkErrand): string {
  return `${study}-${from}`;
}
