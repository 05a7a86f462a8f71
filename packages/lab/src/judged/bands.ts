import { type OddsTable, tellOdds } from '@overtrick/bots/training';
import type { OddsForecast } from './odds.ts';

/** Forecasts that were told between two fifths. */
export interface OddsBand {
  readonly n: number;
  /** The mean of what was told, and how many came true. */
  readonly told: number;
  readonly made: number;
}

/** How well odds were told, one forecast a contract. */
export interface OddsTest {
  readonly contracts: number;
  readonly bands: readonly OddsBand[];
  /** How likely a joint deviation like this would be if all that was told were right. */
  readonly p: number;
  /** The largest difference of a band between what was told and what came true, and its error. */
  readonly worst: number;
}

const BANDS = 5;
/** A band of fewer says nothing by itself. */
const FEW = 20;

/** Stages take turns from contract to contract, so that each counts once. */
export function testOdds(forecasts: readonly OddsForecast[], table: OddsTable): OddsTest {
  const picked = oneEach(forecasts);
  const told = picked.map(({ stage, counted, made }) => ({
    odds: tellOdds(table, stage, counted),
    made,
  }));
  const sums = Array.from({ length: BANDS }, () => ({ n: 0, told: 0, made: 0, variance: 0 }));
  for (const { odds, made } of told) {
    const band = sums[Math.min(BANDS - 1, Math.floor(odds * BANDS))];
    band.n++;
    band.told += odds;
    band.made += made ? 1 : 0;
    band.variance += odds * (1 - odds);
  }
  const full = sums.filter(({ variance }) => variance > 0);
  const chi = full.reduce(
    (sum, { told: t, made, variance }) => sum + (made - t) ** 2 / variance,
    0,
  );
  return {
    contracts: picked.length,
    bands: sums.map(({ n, told: t, made }) => ({ n, told: n === 0 ? 0 : t / n, made })),
    p: beyond(chi, full.length),
    worst: Math.max(
      0,
      ...sums.filter(({ n }) => n >= FEW).map(({ n, told: t, made }) => Math.abs(made - t) / n),
    ),
  };
}

function oneEach(forecasts: readonly OddsForecast[]): OddsForecast[] {
  const byContract = new Map<string, OddsForecast[]>();
  for (const each of forecasts) {
    const key = `${each.deal}/${each.contract}`;
    byContract.set(key, [...(byContract.get(key) ?? []), each]);
  }
  return [...byContract.values()].map((list, i) => list[i % list.length]);
}

/** How likely a sum of so many squares of normal errors is at least this, by the series of the incomplete gamma function. */
export function beyond(chi: number, freedom: number): number {
  if (freedom === 0) return 1;
  const half = freedom / 2;
  const x = chi / 2;
  let term = 1 / half;
  let sum = term;
  for (let k = 1; k < 1000 && term > sum * 1e-12; k++) {
    term *= x / (half + k);
    sum += term;
  }
  return Math.max(0, 1 - sum * Math.exp(half * Math.log(x) - x - logGamma(half)));
}

/** Of whole and half numbers, which is all that is asked. */
function logGamma(at: number): number {
  if (at <= 1) return at === 0.5 ? Math.log(Math.PI) / 2 : 0;
  return Math.log(at - 1) + logGamma(at - 1);
}
