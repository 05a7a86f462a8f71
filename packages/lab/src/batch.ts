import { type Played, playMatch } from './match.ts';
import type { Study } from './study.ts';
import { addTally, emptyTally } from './tally.ts';
import type { Trade } from './trade.ts';

/** Some matches in a row: their records, one a line, and what to count. */
export interface Batch {
  /** UTF-8, which threads can hand over without a copy. */
  readonly lines: Uint8Array;
  readonly tally: Played['tally'];
}

const encoder = new TextEncoder();

export const simulation: Trade<Study, Batch> = {
  *work(study, from, to) {
    const tally = emptyTally(study.players);
    const lines: string[] = [];
    for (let index = from; index < to; index++) {
      const played = yield* playMatch(study, index);
      addTally(tally, played.tally);
      lines.push(played.line);
    }
    return { lines: encoder.encode(lines.join('')), tally };
  },
  transfers: ({ lines }) => [lines.buffer as ArrayBuffer],
};
