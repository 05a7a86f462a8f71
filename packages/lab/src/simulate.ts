import type { Batch } from './batch.ts';
import { readPlayer } from './player.ts';
import type { Study } from './study.ts';
import { carryOut, type Manner } from './work.ts';

/** Plays the matches of a study and gives them out in order, batch by batch. */
export function simulate(study: Study, manner: Manner): AsyncGenerator<Batch> {
  const { matches: parts } = study;
  return carryOut(
    { trade: 'simulate', data: study, parts, from: 0, size: batchSize(study) },
    manner,
  );
}

/** Matches of the random bot are over in a moment: to hand over each would cost more than it does. */
function batchSize({ bots }: Study): number {
  const isQuick = bots.every((text) => {
    const player = readPlayer(text);
    return player.ok && player.value.isRandom;
  });
  return isQuick ? 4 : 1;
}
