import { ODDS_STAGES, type OddsMap, type OddsTable } from '@overtrick/bots/training';
import type { OddsForecast } from './odds.ts';

/** Forecasts in one point of a map: fewer would be fitted to luck. */
const GROUP = 80;

/** Some forecasts that are told alike. */
interface Group {
  readonly n: number;
  readonly counted: number;
  readonly made: number;
}

/** By stage, what odds have come to: means of groups, joined where they would fall. */
export function fitOdds(forecasts: readonly OddsForecast[]): OddsTable {
  const maps = ODDS_STAGES.flatMap((stage) => {
    const found = forecasts.filter((each) => each.stage === stage);
    return found.length < GROUP ? [] : [[stage, mapOf(found)] as const];
  });
  return Object.fromEntries(maps);
}

function mapOf(forecasts: readonly OddsForecast[]): OddsMap {
  const sorted = [...forecasts].sort((a, b) => a.counted - b.counted);
  const rising: Group[] = [];
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    to = endOf(sorted, from);
    join(rising, groupOf(sorted.slice(from, to)));
  }
  return rising.map(({ n, counted, made }) => [percent(counted / n), percent(made / n)] as const);
}

/** Forecasts that were counted alike stay together, and what is left over at the end belongs to the last group. */
function endOf(sorted: readonly OddsForecast[], from: number): number {
  let to = from + GROUP;
  while (to < sorted.length && sorted[to].counted === sorted[to - 1].counted) to++;
  return to + GROUP > sorted.length ? sorted.length : to;
}

/** Finer than this nothing is told. */
function percent(odds: number): number {
  return Math.round(100 * odds) / 100;
}

function groupOf(forecasts: readonly OddsForecast[]): Group {
  return {
    n: forecasts.length,
    counted: forecasts.reduce((sum, { counted }) => sum + counted, 0),
    made: forecasts.filter(({ made }) => made).length,
  };
}

/** Who counted more must not be told less: neighbours that fall are one. */
function join(rising: Group[], group: Group): void {
  const last = rising[rising.length - 1];
  if (last === undefined || last.made / last.n < group.made / group.n) {
    rising.push(group);
    return;
  }
  rising.pop();
  join(rising, {
    n: last.n + group.n,
    counted: last.counted + group.counted,
    made: last.made + group.made,
  });
}
