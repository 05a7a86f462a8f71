import { type Balance, PERSON, placeIn } from '../balance.ts';
import { balanceIn, type KeptLine, peopleIn } from '../kept.ts';

/** A match as history tells it. */
export interface PlayedMatch extends KeptLine {
  readonly balance: Balance;
  readonly place: number;
  /** First, perhaps with others. */
  readonly isWon: boolean;
}

/** Undefined if it is not over, nobody has counted yet how it went, or several played it and it is nobody's alone. */
export function playedMatch(line: KeptLine): PlayedMatch | undefined {
  if (peopleIn(line.summary).length > 0) return undefined;
  const balance = line.summary.over ? balanceIn(line.summary) : undefined;
  if (!balance) return undefined;
  const place = placeIn(balance);
  return { ...line, balance, place, isWon: place === 1 };
}

/** What many matches come to. */
export interface Figures {
  readonly played: number;
  readonly won: number;
  /** The mean place, and the mean of what was scored in a deal. */
  readonly place: number;
  readonly perDeal: number;
  readonly promised: number;
  readonly made: number;
}

/** Figures of no match at all are of no use: there is at least one. */
export function figuresOf(matches: readonly PlayedMatch[]): Figures {
  const sum = (of: (match: PlayedMatch) => number) =>
    matches.reduce((before, match) => before + of(match), 0);
  const deals = sum(({ balance }) => balance.deals);
  return {
    played: matches.length,
    won: sum(({ isWon }) => Number(isWon)),
    place: sum(({ place }) => place) / matches.length,
    perDeal: sum(({ balance }) => balance.totals[PERSON]) / Math.max(1, deals),
    promised: sum(({ balance }) => balance.promised),
    made: sum(({ balance }) => balance.made),
  };
}

/** By game, in the order in which they were played last. */
export function byGame<Line extends KeptLine>(
  lines: readonly Line[],
): (readonly [string, Line[]])[] {
  const games = new Map<string, Line[]>();
  for (const line of lines) {
    const { game } = line.summary;
    games.set(game, [...(games.get(game) ?? []), line]);
  }
  return [...games];
}
