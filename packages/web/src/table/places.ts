import type { Seat } from '@overtrick/engine';

/** Where on the oval a seat's card lies: −1 to 1 from the middle; the person is at the bottom. */
export function placeOf(seat: Seat, eyes: Seat, players: number): { x: number; y: number } {
  const turn = (seat - eyes + players) % players;
  // Clockwise on the screen: the left neighbour comes next.
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / players;
  return { x: round(inset(turn, players) * Math.cos(angle)), y: round(Math.sin(angle)) };
}

/** Many cards would cover each other at the sides: every second one lies further in. */
function inset(turn: number, players: number): number {
  return players > 7 && Math.min(turn, players - turn) % 2 === 1 ? 0.5 : 1;
}

/** Where it lies on a screen too low for an oval: below its seat in the row, the person's own in front. */
export function rowPlaceOf(seat: Seat, eyes: Seat, players: number): { x: number; y: number } {
  const turn = (seat - eyes + players) % players;
  if (turn === 0) return { x: 0, y: 1 };
  return { x: round(((turn - 0.5) / (players - 1)) * 2 - 1), y: -1 };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
