import type { Worker } from 'node:worker_threads';
import { Sayable } from '../journal.ts';
import { startThread } from '../threads.ts';
import { Unusable } from '../unusable.ts';
import type { Job, JobAnswers } from './books.ts';
import { type Call, CLOSE, type WriterNews } from './writer.ts';

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

/** What is asked of the database, from the thread of the server. */
export class ThreadConnection implements Connection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly onFatal: (why: string) => void;
  private calls = 0;
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
      this.worker.postMessage({ call, job } satisfies Call);
    });
  }

  get backlog(): number {
    return this.waiting.size;
  }

  private hear(news: WriterNews): void {
    if (news.type === 'closed') return this.closing?.finish();
    if (news.type === 'fatal' || news.type === 'unusable') return this.fail(news.why);
    if (news.type !== 'done') return;
    for (const [i, call] of news.calls.entries()) {
      const waiting = this.waiting.get(call);
      this.waiting.delete(call);
      const outcome = news.outcomes[i];
      if ('error' in outcome) waiting?.reject(new Sayable(outcome.error));
      else waiting?.resolve(outcome.value as never);
    }
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
      this.worker.postMessage(CLOSE);
    }
    return this.closing.done;
  }
}
