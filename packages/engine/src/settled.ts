import type { Seat } from './game.ts';

/** When contracts were settled: tricks, from 1, and all tricks of the deal, added up over contracts. */
export interface SettledTricks {
  readonly trick: number;
  readonly of: number;
}

/**
 * When it was settled whether exactly so many tricks are taken: with the first too many, with the first that can no longer
 * be spared, else with the last of all.
 */
export function exactSettled(
  winners: readonly Seat[],
  bid: number,
  isOwn: (winner: Seat) => boolean,
): SettledTricks {
  const of = winners.length;
  let open = bid;
  let trick = 0;
  while (trick < of && open >= 0 && open <= of - trick) {
    if (isOwn(winners[trick++])) open--;
  }
  return { trick, of };
}

export function addSettled(all: readonly SettledTricks[]): SettledTricks {
  let [trick, of] = [0, 0];
  for (const each of all) {
    trick += each.trick;
    of += each.of;
  }
  return { trick, of };
}
