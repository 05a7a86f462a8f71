import type { Seat, Seats } from './game.ts';
import { zeros } from './lists.ts';

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
  runnersUp(apart: Seat): Seats {
    let most = 1;
    let seats = 0;
    for (let seat = 0; seat < this.shown.length; seat++) {
      const shown = this.shown[seat];
      if (seat === apart || shown < most) continue;
      seats = shown > most ? 1 << seat : seats | (1 << seat);
      most = shown;
    }
    return seats;
  }

  private passOn(): void {
    this.staged = 0;
    this.turn = this.turn + 1 === this.shown.length ? 0 : this.turn + 1;
  }
}
