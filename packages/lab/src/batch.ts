import { located } from './failure.ts';
import { openHall, playMatch } from './match.ts';
import type { Series } from './series.ts';
import { emptyTally, type Tally } from './tally.ts';
import type { Trade } from './trade.ts';

/** Some matches in a row: their records, one a line, and what to count. */
export interface Batch {
  /** UTF-8, which threads can hand over without a copy. */
  readonly lines: Uint8Array<ArrayBuffer>;
  readonly tally: Tally;
}

const encoder = new TextEncoder();

export const simulation: Trade<Series, Batch> = {
  *work(series, from, to) {
    const tally = emptyTally(series.players);
    const hall = openHall(series);
    let lines = '';
    for (let match = from; match < to; match++) {
      lines += yield* located(playMatch(hall, match, tally), { match });
    }
    return { lines: encoder.encode(lines), tally };
  },
  transfers: ({ lines }) => [lines.buffer],
};
