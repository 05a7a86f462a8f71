import type { DealRecord, GameRecord, Seat } from '@overtrick/engine';
import { type Stand, stopsIn } from '@overtrick/table';
import {
  courseOf,
  type DealCourse,
  type Fortune,
  fortuneOf,
  type MoveVerdict,
  type StopOutlook,
} from '@overtrick/table/analysis';
import type { Looking } from './looking.ts';

/** One thing to ask the worker for. */
type Errand = () => Promise<void>;

/** The decisions of one seat in one deal, judged one after the other; then what the deal held for it on its way. */
export class Analysing {
  onChange = () => {};
  readonly verdicts = new Map<number, MoveVerdict>();
  /** By seat, what the cards held before the first call. */
  readonly starts = new Map<Seat, StopOutlook>();
  isRunning = false;
  readonly deal: DealRecord;
  readonly seat: Seat;
  private readonly looking: Looking;
  private readonly number: number;
  private readonly stops = new Map<number, StopOutlook>();
  private readonly errands: readonly Errand[];
  private readonly moves: readonly number[];
  private at = 0;

  constructor(looking: Looking, record: GameRecord, deal: number, seat: Seat) {
    this.looking = looking;
    this.number = deal;
    this.deal = record.deals[deal];
    this.seat = seat;
    const { moves } = this.deal;
    this.moves = [...moves.keys()].filter((move) => moves[move].seat === seat);
    const others = [...Array(record.players).keys()].filter((other) => other !== seat);
    this.errands = [
      ...this.moves.map((move) => () => this.judge(move)),
      () => this.refine(),
      ...(this.isOver ? stopsIn(this.deal).map((move) => () => this.foresee(move)) : []),
      ...(this.isOver ? others.map((other) => () => this.start(other)) : []),
    ];
  }

  get count(): number {
    return this.moves.length;
  }

  /** How many decisions have been looked at; where there was no choice, nothing is judged. */
  get done(): number {
    return Math.min(this.at, this.count);
  }

  get isDone(): boolean {
    return this.at === this.errands.length;
  }

  /** From the first card on, once all of it is known. */
  get course(): DealCourse | undefined {
    const known = [...this.stops.values()];
    return known.length === stopsIn(this.deal).length ? courseOf(this.deal, known) : undefined;
  }

  /** Luck and play, once both are known. */
  get fortune(): Fortune | undefined {
    const start = this.stops.get(0);
    const end = this.stops.get(this.deal.moves.length);
    if (!start || !end || this.at <= this.count) return undefined;
    return fortuneOf(
      [start, end],
      [...this.verdicts.values()].map(({ loss }) => loss),
    );
  }

  /** Goes on where it was stopped. */
  async run(): Promise<void> {
    this.isRunning = true;
    this.onChange();
    while (this.isRunning && !this.isDone) {
      await this.errands[this.at]().catch(() => {});
      this.at++;
      this.onChange();
    }
    this.stop();
  }

  stop(): void {
    this.isRunning = false;
    this.onChange();
  }

  private get isOver(): boolean {
    return this.deal.scores.length > 0;
  }

  /** Nobody waits for the first verdict: it comes at once, and is looked at closer after the others. */
  private async judge(move: number, isQuick = this.verdicts.size === 0): Promise<void> {
    const at: Stand = { deal: this.number, move };
    const verdict = await this.looking.client.ask({ kind: 'verdict', at, isQuick });
    if (verdict) this.verdicts.set(move, verdict);
  }

  private async refine(): Promise<void> {
    const [first] = this.verdicts.keys();
    if (first !== undefined) await this.judge(first, false);
  }

  private async foresee(move: number): Promise<void> {
    const at: Stand = { deal: this.number, move };
    const stop = await this.looking.client.ask({ kind: 'outlook', at, eyes: this.seat });
    this.stops.set(move, stop);
    if (move === 0) this.starts.set(this.seat, stop);
  }

  private async start(seat: Seat): Promise<void> {
    const at: Stand = { deal: this.number, move: 0 };
    this.starts.set(seat, await this.looking.client.ask({ kind: 'outlook', at, eyes: seat }));
  }
}
