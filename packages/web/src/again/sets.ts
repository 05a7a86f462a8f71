import { fieldsOf } from '@overtrick/engine';
import { resultsCode, resultsIn, type SetResult } from '@overtrick/table/again';
import { Rows } from './store.ts';

/** What is known here of a set: one's own scores and links to look back by, what bots made of it, and what friends have sent. */
export interface SetRow {
  readonly own: readonly (number | null)[];
  readonly looks: readonly (string | null)[];
  /** By level, then by deal. */
  readonly rivals: Readonly<Record<string, readonly (number | null)[]>>;
  readonly friends: readonly SetResult[];
}

const MOST_SETS = 20;
const rows = new Rows<SetRow>('sets', isSetRow, MOST_SETS);

export function setRow(code: string, deals: number): SetRow {
  const none = Array<null>(deals).fill(null);
  return rows.get(code) ?? { own: none, looks: none, rivals: {}, friends: [] };
}

export function keepSet(code: string, row: SetRow): void {
  rows.put(code, row);
}

/** The first time counts. */
export function withScore(row: SetRow, deal: number, score: number, look: string): SetRow {
  if ((row.own[deal] ?? null) !== null) return row;
  const own = row.own.map((each, at) => (at === deal ? score : each));
  return { ...row, own, looks: row.looks.map((each, at) => (at === deal ? look : each)) };
}

export function withRival(row: SetRow, level: string, deal: number, score: number): SetRow {
  const before = row.rivals[level] ?? row.own.map(() => null);
  const scores = before.map((each, at) => (at === deal ? score : each));
  return { ...row, rivals: { ...row.rivals, [level]: scores } };
}

/** A friend's later word replaces an earlier one of the same name. */
export function withFriends(row: SetRow, more: readonly SetResult[]): SetRow {
  const fitting = more.filter(({ scores }) => scores.length === row.own.length);
  const named = fitting.map(({ name }) => name);
  return {
    ...row,
    friends: [...row.friends.filter(({ name }) => !named.includes(name)), ...fitting],
  };
}

/** Only what this page could have written is believed. */
function isSetRow(value: unknown): value is SetRow {
  const { own, looks, rivals, friends } = fieldsOf(value);
  const isScores = (scores: unknown) =>
    Array.isArray(scores) && resultsIn(resultsCode([{ name: 'x', scores }])).length === 1;
  return (
    isScores(own) &&
    Array.isArray(looks) &&
    looks.every((look) => look === null || typeof look === 'string') &&
    Object.values(fieldsOf(rivals)).every(isScores) &&
    Array.isArray(friends) &&
    friends.every(
      (each) => typeof fieldsOf(each).name === 'string' && isScores(fieldsOf(each).scores),
    )
  );
}
