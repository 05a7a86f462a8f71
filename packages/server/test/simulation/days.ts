import { roughDay } from './day.ts';

/** What came of many days, one seed each. */
export interface DaysReport {
  readonly faults: readonly string[];
  readonly crashes: number;
  readonly entries: number;
}

/** Lives through so many days; ends with the first that goes wrong, and says by which seed it comes again. */
export async function liveThrough(
  first: number,
  count: number,
  onDay: (seed: number) => void = () => {},
  nodes = 1,
): Promise<DaysReport> {
  let [crashes, entries] = [0, 0];
  for (let seed = first; seed < first + count; seed++) {
    const day = await roughDay(seed, nodes);
    crashes += day.crashes;
    entries += day.entries;
    const faults = day.faults.map((fault) => `seed ${seed}: ${fault}`);
    if (faults.length > 0) return { faults, crashes, entries };
    onDay(seed);
  }
  return { faults: [], crashes, entries };
}

/**
 * So many in each of two files, so that both processors have something to do. `npm run soak -- --tables N` lives through more.
 * A planted defect shows on one of the first few days, or not at all.
 */
export const DAYS = process.env.PLANTED ? 50 : 1000;
/** They take a minute, and more where much else is done: this only ends what never would. */
export const ENDLESS = { timeout: 600_000 };
