// The one connection to the database, in a thread of its own: to flush the disk takes milliseconds, in which sockets want to
// be served.
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
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

/** More at once would make the first ones wait longer than they gain. */
const MOST = 64;
/**
 * Where one write follows another within so many milliseconds, they are gathered for as long: fewer flushes serve all of them.
 * Who writes alone does not wait.
 */
const GATHERED = 3;

/** Nobody else has anything to do in this thread. */
const alarm = new Int32Array(new SharedArrayBuffer(4));

export function write(port: MessagePort, path: string): void {
  const tell = (news: WriterNews) => port.postMessage(news);
  try {
    const books = openBooks(path);
    let last = 0;
    port.on('message', (message: Call | typeof CLOSE) => {
      if (performance.now() - last < GATHERED) Atomics.wait(alarm, 0, 0, GATHERED);
      const isOver = serve(message, port, books, tell);
      last = performance.now();
      if (!isOver) return;
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

/** Takes with the first job all those that wait behind it. Whether that was all for good. */
export function serve(
  message: Call | typeof CLOSE,
  port: MessagePort,
  books: Books,
  tell: (news: WriterNews) => void,
): boolean {
  const asked: Call[] = [];
  let next: Call | typeof CLOSE | undefined = message;
  while (next !== undefined && next !== CLOSE) {
    asked.push(next);
    next = asked.length < MOST ? receiveMessageOnPort(port)?.message : undefined;
  }
  if (asked.length > 0) {
    const calls = asked.map(({ call }) => call);
    try {
      tell({ type: 'done', calls, outcomes: books.run(asked.map(({ job }) => job)) });
    } catch (error) {
      tell({ type: 'fatal', why: String(error) });
    }
  }
  return next === CLOSE;
}
