/** A match as ratings see it: who had how many points after how many deals, and when it was over. */
export interface MatchResult {
  readonly id: string;
  readonly at: number;
  readonly game: string;
  readonly deals: number;
  /** By seat. The player is null where nobody played enough to answer for it. */
  readonly seats: readonly { readonly player: string | null; readonly total: number }[];
}

const BOT = 'bot/';

/** A bot as a player: by its level and the version of the program. */
export function botPlayer(level: string, version: string): string {
  return `${BOT}${level}/${version}`;
}

/** The level and the version of a bot; undefined for anybody else. */
export function botOf(player: string): { level: string; version: string } | undefined {
  if (!player.startsWith(BOT)) return undefined;
  const [level, version] = player.slice(BOT.length).split('/');
  return { level, version };
}

/** The order in which matches are rated: by when they were over, then by id. */
export function isBefore(a: Finish, b: Finish): boolean {
  return a.at < b.at || (a.at === b.at && a.id < b.id);
}

type Finish = Pick<MatchResult, 'at' | 'id'>;

/** The same person in two seats plays against nobody, and a match without a deal was none. */
export function counts({ deals, seats }: MatchResult): boolean {
  const people = seats.flatMap(({ player }) => (player !== null && !botOf(player) ? [player] : []));
  return deals > 0 && seats.length > 1 && new Set(people).size === people.length;
}
