/** How much time people have, in milliseconds: for each decision, and once beyond that for the whole match. */
export interface Tempo {
  readonly turn: number;
  readonly bank: number;
}

/** What people at a table have agreed on besides the rules of the game. */
export interface Agreement {
  /** Whether it stands in the list of open tables, so that anybody may come; else it takes a link. */
  readonly listed: boolean;
  /** Whether people may look on who do not sit. */
  readonly watched: boolean;
  /** Null if nobody looks at the clock. */
  readonly pace: Tempo | null;
  /** The level of the bots that sit in for people who are away. */
  readonly standIn: string;
}

const HOUR = 3_600_000;

/** Whether people come and go between their turns, so that nobody misses them in the meantime. */
export function isSlow({ pace }: Agreement): boolean {
  return pace !== null && pace.turn >= HOUR;
}
