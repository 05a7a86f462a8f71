import type { Seat } from './game.ts';

/** When contracts were settled: tricks, from 1, and all tricks of the deal, added up over contracts. */
export interface SettledTricks {
  readonly trick: number;
  readonly of: number;
}

/**
 * The trick with which it was settled whether exactly so many are taken: the first too many, the first that can no longer
 * be spared, else the last of all. Whose tricks count is told by a bit a seat.
 */
export function exactSettled(winners: readonly Seat[], bid: number, own: number): number {
  const of = winners.length;
  let open = bid;
  let trick = 0;
  while (trick < of && open >= 0 && open <= of - trick) {
    if ((own >> winners[trick++]) & 1) open--;
  }
  return trick;
}

export function addSettled(all: readonly SettledTricks[]): SettledTricks {
  let [trick, of] = [0, 0];
  for (const each of all) {
    trick += each.trick;
    of += each.of;
  }
  return { trick, of };
}
