import type { Move, Seat, View } from '@overtrick/engine';

/** A finished trick: who played what, in order, and who has it. */
export interface TakenTrick {
  readonly plays: readonly Move[];
  readonly winner: Seat;
  readonly token?: string;
}

/** The finished tricks of this deal. All tricks of one deal have as many cards. */
export function takenTricks({ history, table, tricks }: View): TakenTrick[] {
  const plays = history.filter(({ type }) => type === 'play');
  const size = (plays.length - table.length) / Math.max(1, tricks.length);
  return tricks.map(({ winner, token }, index) => ({
    plays: plays.slice(index * size, (index + 1) * size),
    winner,
    ...(token === undefined ? {} : { token }),
  }));
}
