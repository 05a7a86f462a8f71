// Whether something from outside can be what people at a table have agreed on.
import type { Agreement, Tempo } from './agreement.ts';
import { type Fits, isCount } from './shape.ts';

const MONTH = 30 * 24 * 3_600_000;
const LEAST_TURN = 1000;

function isTempo(value: unknown): value is Tempo {
  const { turn, bank, ...more } = Object(value);
  const isLong: Fits = (ms) => isCount(ms) && Number(ms) <= MONTH;
  return isLong(turn) && turn >= LEAST_TURN && isLong(bank) && Object.keys(more).length === 0;
}

export function isAgreement(value: unknown): value is Agreement {
  const { listed, watched, pace, standIn, ...more } = Object(value);
  return (
    typeof listed === 'boolean' &&
    typeof watched === 'boolean' &&
    (pace === null || isTempo(pace)) &&
    typeof standIn === 'string' &&
    Object.keys(more).length === 0
  );
}
