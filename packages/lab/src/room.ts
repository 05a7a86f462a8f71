import type { Options } from '@overtrick/engine';

/** What the lab knows of one game besides its rules. */
export interface LabRoom {
  readonly game: string;
  /** Nothing else is ever counted, so nothing else can be asked after. */
  tells(players: number, options: Options): Tellable;
  /** What the lines of its score sheet are for, by their clause. */
  readonly clauses: Readonly<Record<string, string>>;
  /** By option, what bots do not see of it. What stands here was tried: `games/blind.test.ts`. */
  readonly blind: Readonly<Record<string, Blindness>>;
}

/** All that outcomes and score sheets of a game can say: see `Outcome` in the engine. */
export interface Tellable {
  readonly endings: readonly string[];
  readonly roles: readonly string[];
  readonly trumps: readonly string[];
  /** Whether naming a trump pays something that could break even. */
  readonly isPaid: boolean;
  readonly uses: readonly string[];
  /** Those of them that are no seat's doing. */
  readonly ofTable?: readonly string[];
  readonly bids: readonly [least: number, most: number];
}

/**
 * `nothing`: no decision goes by it. `cards`: calls go by it, cards are played as if it were as printed. `match`: each deal is
 * played for its own score. `habits`: it is played by, with habits fitted to the rule as printed. `seldom`: they hardly ever come
 * to what it is about. `moons`: in Hearts nobody stops a seat that takes everything.
 */
export type Blindspot = 'nothing' | 'cards' | 'match' | 'habits' | 'seldom' | 'moons';

export const SIGHTED = ['random', 'novice', 'club', 'master'] as const;
export type SightedLevel = (typeof SIGHTED)[number];

/** What each level is blind to in one rule; levels that are left out weigh it in all that they do. */
export type Blindness = Readonly<Partial<Record<SightedLevel, Blindspot>>>;

/** All of them alike. */
export function blindAll(spot: Blindspot): Blindness {
  return { novice: spot, club: spot, master: spot };
}

/** Novices, and those who try moves out; without the second these see it. */
export function blindIn(novice: Blindspot, searching?: Blindspot): Blindness {
  return searching ? { novice, club: searching, master: searching } : { novice };
}

/** Masters play for the match when it nears its end, others never do. */
export const BLIND_TO_THE_MATCH: Blindness = { novice: 'match', club: 'match' };
