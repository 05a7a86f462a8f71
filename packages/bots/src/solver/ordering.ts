import type { Seat } from '@overtrick/engine';
import { beatable } from './beatable.ts';
import { MOST_SUITS, type OpenPosition, SPAN } from './position.ts';

const SLOTS = MOST_SUITS * SPAN;
const MOST_PRAISE = 1 << 12;

/** How much speaks for a card; found by trial on random deals, and not sensitive. */
const LEAD = { cash: 250, points: 20, height: 4, ownTop: -25, allyTop: 200 };
const FOLLOW = { sureWin: 2500, win: 25, trump: -1200, height: -14, points: 100, overtake: -50 };
/** Of a card's power, what is left inside its tier. */
const RANK = 15;

/** Which of its cards a seat should try first, so that the rest need not be tried. */
export class Ordering {
  private readonly position: OpenPosition;
  private readonly ratings: Int32Array;
  /** How often a card settled matters, by the suit led and slot; the first row is for leads. */
  private readonly praised = new Int32Array((MOST_SUITS + 1) * SLOTS);

  /** `room` is the length of the lists of moves that will be rated. */
  constructor(position: OpenPosition, room: number) {
    this.position = position;
    this.ratings = new Int32Array(room);
  }

  reset(): void {
    this.praised.fill(0);
  }

  /** Remembers a card that settled a position. */
  praise(slot: number): void {
    const { held } = this.position;
    const at = this.rowOf() + slot;
    this.praised[at] += held * held;
    if (this.praised[at] <= MOST_PRAISE) return;
    for (let i = 0; i < this.praised.length; i++) this.praised[i] >>= 1;
  }

  rate(seat: Seat, moves: Int32Array, from: number, end: number): void {
    const { position, ratings, praised } = this;
    const row = this.rowOf();
    const leads = position.led < 0;
    const won = !leads && this.isWon(seat);
    for (let at = from; at < end; at++) {
      const slot = moves[at];
      ratings[at] =
        praised[row + slot] +
        (leads ? this.rateLead(seat, slot) : this.rateFollow(seat, slot, won));
    }
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

  private rowOf(): number {
    return (this.position.led + 1) * SLOTS;
  }

  /** Whether an ally has the trick and no opponent can still take it. */
  private isWon(seat: Seat): boolean {
    const { position } = this;
    const { taker, best, led } = position;
    return position.wants(taker) === position.wants(seat) && !beatable(position, seat, best, led);
  }

  /** Cash what nobody beats; otherwise play low, best to an ally's top card. */
  private rateLead(seat: Seat, slot: number): number {
    const { position } = this;
    const { left, level, points, owner } = position;
    const suit = slot >> 5;
    if (!beatable(position, seat, slot, suit)) return LEAD.cash + LEAD.points * points[slot];
    const low = -LEAD.points * points[slot] - LEAD.height * (level[slot] & RANK);
    const top = owner[suit * SPAN + 31 - Math.clz32(left[suit])];
    if (top === seat) return low + LEAD.ownTop;
    return position.wants(top) === position.wants(seat) ? low + LEAD.allyTop : low;
  }

  /** Take the trick for sure and cheaply; otherwise play low, with points for an ally's trick. */
  private rateFollow(seat: Seat, slot: number, won: boolean): number {
    const { position } = this;
    const { level, trump, taker, points, led } = position;
    const cost = FOLLOW.height * (level[slot] & RANK) + (slot >> 5 === trump ? FOLLOW.trump : 0);
    const wins = position.beats(slot);
    if (won) return cost + FOLLOW.points * points[slot] + (wins ? FOLLOW.overtake : 0);
    if (wins) return cost + (beatable(position, seat, slot, led) ? FOLLOW.win : FOLLOW.sureWin);
    const ally = position.wants(taker) === position.wants(seat);
    return cost - (ally ? 0 : FOLLOW.points * points[slot]);
  }
}
