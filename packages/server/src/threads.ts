import { Worker } from 'node:worker_threads';

/** What a thread is there for: see worker.ts. */
export type Duty =
  | { readonly kind: 'writer'; readonly path: string }
  | { readonly kind: 'thinker' };

/** Starts a thread, from the build or, in tests, straight from the sources. */
export function startThread(duty: Duty): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return new Worker(new URL(isSource ? './worker.mjs' : './worker.js', import.meta.url), {
    workerData: duty,
    // One that takes more has lost its way.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    ...(isSource && { execArgv: ['--conditions=overtrick-source'] }),
  });
}
