import type { DealCourse } from '@overtrick/table/analysis';

/** Where things lie in a chart, in hundredths of its width and height. */
export interface ChartScale {
  across(at: number): number;
  down(value: number): number;
  /** How wide one column is. */
  readonly step: number;
  readonly ticks: readonly number[];
}

/** Chances are drawn from nothing, by quarters; points by tens around nothing. */
const QUARTER = 0.25;
const TEN = 10;
const HUNDRED = 100;

export function scaleOf({ about, points }: DealCourse): ChartScale {
  const unit = about === 'points' ? TEN : QUARTER;
  const most = unit * Math.max(1, Math.ceil(Math.max(...points.map(({ high }) => high)) / unit));
  const lowest = Math.min(0, ...points.map(({ low }) => low));
  const least = unit * Math.floor(lowest / unit);
  const step = HUNDRED / points.length;
  return {
    across: (at) => step * at,
    down: (value) => HUNDRED * (1 - (value - least) / (most - least)),
    step,
    ticks: ticksOf(least, most, unit),
  };
}

/** At most so many lines can be read beside each other. */
const MOST_STEPS = 4;

function ticksOf(least: number, most: number, unit: number): number[] {
  const steps = Math.round((most - least) / unit);
  const every = Math.ceil(steps / MOST_STEPS);
  return Array.from(
    { length: Math.floor(steps / every) + 1 },
    (_, at) => least + at * every * unit,
  );
}

/** In the middle of its column. */
function placeOf(scale: ChartScale, at: number, value: number): string {
  return `${scale.across(at) + scale.step / 2},${scale.down(value)}`;
}

export function lineOf({ points }: DealCourse, scale: ChartScale): string {
  return points.map(({ mean }, at) => placeOf(scale, at, mean)).join(' ');
}

/** The interval: along its upper end, and back along the lower one. */
export function bandOf({ points }: DealCourse, scale: ChartScale): string {
  const upper = points.map(({ high }, at) => placeOf(scale, at, high));
  const lower = points.map(({ low }, at) => placeOf(scale, at, low));
  return [...upper, ...lower.reverse()].join(' ');
}
