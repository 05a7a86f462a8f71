import type { Seat } from '@overtrick/engine';
import type { Tempo } from './agreement.ts';

/** The clock of one seat: what is left in its bank, and since when it runs. */
export interface SeatClock {
  readonly left: number;
  /** Null while it stands still. */
  readonly since: number | null;
}

/** The clocks of a table, by the times that stand in its log. */
export class Timing {
  clocks: readonly SeatClock[] = [];
  private pace: Tempo = { turn: 0, bank: 0 };

  /** New clocks for so many seats, which all stand still. */
  set(pace: Tempo, seats: number): void {
    this.pace = pace;
    this.clocks = Array.from({ length: seats }, () => ({ left: pace.bank, since: null }));
  }

  /** A decision was made, or is not to be made any more: what went beyond its time is taken from the bank. */
  stop(seat: Seat, at: number): void {
    const { left, since } = this.clocks[seat] ?? {};
    if (left === undefined || since === null || since === undefined) return;
    // A clock that was set back in the meantime must not give time away.
    const over = Math.max(0, at - since - this.pace.turn);
    this.put(seat, { left: Math.max(0, left - over), since: null });
  }

  /** From now on the clocks of these seats run, and no others; those that ran already run on. */
  run(seats: readonly Seat[], at: number): void {
    for (const [seat, { left, since }] of this.clocks.entries()) {
      const isToRun = seats.includes(seat);
      if (isToRun && since === null) this.put(seat, { left, since: at });
      else if (!isToRun) this.stop(seat, at);
    }
  }

  /** So much of what has passed until now is charged to nobody. */
  forgive(lost: number, at: number): void {
    this.clocks = this.clocks.map(({ left, since }) => ({
      left,
      since: since === null ? null : Math.min(at, since + lost),
    }));
  }

  get isRunning(): boolean {
    return this.clocks.some(({ since }) => since !== null);
  }

  private put(seat: Seat, clock: SeatClock): void {
    this.clocks = this.clocks.map((each, i) => (i === seat ? clock : each));
  }

  /** When the time of a seat runs out; undefined while its clock stands still. */
  deadlineOf(seat: Seat): number | undefined {
    const { left, since } = this.clocks[seat] ?? {};
    if (left === undefined || since === null || since === undefined) return undefined;
    return since + this.pace.turn + left;
  }

  /** The seat whose time runs out first, and when. */
  get next(): { readonly seat: Seat; readonly at: number } | undefined {
    let found: { seat: Seat; at: number } | undefined;
    for (const seat of this.clocks.keys()) {
      const at = this.deadlineOf(seat);
      if (at !== undefined && at < (found?.at ?? Number.POSITIVE_INFINITY)) found = { seat, at };
    }
    return found;
  }
}
