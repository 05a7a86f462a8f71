import { zeros } from './cards.ts';
import type { Seat } from './game.ts';

/**
 * The card-showing auction: bids are cards laid face up, passes never take a player out, and it ends
 * when everybody in a row has passed. Who may show how many is the game's to say.
 */
export class Auction {
  turn: Seat;
  /** Cards shown by seat, and the most that anyone had shown before this turn. */
  readonly shown: number[];
  high = 0;
  /** Cards shown in the turn under way. */
  staged = 0;
  passes = 0;
  /** Who reached the highest number last; face up while nobody has equalled it. */
  crown: Seat = -1;
  crownUp = false;

  constructor(players: number, turn: Seat) {
    this.shown = zeros(players);
    this.turn = turn;
  }

  copy(): Auction {
    const copy = new Auction(this.shown.length, this.turn);
    for (let seat = 0; seat < this.shown.length; seat++) copy.shown[seat] = this.shown[seat];
    copy.high = this.high;
    copy.staged = this.staged;
    copy.passes = this.passes;
    copy.crown = this.crown;
    copy.crownUp = this.crownUp;
    return copy;
  }

  show(seat: Seat): void {
    this.shown[seat]++;
    this.staged++;
  }

  /** Ends a bid: the crown goes to whoever passes the highest number (up) or equals it (down). */
  bid(seat: Seat): void {
    const shown = this.shown[seat];
    if (shown >= this.high) {
      this.crown = seat;
      this.crownUp = shown > this.high;
      this.high = shown;
    }
    this.passes = 0;
    this.passOn();
  }

  pass(): void {
    this.passes++;
    this.passOn();
  }

  get over(): boolean {
    return this.passes === this.shown.length;
  }

  /** The seats that have shown this many. */
  at(count: number): Seat[] {
    return [...this.shown.keys()].filter((seat) => this.shown[seat] === count);
  }

  /** Those who have shown most, but for `apart`; nobody if no other has shown a card. */
  runnersUp(apart: Seat): Seat[] {
    let most = 0;
    for (let seat = 0; seat < this.shown.length; seat++) {
      if (seat !== apart && this.shown[seat] > most) most = this.shown[seat];
    }
    return most === 0 ? [] : this.at(most).filter((seat) => seat !== apart);
  }

  private passOn(): void {
    this.staged = 0;
    this.turn = this.turn + 1 === this.shown.length ? 0 : this.turn + 1;
  }
}

/**
 * Of seats with equally many cards, the one whose ranks, sorted from high to low, are higher at the
 * first difference; −1 if the best is shared. `depth` limits how many ranks count.
 */
export function highestRanks(
  seats: readonly Seat[],
  ranksOf: (seat: Seat) => readonly number[],
  depth = Number.POSITIVE_INFINITY,
): Seat {
  let best = -1;
  let bestRanks: readonly number[] = [];
  let shared = false;
  for (const seat of seats) {
    const ranks = [...ranksOf(seat)].sort((a, b) => b - a).slice(0, depth);
    const order = best < 0 ? 1 : compare(ranks, bestRanks);
    if (order > 0) {
      best = seat;
      bestRanks = ranks;
    }
    if (order >= 0) shared = order === 0;
  }
  return shared ? -1 : best;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, rank] of a.entries()) if (rank !== b[i]) return rank - b[i];
  return 0;
}
