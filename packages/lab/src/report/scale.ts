import type { StudyFigure } from '../study/interval.ts';

/** What lies at the left end of a line and what at the right. */
export interface LineScale {
  readonly low: number;
  readonly high: number;
}

/** Wide enough for all intervals; for differences 0 is always in it. */
export function scaleOf(figures: readonly StudyFigure[], isDifference: boolean): LineScale {
  const ends = figures.flatMap(({ value, low, high }) => [low ?? value, high ?? value]);
  const low = Math.min(...ends, ...(isDifference ? [0] : []));
  const high = Math.max(...ends, ...(isDifference ? [0] : []));
  return high > low ? { low, high } : { low: low - 1, high: high + 1 };
}

/** Variants are told apart by shape as well as by colour. */
const SHAPES = [
  'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  'm-5-5h10v10h-10z',
  'm0-7l7 7-7 7-7-7z',
  'm0-6l6 11h-12z',
];

/** How many variants there are marks for; those after them begin again. */
export const MARKS = SHAPES.length;

/** The mark of a variant, as a path around a point. */
export function markPath(mark: number, x: number, y: number): string {
  return `M${x.toFixed(1)} ${y}${SHAPES[mark % MARKS]}`;
}
