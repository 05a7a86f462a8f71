import { isWhole } from '@overtrick/engine';
import { fromLetters, inLetters } from '../links/letters.ts';
import { MOST_DEALS } from './set.ts';

/** What somebody made of a set: by deal, what it brought the seat; null for what is not played yet. */
export interface SetResult {
  readonly name: string;
  readonly scores: readonly (number | null)[];
}

export const MOST_NAME = 24;
/** More friends do not compare in one link. */
const MOST_RESULTS = 30;
const MOST_CHARACTERS = 8000;
/** No deal of any game brings more. */
const MOST_SCORE = 100_000;

/** Results as a text for a link. */
export function resultsCode(results: readonly SetResult[]): string {
  const rows = results.map(({ name, scores }) => [name, ...scores]);
  return inLetters(new TextEncoder().encode(JSON.stringify(rows)));
}

/** What such a text tells; what is no result is left out. */
export function resultsIn(code: string): SetResult[] {
  if (code.length > MOST_CHARACTERS) return [];
  try {
    const rows: unknown = JSON.parse(new TextDecoder().decode(fromLetters(code)));
    return Array.isArray(rows) ? rows.slice(0, MOST_RESULTS).flatMap(resultOf) : [];
  } catch {
    return [];
  }
}

function resultOf(row: unknown): SetResult[] {
  const [name, ...scores]: unknown[] = Array.isArray(row) ? row : [];
  const isScores = scores.length > 0 && scores.length <= MOST_DEALS && scores.every(isScore);
  const isNamed = typeof name === 'string' && name !== '' && name.length <= MOST_NAME;
  return isNamed && isScores ? [{ name, scores }] : [];
}

function isScore(value: unknown): value is number | null {
  return value === null || (isWhole(value) && Math.abs(value) <= MOST_SCORE);
}
