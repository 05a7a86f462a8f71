import { addCounts, type HubCounts } from './hub.ts';
import { roughTown, type TownSize } from './town.ts';

/** What came of many towns, in words. */
export interface TownsReport {
  /** With the seed by which it comes again. */
  readonly fault: string | undefined;
  readonly told: string;
}

/** Lives in so many towns, one seed each, until one of them goes wrong. */
export async function liveInTowns(
  first: number,
  count: number,
  size: TownSize,
  onTown: (done: number) => void,
): Promise<TownsReport> {
  let [crashes, losses, entries, spared, seconds] = [0, 0, 0, 0, 0];
  let counts: HubCounts | undefined;
  for (let seed = first; seed < first + count; seed++) {
    const town = await roughTown(seed, size);
    if (town.faults.length > 0) return { fault: `seed ${seed}: ${town.faults[0]}`, told: '' };
    crashes += town.crashes;
    losses += town.losses;
    entries += town.entries;
    spared += town.spared;
    seconds += town.seconds;
    counts = counts ? addCounts(counts, town.counts) : town.counts;
    onTown(seed - first + 1);
  }
  const where = `${count} towns of ${size.nodes} nodes, ${size.databases} databases and ${size.tables} tables`;
  const what = `${crashes} crashes, ${losses} lost databases, ${entries} entries; ${spared} tables went on without one: nothing lost, doubled or leaked`;
  const costs = size.isCalm && counts ? `\n${costsOf(counts, size, seconds)}` : '';
  return { fault: undefined, told: `${where} through ${what}${costs}` };
}

function costsOf(counts: HubCounts, { nodes, databases }: TownSize, seconds: number): string {
  const { appends, hints, heard, looks, heads, beats } = counts;
  const each = (total: number, parts: number) => (total / parts).toFixed(2);
  return [
    `an entry: ${each(hints, appends)} hints, told to ${each(heard, appends)} nodes`,
    `a node and second: ${each(beats, nodes * seconds)} beats, ${each(looks, nodes * seconds)} looks at ${each(heads, nodes * seconds)} logs`,
    `a database and second: ${each(beats + looks, databases * seconds)} beats and looks`,
  ].join('\n');
}
