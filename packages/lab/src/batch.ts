import { type Played, playMatch } from './match.ts';
import type { Study } from './study.ts';
import { addTally, emptyTally } from './tally.ts';

/** Some matches in a row: their records, one a line, and what to count. */
export interface Batch {
  /** UTF-8, which threads can hand over without a copy. */
  readonly lines: Uint8Array;
  readonly tally: Played['tally'];
}

const encoder = new TextEncoder();

/** Plays matches `from` to `to` − 1 without a pause. */
export function playBatch(study: Study, from: number, to: number): Batch {
  const tally = emptyTally(study.players);
  const lines: string[] = [];
  for (let index = from; index < to; index++) {
    const match = playMatch(study, index);
    let step = match.next();
    while (!step.done) step = match.next();
    addTally(tally, step.value.tally);
    lines.push(step.value.line);
  }
  return { lines: encoder.encode(lines.join('')), tally };
}
