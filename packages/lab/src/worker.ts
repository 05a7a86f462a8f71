// Does batches of work in a thread of its own; see crew.ts.
import { parentPort, workerData } from 'node:worker_threads';
import type { BatchDone, BatchOrder } from './crew.ts';
import type { Trade } from './trade.ts';
import type { Work } from './trades.ts';
import { trades } from './trades.ts';

const { trade: name, data } = workerData as Work;
const trade: Trade<unknown, unknown> = trades[name] as Trade<unknown, unknown>;

parentPort?.on('message', ({ batch, from, to }: BatchOrder) => {
  const doing = trade.work(data, from, to);
  let step = doing.next();
  while (!step.done) step = doing.next();
  const answer: BatchDone = { batch, done: step.value };
  parentPort?.postMessage(answer, trade.transfers?.(step.value) ?? []);
});
