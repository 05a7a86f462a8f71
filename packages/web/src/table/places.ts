import type { Seat } from '@overtrick/engine';

/** Where on the oval a seat's card lies: −1 to 1 from the middle; the person is at the bottom. */
export function placeOf(seat: Seat, eyes: Seat, players: number): { x: number; y: number } {
  const turn = (seat - eyes + players) % players;
  // Clockwise on the screen: the left neighbour comes next.
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / players;
  return { x: round(Math.cos(angle)), y: round(Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
