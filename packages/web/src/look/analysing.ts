import type { GameRecord, Seat } from '@overtrick/engine';
import type { MoveVerdict } from '@overtrick/table/analysis';
import type { Looking } from './looking.ts';

/** The decisions of one seat in one deal, judged one after the other. */
export class Analysing {
  onChange = () => {};
  readonly verdicts = new Map<number, MoveVerdict>();
  isRunning = false;
  private readonly looking: Looking;
  private readonly deal: number;
  private readonly moves: readonly number[];
  /** How many of them have been looked at; where there was no choice, nothing is judged. */
  done = 0;

  constructor(looking: Looking, record: GameRecord, deal: number, seat: Seat) {
    this.looking = looking;
    this.deal = deal;
    const { moves } = record.deals[deal];
    this.moves = [...moves.keys()].filter((move) => moves[move].seat === seat);
  }

  get count(): number {
    return this.moves.length;
  }

  /** Goes on where it was stopped. */
  async run(): Promise<void> {
    this.isRunning = true;
    this.onChange();
    while (this.isRunning && this.done < this.count) {
      const move = this.moves[this.done];
      const at = { deal: this.deal, move };
      const verdict = await this.looking.client.ask({ kind: 'verdict', at }).catch(() => null);
      this.done++;
      if (verdict) this.verdicts.set(move, verdict);
      this.onChange();
    }
    this.stop();
  }

  stop(): void {
    this.isRunning = false;
    this.onChange();
  }
}
