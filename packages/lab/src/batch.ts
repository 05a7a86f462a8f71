import { type Played, playMatch } from './match.ts';
import type { Study } from './study.ts';
import { addTally, emptyTally } from './tally.ts';

/** Some matches in a row: their records, one a line, and what to count. */
export interface Batch {
  readonly lines: string;
  readonly tally: Played['tally'];
}

/** Plays matches `from` to `to` − 1 without a pause. */
export function playBatch(study: Study, from: number, to: number): Batch {
  const tally = emptyTally(study.players);
  let lines = '';
  for (let index = from; index < to; index++) {
    const match = playMatch(study, index);
    let step = match.next();
    while (!step.done) step = match.next();
    addTally(tally, step.value.tally);
    lines += step.value.line;
  }
  return { lines, tally };
}
