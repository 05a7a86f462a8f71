import { type Match, type Seat, winners } from '@overtrick/engine';
import { WIN } from './bases.ts';
import type { CountSheet, Places } from './sheet.ts';
import { Slots } from './slots.ts';

/** A match that is over, or was given up. */
export interface MatchPlayed {
  readonly match: Match;
  readonly firstDealer: Seat;
  readonly moves: number;
  /** The totals after each deal. */
  readonly totals: readonly (readonly number[])[];
  /** By seat; empty where all are alike. */
  readonly bots: readonly string[];
  /** The one that is among others which are all alike, if so. */
  readonly lone?: string | undefined;
}

/** Counts what matches tell, for one variant of a study. */
export class MatchCounter {
  readonly #places: Places;
  readonly #sheet: CountSheet;
  readonly #seats: Slots;
  readonly #bots: Slots;

  constructor(places: Places, sheet: CountSheet) {
    this.#places = places;
    this.#sheet = sheet;
    this.#seats = new Slots(places, 'seat/*/wins', 'place/*/wins');
    this.#bots = new Slots(places, 'bot/*/wins', 'bot/*/matches');
  }

  count(played: MatchPlayed): void {
    const { match, totals, moves } = played;
    this.#add('matches', 1);
    this.#add('match/deals', totals.length);
    this.#add('match/moves', moves);
    this.#add('match/undecided', match.over ? 0 : 1);
    this.#add('match/leads', leadChanges(totals));
    if (match.over) this.#countWin(played, winners(match));
  }

  #add(key: string, value: number): void {
    this.#sheet.add(this.#places.of(key), value);
  }

  #countWin({ match, totals, firstDealer, bots, lone }: MatchPlayed, won: readonly Seat[]): void {
    const players = match.totals.length;
    const [best, second] = [...match.totals].sort((a, b) => b - a);
    this.#add('match/margin', best - second);
    this.#add('match/decided', decidedAt(totals, won));
    this.#add('match/comeback', wasLast(totals, won) ? 1 : 0);
    this.#add('wins', WIN);
    for (let seat = 0; seat < players; seat++) {
      const share = won.includes(seat) ? WIN / won.length : 0;
      this.#sheet.add(this.#seats.of(seat)[0], share);
      this.#sheet.add(this.#seats.of((seat - firstDealer + players) % players)[1], share);
      if (bots.length === 0) continue;
      const [wins, matches] = this.#bots.of(bots[seat]);
      this.#sheet.add(wins, share);
      this.#sheet.add(matches, WIN);
      if (bots[seat] !== lone) continue;
      this.#add('skill/wins', share);
      this.#add('skill/matches', WIN);
    }
  }
}

/** The seat that is ahead of all others, if one is. */
function leaderOf(totals: readonly number[]): Seat | undefined {
  const most = Math.max(...totals);
  const seat = totals.indexOf(most);
  return totals.lastIndexOf(most) === seat ? seat : undefined;
}

function leadChanges(totals: readonly (readonly number[])[]): number {
  const leaders = totals.map(leaderOf).filter((leader) => leader !== undefined);
  return leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length;
}

/** The number of the deal, from 1, since which nobody else has been level or ahead of the winners. */
function decidedAt(totals: readonly (readonly number[])[], won: readonly Seat[]): number {
  const isAhead = (after: readonly number[]) => {
    const others = after.filter((_, seat) => !won.includes(seat));
    return Math.max(...others) < Math.min(...won.map((seat) => after[seat]));
  };
  let deal = totals.length;
  while (deal > 1 && isAhead(totals[deal - 2])) deal--;
  return deal;
}

function wasLast(totals: readonly (readonly number[])[], won: readonly Seat[]): boolean {
  const half = totals[Math.floor(totals.length / 2) - 1];
  return half !== undefined && won.some((seat) => half[seat] === Math.min(...half));
}
