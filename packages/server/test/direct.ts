import { type Job, openBooks } from '../src/sqlite/books.ts';
import type { Connection } from '../src/sqlite/connection.ts';

/** The database in the thread of the test. */
export function directConnection(path: string): Connection {
  const books = openBooks(path);
  let isClosed = false;
  return {
    backlog: 0,
    async ask(job: Job) {
      const [outcome] = books.run([job]);
      if ('error' in outcome) throw new Error(outcome.error);
      return outcome.value as never;
    },
    async close() {
      if (!isClosed) books.close();
      isClosed = true;
    },
  };
}
