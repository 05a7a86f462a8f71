import { carryOut, type Workforce } from '../work.ts';
import type { Bench } from './bench.ts';
import type { MarkBench, MarkCheck } from './marks.ts';
import type { OddsForecast } from './odds.ts';

/** What came of the odds in the first so many deals, deal by deal. */
export function forecastOdds(
  data: Bench,
  parts: number,
  manner: Workforce,
): AsyncGenerator<OddsForecast[]> {
  return carryOut({ trade: 'odds', data, parts, from: 0, size: 1 }, manner);
}

/** Which moves are marked in them, likewise. */
export function checkMarks(
  data: MarkBench,
  parts: number,
  manner: Workforce,
): AsyncGenerator<MarkCheck[]> {
  return carryOut({ trade: 'marks', data, parts, from: 0, size: 1 }, manner);
}
