// What one deal is like in every game unless the game says otherwise.
import { around } from './cards.ts';
import { type TrickTable, winnerOf } from './tricks.ts';
import type { Carry, DealRecord, Move, Play, Table, TrickRecord } from './types.ts';

export abstract class Deal implements Play {
  protected readonly players: number;
  protected readonly everybody: number[];
  protected readonly deal: DealRecord;
  protected readonly dealer: number;
  protected readonly before: Carry;
  /** Set once cards are being played. */
  protected table: TrickTable | undefined;

  constructor(table: Table) {
    this.players = table.players;
    this.everybody = around(0, table.players);
    this.deal = table.deal;
    this.dealer = table.deal.dealer;
    this.before = table.carry;
  }

  abstract seats(): number[];
  abstract rule(): string;
  abstract check(move: Move): void;
  abstract apply(move: Move): void;
  abstract candidates(seat: number): Move[];
  abstract scores(): number[];
  abstract scoreRule(): string;
  abstract notes(): string[];

  maxCards(): number | undefined {
    return undefined;
  }

  singleTokens(): Record<string, string[]> | undefined {
    return undefined;
  }

  winning(): number | undefined {
    const { table } = this;
    return table && table.current.length > 0 ? winnerOf(table.current, table.order) : undefined;
  }

  tricks(): TrickRecord[] {
    return (this.table?.finished ?? []).map(({ leader, winner }) => ({ leader, winner }));
  }

  carry(): Carry {
    return this.before;
  }

  /** K1. */
  nextDealer(): number {
    return (this.dealer + 1) % this.players;
  }
}
