import { setImmediate as breathe } from 'node:timers/promises';
import { randomBot } from '@overtrick/bots';
import type { Batch } from './batch.ts';
import { Crew } from './crew.ts';
import { playMatch } from './match.ts';
import { readPlayer } from './player.ts';
import type { Study } from './study.ts';

/** How to go about a study; none of it changes the result. */
export interface Manner {
  readonly jobs: number;
  /** Stops as soon as may be; what was given out until then is a beginning of the whole. */
  readonly signal?: AbortSignal;
}

/** Plays the matches of a study and gives them out in order, batch by batch. */
export function simulate(study: Study, { jobs, signal }: Manner): AsyncGenerator<Batch> {
  return jobs === 1 ? simulateHere(study, signal) : simulateWithCrew(study, jobs, signal);
}

const BREATH_MS = 20;
const encoder = new TextEncoder();

/** In this thread, which is let go now and then: for signals, progress and pipes. */
async function* simulateHere(study: Study, signal?: AbortSignal): AsyncGenerator<Batch> {
  let last = performance.now();
  for (let index = 0; index < study.matches; index++) {
    const match = playMatch(study, index);
    let step = match.next();
    while (!step.done) {
      if (performance.now() - last > BREATH_MS) {
        await breathe();
        last = performance.now();
      }
      if (signal?.aborted) return;
      step = match.next();
    }
    yield { lines: encoder.encode(step.value.line), tally: step.value.tally };
  }
}

async function* simulateWithCrew(
  study: Study,
  jobs: number,
  signal?: AbortSignal,
): AsyncGenerator<Batch> {
  const crew = new Crew(study, jobs, batchSize(study));
  const dismiss = () => void crew.dismiss();
  signal?.addEventListener('abort', dismiss);
  try {
    for (let batch = 0; batch < crew.batches && !signal?.aborted; batch++) {
      const played = await crew.fetch(batch);
      if (!played) return;
      yield played;
    }
  } finally {
    signal?.removeEventListener('abort', dismiss);
    await crew.dismiss();
  }
}

/** Matches of the random bot are over in a moment: to hand over each would cost more than it does. */
function batchSize({ bots }: Study): number {
  const isQuick = bots.every((text) => {
    const player = readPlayer(text);
    return player.ok && player.value.bot === randomBot;
  });
  return isQuick ? 4 : 1;
}
