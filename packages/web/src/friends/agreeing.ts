import type { Agreement } from '@overtrick/table';
import { USUAL_LEVEL } from '../home/start.ts';

export type PaceKind = 'none' | 'turn' | 'days';

/** How a table is to be played, besides the rules of the game, as the form has it. */
export interface Agreeing {
  readonly pace: PaceKind;
  /** Milliseconds for each decision, and once beyond that; by the clock, and over days. */
  readonly turn: number;
  readonly bank: number;
  readonly days: number;
  readonly listed: boolean;
  readonly watched: boolean;
  readonly standIn: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const TURNS = [15 * SECOND, 30 * SECOND, 60 * SECOND, 2 * MINUTE];
export const BANKS = [0, MINUTE, 3 * MINUTE, 10 * MINUTE];
export const DAYS = [DAY, 3 * DAY, 7 * DAY];

export const USUAL: Agreeing = {
  pace: 'none',
  turn: 30 * SECOND,
  bank: 3 * MINUTE,
  days: DAY,
  listed: false,
  watched: true,
  standIn: USUAL_LEVEL,
};

export function agreementOf(chosen: Agreeing): Agreement {
  const { pace, turn, bank, days, listed, watched, standIn } = chosen;
  const tempo = { none: null, turn: { turn, bank }, days: { turn: days, bank: 0 } }[pace];
  return { listed, watched, standIn, pace: tempo };
}

/** The form for what was agreed on already. */
export function agreeingOf({ pace, listed, watched, standIn }: Agreement): Agreeing {
  const rest = { ...USUAL, listed, watched, standIn };
  if (!pace) return rest;
  if (pace.turn >= DAY) return { ...rest, pace: 'days', days: pace.turn };
  return { ...rest, pace: 'turn', ...pace };
}
