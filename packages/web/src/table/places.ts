import type { Seat } from '@overtrick/engine';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** More cards than this would cover each other on an oval. */
const MOST_ROUND = 5;

/** Where a seat's card lies: −1 to 1 from the middle; the person is at the bottom. */
export function placeOf(seat: Seat, eyes: Seat, players: number): Place {
  // Clockwise on the screen: the left neighbour comes next.
  const turn = (seat - eyes + players) % players;
  if (players > MOST_ROUND && turn > 0) return sidePlaceOf(turn, players);
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / players;
  return { x: round(Math.cos(angle)), y: round(Math.sin(angle)) };
}

/** Up the left side and down the right one, every second card further in; an odd one is at the top. */
function sidePlaceOf(turn: number, players: number): Place {
  const half = Math.floor((players - 1) / 2);
  const isLeft = turn <= half;
  if (!isLeft && players - turn > half) return { x: 0, y: -1 };
  const step = (isLeft ? turn : players - turn) - 1;
  const reach = step % 2 === 0 ? 1 : 0.45;
  const rows = players % 2 === 0 ? half : half - 1;
  return { x: isLeft ? -reach : reach, y: round(0.8 - (1.8 * step) / rows) };
}

/** Where it lies on a screen too low for an oval: below its seat in the row, the person's own in front. */
export function rowPlaceOf(seat: Seat, eyes: Seat, players: number): Place {
  const turn = (seat - eyes + players) % players;
  if (turn === 0) return { x: 0, y: 1 };
  return { x: round(((turn - 0.5) / (players - 1)) * 2 - 1), y: -1 };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
