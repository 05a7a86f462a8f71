import { BOTS_VERSION } from '@overtrick/bots';
import type { About } from '@overtrick/engine';
import type { DealSet } from './set.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Whoever plays a deal a day wants to think about it: five at a table, and bots that play well. */
const PLAYERS = 5;
const LEVEL = 'club';

/** The day of a moment, the same for everybody: by the UTC date, as `2026-11-18`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

type DayGame = Pick<About, 'name' | 'version' | 'seats'>;

/** The deal of a day in one game. */
export function setOfDay(day: string, game: DayGame): DealSet {
  const { name, version, seats } = game;
  const [fewest, most] = seats;
  const players = Math.max(fewest, Math.min(most, PLAYERS));
  const seed = `day/${day}/${name}`;
  const fixed = { options: {}, level: LEVEL, deals: 1, bots: BOTS_VERSION, rules: version };
  return { game: name, players, seed, ...fixed };
}

/** So many days in their order, of which this is the last. */
export function daysUntil(day: string, count: number): string[] {
  const last = Date.parse(day);
  return Array.from({ length: count }, (_, i) => dayOf(last - (count - 1 - i) * DAY));
}

/** How many days in a row something was played. Today is not lost before it is over. */
export function streakOf(played: readonly string[], today: string): number {
  const all = new Set(played);
  let day = Date.parse(today);
  if (!all.has(dayOf(day))) day -= DAY;
  let streak = 0;
  for (; all.has(dayOf(day)); day -= DAY) streak++;
  return streak;
}
