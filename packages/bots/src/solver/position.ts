import type { Seat, Seats } from '@overtrick/engine';
import type { Order, Tricks } from '@overtrick/engine/kit';
import { type Held, heldCards, type Open, type SolverStakes, tableKind } from './open.ts';
import { MOST_BOUND } from './table.ts';

/** A slot is a single card: its effective suit times SPAN, plus its place in it from low to high. */
export const SPAN = 32;
export const MOST_SUITS = 8;
export const MOST_SEATS = 16;
/** One less than the bits of a word, so that shifts and comparisons never meet the sign. */
const MOST_IN_SUIT = 31;
/** Cards of one worth are told apart from others by a bit. */
const MOST_POINTS = 31;
export const NONE = -1;

/**
 * The cards that are still out, compactly. A slot keeps its owner, so who has which cards is fully told
 * by the sets of slots that are left; cards that were played before this position have no slot.
 */
export class OpenPosition {
  players = 0;
  suits = 0;
  trump = 0;
  side: Seats = 0;
  trickWorth = 0;
  /**
   * The suit that may not be led yet, and its cards: it stays barred as long as all of them are still
   * there.
   */
  private barred = NONE;
  private barredCards = 0;
  /** Sets of slots: by seat and suit, and of all seats by suit. */
  readonly hands = new Int32Array(MOST_SEATS * MOST_SUITS);
  readonly left = new Int32Array(MOST_SUITS);
  /** By slot; cards of one suit and level are equal, and the first played wins. */
  readonly owner = new Int32Array(MOST_SUITS * SPAN);
  readonly level = new Int32Array(MOST_SUITS * SPAN);
  readonly points = new Int32Array(MOST_SUITS * SPAN);
  readonly kind = new Int32Array(MOST_SUITS * SPAN);
  /** Of its suit, by slot: the cards at its level or above, and those at its level or below. */
  readonly atLeast = new Int32Array(MOST_SUITS * SPAN);
  readonly atMost = new Int32Array(MOST_SUITS * SPAN);
  /** The trick on the table: who is to play, how many have, the suit led, the best card. */
  turn: Seat = 0;
  count = 0;
  led = NONE;
  best = NONE;
  taker: Seat = NONE;
  /** Card points on the table, and all that is still to be won, the trick on the table included. */
  stake = 0;
  rest = 0;
  /** Cards in the hand of the seat to play. */
  held = 0;

  load({ setup, cards, order, tricks }: Open, stakes: SolverStakes): void {
    this.players = setup.players;
    this.suits = order.trump + 1;
    if (this.suits > MOST_SUITS) throw new RangeError('too many suits');
    this.trump = order.trump;
    this.side = stakes.side;
    this.trickWorth = stakes.trick;
    this.hands.fill(0);
    this.left.fill(0);
    this.seat(heldCards(cards, this.players), order, tricks, stakes.points ?? []);
    this.barred = stakes.barred ?? NONE;
    this.barredCards = this.left[stakes.barred ?? 0];
    this.openTable(tricks, stakes.stake ?? 0);
  }

  /** The suit that may not be led now unless there is no other, or none. */
  get shut(): number {
    return this.barred >= 0 && this.left[this.barred] === this.barredCards ? this.barred : NONE;
  }

  /** Whether a seat belongs to the side that wants more. */
  wants(seat: Seat): boolean {
    return ((this.side >> seat) & 1) !== 0;
  }

  after(seat: Seat): Seat {
    return seat + 1 === this.players ? 0 : seat + 1;
  }

  /** Whether a card would now be the best of the trick. */
  beats(slot: number): boolean {
    const { best } = this;
    if (best < 0) return true;
    const suit = slot >> 5;
    if (suit !== best >> 5) return suit === this.trump;
    return this.level[slot] > this.level[best];
  }

  /** Every card gets its slot; one that is best on the table gets one too, but is in no hand. */
  private seat(
    held: readonly Held[],
    order: Order,
    tricks: Tricks,
    points: readonly number[],
  ): void {
    const onTable = tricks.count > 0 ? tableKind(order, tricks) : NONE;
    this.best = NONE;
    for (let suit = 0; suit < this.suits; suit++) {
      const mine = held.filter(({ kind }) => order.suitOf[kind] === suit);
      const table = order.suitOf[onTable] === suit ? [{ kind: onTable, owner: NONE }] : [];
      const all = [...table, ...mine].sort(
        (a, b) => order.power[a.kind] - order.power[b.kind] || a.owner - b.owner,
      );
      if (all.length > MOST_IN_SUIT) throw new RangeError('too many cards of one suit');
      all.forEach((card, i) => {
        this.place(suit * SPAN + i, card, points[card.kind] ?? 0, order.power[card.kind]);
      });
      this.findLevels(suit, all.length);
    }
  }

  private place(slot: number, { kind, owner }: Held, points: number, level: number): void {
    if (!(points >= 0 && points <= MOST_POINTS)) throw new RangeError('card points from 0 to 31');
    const bit = 1 << (slot & (SPAN - 1));
    const suit = slot >> 5;
    this.kind[slot] = kind;
    this.owner[slot] = owner;
    this.points[slot] = points;
    this.level[slot] = level;
    if (owner === NONE) this.best = slot;
    else {
      this.hands[owner * MOST_SUITS + suit] |= bit;
      this.left[suit] |= bit;
    }
  }

  private findLevels(suit: number, count: number): void {
    const { level } = this;
    const first = suit * SPAN;
    for (let slot = first; slot < first + count; slot++) {
      this.atLeast[slot] = 0;
      this.atMost[slot] = 0;
      for (let i = 0; i < count; i++) {
        if (level[first + i] >= level[slot]) this.atLeast[slot] |= 1 << i;
        if (level[first + i] <= level[slot]) this.atMost[slot] |= 1 << i;
      }
    }
  }

  private openTable(tricks: Tricks, stake: number): void {
    this.count = tricks.count;
    this.turn = (tricks.leader + tricks.count) % this.players;
    this.led = tricks.count > 0 ? tricks.led : NONE;
    this.taker = tricks.count > 0 ? tricks.best : NONE;
    this.stake = stake;
    this.held = 0;
    this.rest = stake;
    for (let suit = 0; suit < this.suits; suit++) {
      for (let slots = this.left[suit]; slots !== 0; slots &= slots - 1) {
        const slot = suit * SPAN + 31 - Math.clz32(slots & -slots);
        this.rest += this.points[slot];
        if (this.owner[slot] === this.turn) this.held++;
      }
    }
    this.rest += this.held * this.trickWorth;
    if (this.rest > MOST_BOUND) throw new RangeError('too much to be won');
  }
}

export function handAt(seat: Seat, suit: number): number {
  return seat * MOST_SUITS + suit;
}
