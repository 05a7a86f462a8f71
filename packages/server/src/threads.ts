import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What a thread is there for: see worker.ts. */
export type Duty =
  | { readonly kind: 'writer'; readonly path: string }
  | { readonly kind: 'thinker' };

/** One that takes more has lost its way. Who writes lets go of everything at once. */
const LIMITS: Readonly<Record<Duty['kind'], ResourceLimits>> = {
  writer: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 4 },
  thinker: { maxOldGenerationSizeMb: 512 },
};

/** Starts a thread, from the build or, in tests, straight from the sources. */
export function startThread(duty: Duty): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  return new Worker(new URL(isSource ? './worker.mjs' : './worker.js', import.meta.url), {
    workerData: duty,
    resourceLimits: LIMITS[duty.kind],
    ...(isSource && { execArgv: ['--conditions=overtrick-source'] }),
  });
}
