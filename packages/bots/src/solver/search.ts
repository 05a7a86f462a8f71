import type { Seat } from '@overtrick/engine';
import { lastTaker } from './last.ts';
import { listMoves } from './moves.ts';
import type { Open, SolverStakes } from './open.ts';
import { Ordering } from './ordering.ts';
import { Patterns } from './pattern.ts';
import { handAt, MOST_SEATS, NONE, OpenPosition, SPAN } from './position.ts';
import type { Savings } from './savings.ts';
import { sureFor } from './sure.ts';
import { BoundTable } from './table.ts';

const MOST_MOVES = 32;
const MOST_PLIES = 128;

/** Answers whether the side gets so much from a position, all cards open and both sides playing best. */
export class BoundSearch {
  readonly position = new OpenPosition();
  readonly patterns = new Patterns();
  /** Cards tried so far, and how many may be. */
  nodes = 0;
  limit = Number.POSITIVE_INFINITY;
  private readonly savings: Savings;
  private readonly table: BoundTable;
  private readonly ordering: Ordering;
  private readonly moves = new Int32Array(MOST_MOVES * MOST_PLIES);
  private ply = 0;
  /** What is kept in the table holds for other deals too, but only for the same seats and stakes. */
  private salt = 0;
  private stakes: SolverStakes | undefined;
  private seats = 0;

  constructor(tableBits: number, savings: Savings) {
    this.savings = savings;
    this.table = new BoundTable(tableBits);
    this.ordering = new Ordering(this.position, this.moves.length);
  }

  load(state: Open, stakes: SolverStakes): void {
    this.position.load(state, stakes);
    this.patterns.reset();
    this.ordering.reset();
    this.table.nextEra();
    this.nodes = 0;
    if (!this.stakes || !sameStakes(stakes, this.stakes) || this.seats !== state.setup.players) {
      this.salt++;
    }
    this.stakes = stakes;
    this.seats = state.setup.players;
  }

  /** Forgets earlier findings, so that what is found from here on does not depend on them. */
  forget(): void {
    this.table.clear();
    this.salt = 0;
    this.stakes = undefined;
  }

  /** Whether the limit of nodes was reached; answers given then mean nothing. */
  get spent(): boolean {
    return this.nodes > this.limit;
  }

  /** Whether the side gets at least so much from here on, the trick on the table included. */
  reaches(need: number): boolean {
    const { position } = this;
    return position.count === 0 ? this.lead(position.turn, need) : this.play(position.turn, need);
  }

  /** Whether it does after this card. */
  reachesAfter(slot: number, need: number): boolean {
    return this.tryCard(this.position.turn, slot, need);
  }

  private lead(seat: Seat, need: number): boolean {
    const { position, savings } = this;
    if (need <= 0) return true;
    if (need > position.rest) return false;
    if (savings.last && position.held === 1) return position.wants(lastTaker(position, seat));
    if (savings.sure) {
      const theirs = sureFor(position, ~position.side, seat);
      if (theirs > position.rest - need) return false;
      if (sureFor(position, position.side, seat) >= need) return true;
    }
    if (!savings.table || position.held < 2) return this.play(seat, need);
    return this.lookUp(seat, need);
  }

  private lookUp(seat: Seat, need: number): boolean {
    const { position, table, patterns } = this;
    patterns.findAll(position, this.salt * MOST_SEATS + seat);
    const { low, high } = patterns;
    let least = 0;
    let most = position.rest;
    if (table.find(low, high)) {
      ({ least, most } = table);
      if (least >= need) return true;
      if (most < need) return false;
    }
    const answer = this.play(seat, need);
    if (this.spent) return false;
    if (answer) least = need;
    else most = need - 1;
    table.keep(low, high, least, most, position.held);
    return answer;
  }

  private play(seat: Seat, need: number): boolean {
    const { position, moves, savings, ordering } = this;
    const wish = position.wants(seat);
    const from = this.ply * MOST_MOVES;
    const end = listMoves(position, seat, savings.merge, moves, from);
    if (savings.order && end - from > 1) ordering.rate(seat, moves, from, end);
    for (let at = from; at < end; at++) {
      if (savings.order) ordering.bringBest(moves, at, end);
      const slot = moves[at];
      if (this.tryCard(seat, slot, need) === wish) {
        if (savings.order && end - from > 1) ordering.praise(slot);
        return wish;
      }
      if (this.spent) return false;
    }
    return !wish;
  }

  private tryCard(seat: Seat, slot: number, need: number): boolean {
    if (++this.nodes > this.limit) return false;
    const { position } = this;
    const { led, best, taker, hands, left, points } = position;
    const suit = slot >> 5;
    const bit = 1 << (slot & (SPAN - 1));
    this.ply++;
    hands[handAt(seat, suit)] ^= bit;
    left[suit] ^= bit;
    position.stake += points[slot];
    if (led < 0) position.led = suit;
    if (position.beats(slot)) {
      position.best = slot;
      position.taker = seat;
    }
    position.count++;
    const answer =
      position.count === position.players
        ? this.endTrick(need)
        : this.play(position.after(seat), need);
    position.count--;
    position.led = led;
    position.best = best;
    position.taker = taker;
    position.stake -= points[slot];
    left[suit] ^= bit;
    hands[handAt(seat, suit)] ^= bit;
    this.ply--;
    return answer;
  }

  private endTrick(need: number): boolean {
    const { position } = this;
    const { taker, stake, count } = position;
    const gain = stake + position.trickWorth;
    position.stake = 0;
    position.rest -= gain;
    position.count = 0;
    position.held--;
    position.led = NONE;
    position.best = NONE;
    const answer = this.lead(taker, position.wants(taker) ? need - gain : need);
    position.held++;
    position.count = count;
    position.rest += gain;
    position.stake = stake;
    return answer;
  }
}

/** A barred suit opens as soon as one of the cards that it had in this deal is gone. */
function sameStakes(a: SolverStakes, b: SolverStakes): boolean {
  if (a.barred !== undefined || b.barred !== undefined) return false;
  return a.side === b.side && a.trick === b.trick && a.points === b.points;
}
