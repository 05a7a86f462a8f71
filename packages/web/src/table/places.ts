import type { Seat } from '@overtrick/engine';
import type { Form } from './window.ts';

/** Where a seat is: left, above or right of the middle, or the person's own place below it. */
export type Edge = 'left' | 'top' | 'right' | 'own';

export interface TablePlace {
  readonly edge: Edge;
  /** Which one it is of those at its edge, and of how many: from left to right, from above to below. */
  readonly at: number;
  readonly of: number;
  /** How far from the left it is, of those above; 0 to 1. */
  readonly x: number;
}

/** From here on seats are small: cells on a phone, low plaques on a desk. */
export const CROWD = 7;

/** How many others sit at each side; the rest sit above. */
function atSide(form: Form, others: number): number {
  if (others < 3) return 0;
  return others + 1 < CROWD || form === 'lying' ? 1 : 2;
}

/** How far from the left edge the first of so many above is; the last is as far from the right. */
const FIRST: Readonly<Record<Form, readonly number[]>> = {
  desk: [0.5, 0.5, 0.36, 0.235, 0.229],
  lying: [0.5, 0.5, 0.3125, 0.24, 0.14, 0.11, 0.09],
  phone: [0.5, 0.5, 0.25, 1 / 6, 0.13],
};
const CROWDED: Readonly<Record<Form, readonly number[]>> = {
  ...FIRST,
  phone: [0.5, 0.5, 0.29, 0.2, 0.13],
};

function across(form: Form, players: number, of: number, at: number): number {
  const first = (players < CROWD ? FIRST : CROWDED)[form][of] ?? 0.5 / of;
  return of === 1 ? first : first + ((1 - 2 * first) * at) / (of - 1);
}

/** By seat, clockwise from the person's left: up the left side, from left to right, down the right side. */
export function placeOf(form: Form, seat: Seat, eyes: Seat, players: number): TablePlace {
  const others = players - 1;
  const turn = (seat - eyes + players) % players;
  if (turn === 0) return { edge: 'own', at: 0, of: 1, x: 0.5 };
  const side = atSide(form, others);
  const top = others - 2 * side;
  if (turn <= side) return { edge: 'left', at: side - turn, of: side, x: 0 };
  if (turn > side + top) return { edge: 'right', at: turn - side - top - 1, of: side, x: 1 };
  const at = turn - side - 1;
  return { edge: 'top', at, of: top, x: across(form, players, top, at) };
}

/** How many of the others sit above. */
export function topsOf(form: Form, players: number): number {
  const others = players - 1;
  return others - 2 * atSide(form, others);
}
