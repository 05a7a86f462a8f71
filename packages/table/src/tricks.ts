import { type CardPlay, isPlay, type Seat, type View } from '@overtrick/engine';

/** A finished trick: who played what, in order, and who has it. */
export interface TakenTrick {
  readonly plays: readonly CardPlay[];
  readonly winner: Seat;
  readonly token?: string;
}

/** The finished tricks of this deal. All tricks of one deal have as many cards. */
export function takenTricks({ history, table, tricks }: View): TakenTrick[] {
  const plays = history.filter(isPlay);
  const size = (plays.length - table.length) / Math.max(1, tricks.length);
  return tricks.map(({ winner, token }, index) => ({
    plays: plays.slice(index * size, (index + 1) * size),
    winner,
    ...(token === undefined ? {} : { token }),
  }));
}

/**
 * What each seat had before a finished trick, as far as these eyes may know: their own cards, and
 * everybody's once the deal is over. Undefined for hands that are hidden.
 */
export function handsBefore(view: View, trick: number): (readonly string[] | undefined)[] {
  const { hand, displays, eyes, acting, table, setup } = view;
  const later = [
    ...takenTricks(view)
      .slice(trick)
      .flatMap(({ plays }) => plays),
    ...table,
  ];
  const isOver = acting.length === 0;
  return Array.from({ length: setup.players }, (_, seat) => {
    if (seat !== eyes && !isOver) return undefined;
    const played = later.filter((play) => play.seat === seat).map(({ card }) => card);
    return seat === eyes ? [...hand, ...displays[eyes], ...played] : played;
  });
}
