// Whatever a server does in other threads begins here, so that each loads only what it needs.
import { parentPort, workerData } from 'node:worker_threads';
import type { Duty } from './threads.ts';

const duty: Duty = workerData;
if (!parentPort) throw new Error('this is started as a thread, by threads.ts');
if (duty.kind === 'writer') {
  const { write } = await import('./sqlite/writer.ts');
  write(parentPort, duty.path);
} else {
  const { think } = await import('./bots/thinker.ts');
  think(parentPort);
}
