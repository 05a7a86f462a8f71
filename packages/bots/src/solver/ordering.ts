import type { Seat } from '@overtrick/engine';
import { type Position, SPAN } from './position.ts';

const SLOTS = 16 * SPAN;
const MOST_HISTORY = 1 << 12;

/** Which of its cards a seat should try first, so that the rest need not be tried. */
export class Ordering {
  private readonly position: Position;
  private readonly ratings = new Int32Array(4096);
  /** By slot, when it was led and when it was played to a trick. */
  private readonly history = new Int32Array(2 * SLOTS);

  constructor(position: Position) {
    this.position = position;
  }

  reset(): void {
    this.history.fill(0);
  }

  /** Remembers a card that settled a position. */
  praise(_seat: Seat, slot: number, held: number): void {
    const at = slot + (this.position.led < 0 ? SLOTS : 0);
    this.history[at] += held * held;
    if (this.history[at] > MOST_HISTORY) this.age();
  }

  private age(): void {
    for (let i = 0; i < this.history.length; i++) this.history[i] >>= 1;
  }

  rate(seat: Seat, moves: Int32Array, from: number, end: number): void {
    const { ratings } = this;
    const leads = this.position.led < 0;
    for (let at = from; at < end; at++) {
      ratings[at] = leads ? this.rateLead(moves[at]) : this.rateFollow(seat, moves[at]);
    }
  }

  private rateLead(slot: number): number {
    const { left, atLeast, trump } = this.position;
    const suit = slot >> 5;
    const above = left[suit] & atLeast[slot] & ~(1 << (slot & 31));
    return this.history[SLOTS + slot] + (above === 0 ? 500 : 0) + (suit === trump ? 0 : 100);
  }

  private rateFollow(seat: Seat, slot: number): number {
    const { position, history } = this;
    const { level, trump, taker, count, players } = position;
    const ally = position.wants(seat) === position.wants(taker);
    const isTrump = slot >> 5 === trump;
    const cheap = -4 * level[slot] - (isTrump ? 200 : 0);
    if (!position.beats(slot)) return history[slot] + cheap;
    if (ally) return history[slot] + cheap - 100;
    return history[slot] + 1000 + (count === players - 1 ? cheap : level[slot] * 4);
  }

  /** Brings the best rated of the remaining cards to this place. */
  bringBest(moves: Int32Array, at: number, end: number): void {
    const { ratings } = this;
    let best = at;
    for (let i = at + 1; i < end; i++) if (ratings[i] > ratings[best]) best = i;
    if (best === at) return;
    const slot = moves[best];
    moves[best] = moves[at];
    moves[at] = slot;
    ratings[best] = ratings[at];
  }
}
