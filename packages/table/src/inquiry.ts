import {
  type Choice,
  type Game,
  type GameRecord,
  isSeat,
  type Refusal,
  type Result,
  type Seat,
  type View,
} from '@overtrick/engine';
import { isSlow } from './agreement.ts';
import type { Halfway } from './halfway.ts';
import type { By } from './log.ts';
import { type Outline, outlineOf } from './outline.ts';
import { playersIn, withPredecessors } from './predecessors.ts';
import { refuse } from './seats.ts';
import type { DealSheet } from './sheet.ts';
import { belongsTo } from './sitters.ts';
import type { Table } from './table.ts';
import { eyesOf } from './watch.ts';

/** Which deal is on a table, from 0, how the totals are, and whether that was all; who plays, and every finished deal. */
export interface MatchStanding {
  readonly deal: number;
  readonly over: boolean;
  readonly totals: readonly number[];
  readonly names: readonly string[];
  readonly sheet: readonly DealSheet[];
}

/** What may be asked of a table without anything being changed by it. */
export class Inquiry {
  readonly game: Game;
  protected readonly table: Table;

  constructor(table: Table) {
    this.game = table.game;
    this.table = table;
  }

  /** The last entry that was taken in. */
  get seq(): number {
    return this.table.seq;
  }

  /** The seat that somebody has: the one they want if it is theirs, else any of theirs, else −1. */
  seatOf(by: By, wanted: Seat | null = null): Seat {
    return eyesOf(this.table, { eyes: wanted, by });
  }

  /** What is open to a seat that has made a move half. */
  halfway(seat: Seat, parts: readonly Choice[]): Result<Halfway, Refusal> {
    const isTaken = isSeat(seat) && this.table.sitters[seat]?.kind === 'person';
    if (!isTaken) return refuse('nobody-to-move');
    return this.table.halfway(seat, parts) ?? refuse('nothing-dealt');
  }

  /** What these eyes may know now; undefined before the first deal. */
  view(eyes: Seat): View | undefined {
    return this.table.view(eyes);
  }

  /** How the match stands, for whoever lists tables; no cards are told by it. */
  get standing(): MatchStanding {
    const { deal, over, match, names } = this.table;
    return { deal, over, totals: match?.totals ?? [], names, sheet: this.table.sheet() };
  }

  /** Whether the match was played to its end. */
  get isOver(): boolean {
    return this.table.over;
  }

  /** Whether somebody belongs to the table, in a seat or around it. */
  belongs(by: By): boolean {
    return this.table.company.has(by);
  }

  /** The seats of people, who are there or not. */
  get people(): readonly Seat[] {
    return this.table.humans;
  }

  /** Whether anybody else plays here than this person and bots. */
  hasOthers(by: By): boolean {
    return this.table.humans.some((seat) => !belongsTo(this.table.sitters[seat], by));
  }

  /** Whether it is played over days. */
  get isSlow(): boolean {
    const { agreement } = this.table;
    return agreement !== undefined && isSlow(agreement);
  }

  /** All that whoever keeps many tables needs to know of this one. */
  get outline(): Outline {
    return outlineOf(this.table);
  }

  /** The finished deals. */
  record(): GameRecord | undefined {
    const { names, predecessors } = this.table;
    const last = this.table.sheet().at(-1)?.deal ?? 0;
    // Who has left since the match was over has played in it.
    const players = playersIn(predecessors, names, last).map((all) => all.at(-1) ?? '');
    const record = this.table.record(players.includes('') ? [] : players);
    return record && withPredecessors(record, predecessors);
  }

  /** In which seat any of these people has played, by finished deal; null where in none. */
  seatsBy(people: readonly By[]): (Seat | null)[] {
    const seatIn = (deal: number) =>
      people.map((by) => this.table.seatIn(deal, by)).find((seat) => seat !== undefined);
    return this.table.sheet().map(({ deal }) => seatIn(deal) ?? null);
  }
}
