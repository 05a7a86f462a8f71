// The one connection to the database, in a thread of its own: to flush the disk takes milliseconds, in which sockets want to
// be served.
import type { MessagePort } from 'node:worker_threads';
import { Unusable } from '../unusable.ts';
import { type Books, type Job, type JobResult, openBooks } from './books.ts';

/** Numbered, so that answers find those who asked. */
export interface Call {
  readonly call: number;
  readonly job: Job;
}

export type WriterNews =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly calls: readonly number[]; readonly outcomes: JobResult[] }
  /** It cannot begin; the database is left as it is. */
  | { readonly type: 'unusable'; readonly why: string }
  /** What is on the disk is not known any more: the process must end. */
  | { readonly type: 'fatal'; readonly why: string }
  | { readonly type: 'closed' };

export const CLOSE = 'close';

/** What the thread is told: jobs that are done together, or that there will be no more. */
export type WriterOrder = readonly Call[] | typeof CLOSE;

export function write(port: MessagePort, path: string): void {
  const tell = (news: WriterNews) => port.postMessage(news);
  try {
    const books = openBooks(path);
    port.on('message', (order: WriterOrder) => {
      if (order !== CLOSE) return serve(order, books, tell);
      books.close();
      tell({ type: 'closed' });
      port.close();
    });
    tell({ type: 'ready' });
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    tell({ type: 'unusable', why: error.message });
    port.close();
  }
}

/** Does jobs together, and says what became of them when all of it is on the disk. */
export function serve(
  asked: readonly Call[],
  books: Books,
  tell: (news: WriterNews) => void,
): void {
  const calls = asked.map(({ call }) => call);
  try {
    tell({ type: 'done', calls, outcomes: books.run(asked.map(({ job }) => job)) });
  } catch (error) {
    tell({ type: 'fatal', why: String(error) });
  }
}
