import type { WorldMean } from '@overtrick/bots';
import { useWords } from '../words/index.ts';

/** Figures of points as people read them: whole ones, or tenths where there are few. */
export interface PointFigures {
  points(value: number): string;
  /** With a sign, also where it is more than nothing. */
  signed(value: number): string;
  /** The ends of an interval. */
  bounds(estimate: WorldMean): readonly [low: string, high: string];
  /** The same, each with its sign. */
  ends(estimate: WorldMean): readonly [low: string, high: string];
}

/** How figures of a course are read: chances in a hundred, or points. */
export type SayFigure = (value: number) => string;

export function usePoints(): PointFigures {
  const words = useWords();
  const signed = (value: number) => words.signed(rounded(value));
  const points = (value: number) => words.figure(rounded(value));
  return {
    points,
    bounds: ({ mean, spread }) => [points(mean - spread), points(mean + spread)],
    signed,
    ends: ({ mean, spread }) => [signed(mean - spread), signed(mean + spread)],
  };
}

function rounded(value: number): number {
  const near = Math.abs(value) < 2 ? Math.round(10 * value) / 10 : Math.round(value);
  // No minus before nothing.
  return near === 0 ? 0 : near;
}
