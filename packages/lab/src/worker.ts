// Plays batches of matches in a thread of its own; see crew.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { playBatch } from './batch.ts';
import type { Answer, Order } from './crew.ts';
import type { Study } from './study.ts';

const study = workerData as Study;

parentPort?.on('message', ({ batch, from, to }: Order) => {
  const answer: Answer = { batch, ...playBatch(study, from, to) };
  parentPort?.postMessage(answer, [answer.lines.buffer as ArrayBuffer]);
});
