import { fieldsOf, isWhole } from '@overtrick/engine';
import { Rows } from './store.ts';

/** What somebody made of the deal of a day in one game. */
export interface DayRow {
  readonly score: number;
  /** What bots made of it in the same seat, as far as they have played. */
  readonly rivals: readonly number[];
  /** Whether it was played on its day: only then it counts for a streak. */
  readonly isOnDay: boolean;
}

/** Years of days. */
const MOST_DAYS = 4000;
/** What can be looked back at is longer, and wanted for some days. */
const MOST_LOOKS = 40;

const rows = new Rows<DayRow>('days', isDayRow, MOST_DAYS);
const looks = new Rows<string>('day-looks', (value) => typeof value === 'string', MOST_LOOKS);

const keyOf = (day: string, game: string) => `${day}/${game}`;

export function dayRow(day: string, game: string): DayRow | undefined {
  return rows.get(keyOf(day, game));
}

/** What a link holds of it. */
export function dayLook(day: string, game: string): string | undefined {
  return looks.get(keyOf(day, game));
}

/** The first time counts: who plays it again knows the cards. */
export function keepDay(day: string, game: string, row: DayRow, code: string): void {
  if (dayRow(day, game)) return;
  rows.put(keyOf(day, game), row);
  looks.put(keyOf(day, game), code);
}

export function keepRivals(day: string, game: string, rivals: readonly number[]): void {
  const row = dayRow(day, game);
  if (row) rows.put(keyOf(day, game), { ...row, rivals });
}

/** The days on which something was played. */
export function playedDays(): string[] {
  const onDay = rows.entries.filter(([, { isOnDay }]) => isOnDay);
  return [...new Set(onDay.map(([key]) => key.split('/')[0]))];
}

function isDayRow(value: unknown): value is DayRow {
  const { score, rivals, isOnDay } = fieldsOf(value);
  return (
    isWhole(score) && Array.isArray(rivals) && rivals.every(isWhole) && typeof isOnDay === 'boolean'
  );
}
