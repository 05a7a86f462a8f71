import type { Seat } from '@overtrick/engine';

/** By seat, the entry since which it is waited for; and the last one that moved anything in the game. */
export class Waits {
  moved: number;
  private since: readonly (number | undefined)[] = [];

  constructor(seq: number) {
    this.moved = seq;
  }

  /** These seats are to act after an entry; those that were before wait no longer for it. */
  note(acting: readonly Seat[], seats: number, seq: number): void {
    const { since } = this;
    this.since = Array.from({ length: seats }, (_, seat) =>
      acting.includes(seat) ? (since[seat] ?? seq) : undefined,
    );
  }

  /** The entry since which a seat is waited for; 0 if it is not. */
  of(seat: Seat): number {
    return this.since[seat] ?? 0;
  }

  /** A seat has done what it was waited for. */
  end(seat: Seat, seq: number): void {
    this.moved = seq;
    this.since = this.since.map((each, at) => (at === seat ? undefined : each));
  }

  /** The game has moved on, or back: everybody who is to act has to look again. */
  renew(seq: number): void {
    this.moved = seq;
    this.since = [];
  }
}
