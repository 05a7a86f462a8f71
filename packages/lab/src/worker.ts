// Does batches of work in a thread of its own; see threads.ts.
import { parentPort, workerData } from 'node:worker_threads';
import type { BatchDone, BatchOrder } from './crew.ts';
import { BotFailure } from './failure.ts';
import { entrust } from './programs/processes.ts';
import { closePrograms } from './programs/troupe.ts';
import { LEAVE } from './threads.ts';
import type { Trade } from './trade.ts';
import type { Work } from './trades.ts';
import { trades } from './trades.ts';

const { trade: name, data }: Work = workerData;
const trade: Trade<unknown, unknown> = trades[name];

entrust((told) => parentPort?.postMessage(told));

/** One order after the other, though programs may keep us waiting in the middle of one. */
let before = Promise.resolve();
/** From now on nothing may be begun, no program least of all. */
let isLeaving = false;

parentPort?.on('message', (order: BatchOrder | typeof LEAVE) => {
  if (order === LEAVE) void leave();
  else before = before.then(() => fulfil(order));
});

async function leave(): Promise<void> {
  isLeaving = true;
  await closePrograms();
  process.exit();
}

async function fulfil({ batch, from, to }: BatchOrder): Promise<void> {
  if (isLeaving) return;
  try {
    const doing = trade.work(data, from, to);
    let step = doing.next();
    while (!step.done) {
      const answer = step.value && (await step.value);
      if (isLeaving) return;
      step = doing.next(answer);
    }
    const answer: BatchDone = { batch, done: step.value };
    parentPort?.postMessage(answer, trade.transfers?.(step.value) ?? []);
  } catch (error) {
    if (!(error instanceof BotFailure)) throw error;
    parentPort?.postMessage({ batch, failed: error.facts } satisfies BatchDone);
  }
}
