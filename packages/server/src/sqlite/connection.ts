import type { Worker } from 'node:worker_threads';
import { Sayable } from '../journal.ts';
import { startThread } from '../threads.ts';
import { Unusable } from '../unusable.ts';
import type { Job, JobAnswers } from './books.ts';
import { type Call, CLOSE, type WriterNews, type WriterOrder } from './writer.ts';

interface Waiting {
  /** The writer's answer is the one to this very job: see `JobAnswers`. */
  resolve(value: never): void;
  reject(error: Error): void;
}

/** A way to the database. */
export interface Connection {
  ask<Asking extends Job>(job: Asking): Promise<JobAnswers[Asking['type']]>;
  /** How many wait for an answer. */
  readonly backlog: number;
  close(): Promise<void>;
}

/** More at once would make the first ones wait longer than they gain. */
const MOST = 64;
/**
 * Where one write follows another within so many milliseconds, they are gathered for as long: fewer flushes of the disk serve
 * all of them. Who writes alone does not wait.
 */
const GATHERED = 8;

/** What is asked of the database, from the thread of the server: all that waits is told to its thread in one piece. */
export class ThreadConnection implements Connection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly onFatal: (why: string) => void;
  private calls = 0;
  /** What the thread was not told yet; whether it is at work, and when it was last told something. */
  private queue: Call[] = [];
  private isBusy = false;
  private toldAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private closing: { readonly done: Promise<void>; finish(): void } | undefined;

  private constructor(worker: Worker, onFatal: (why: string) => void) {
    this.worker = worker;
    this.onFatal = onFatal;
    worker.on('message', (news: WriterNews) => this.hear(news));
    worker.on('error', (error) => this.fail(String(error)));
  }

  /**
   * Opens a file of its own; throws `Unusable` in words if that cannot be. When the disk has failed in a way after which
   * nobody knows what is on it, `onFatal` is told, who must end the process.
   */
  static open(path: string, onFatal: (why: string) => void): Promise<ThreadConnection> {
    const worker = startThread({ kind: 'writer', path });
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (news: WriterNews) => {
        if (news.type === 'ready') {
          worker.off('error', reject);
          resolve(new ThreadConnection(worker, onFatal));
        } else reject(news.type === 'unusable' ? new Unusable(news.why) : new Error(news.type));
      });
    });
  }

  ask<Asking extends Job>(job: Asking): Promise<JobAnswers[Asking['type']]> {
    if (this.closing) return Promise.reject(new Error('the database is closed'));
    const call = this.calls++;
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      this.queue.push({ call, job });
      this.goOn();
    });
  }

  /** Tells the thread what waits as soon as it has nothing to do, and others had time to join. */
  private goOn(): void {
    if (this.isBusy || this.timer || this.queue.length === 0) return;
    const left = this.toldAt + GATHERED - performance.now();
    if (left < 1) return this.order(this.queue.splice(0, MOST));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.order(this.queue.splice(0, MOST));
    }, left);
  }

  private order(calls: WriterOrder): void {
    this.isBusy = true;
    this.toldAt = performance.now();
    this.worker.postMessage(calls);
  }

  get backlog(): number {
    return this.waiting.size;
  }

  private hear(news: WriterNews): void {
    if (news.type === 'closed') return this.closing?.finish();
    if (news.type === 'fatal' || news.type === 'unusable') return this.fail(news.why);
    if (news.type !== 'done') return;
    this.isBusy = false;
    for (const [i, call] of news.calls.entries()) {
      const waiting = this.waiting.get(call);
      this.waiting.delete(call);
      const outcome = news.outcomes[i];
      if ('error' in outcome) waiting?.reject(new Sayable(outcome.error));
      else waiting?.resolve(outcome.value as never);
    }
    this.goOn();
  }

  /** Nobody is answered: whether what they asked is on the disk is not known. */
  private fail(why: string): void {
    this.onFatal(why);
    this.closing?.finish();
  }

  close(): Promise<void> {
    if (!this.closing) {
      let finish = () => {};
      const done = new Promise<void>((resolve) => {
        finish = resolve;
      });
      this.closing = { done, finish };
      clearTimeout(this.timer);
      this.order(this.queue.splice(0));
      this.order(CLOSE);
    }
    return this.closing.done;
  }
}
