import { fieldsOf, isWhole } from '@overtrick/engine';
import { Rows } from './store.ts';

/** One time that a deal was tried again, to its end. */
export interface Try {
  readonly id: string;
  readonly scores: readonly number[];
  /** What a link holds of it. */
  readonly code: string;
}

/** More would not stand beside each other. */
const MOST_TRIES = 3;
/** The end of a code is as good as all of it to tell games apart. */
const TAIL = 40;

const rows = new Rows<readonly Try[]>('tries', isTries);

/** The last times that a deal was tried, the newest last. */
export function triesOf(game: string, deal: number): readonly Try[] {
  return rows.get(keyOf(game, deal)) ?? [];
}

export function keepTry(game: string, deal: number, one: Try): void {
  const others = triesOf(game, deal).filter(({ id }) => id !== one.id);
  rows.put(keyOf(game, deal), [...others, one].slice(-MOST_TRIES));
}

function keyOf(game: string, deal: number): string {
  return `${game.slice(-TAIL)}/${deal}`;
}

function isTries(value: unknown): value is readonly Try[] {
  return Array.isArray(value) && value.every(isTry);
}

function isTry(value: unknown): value is Try {
  const { id, scores, code } = fieldsOf(value);
  return (
    typeof id === 'string' &&
    typeof code === 'string' &&
    Array.isArray(scores) &&
    scores.every(isWhole)
  );
}
