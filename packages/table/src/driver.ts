import {
  deriveSeed,
  type Move,
  type Refusal,
  type Result,
  type Seat,
  type View,
} from '@overtrick/engine';
import { answerFor } from './answer.ts';
import type { Command, Instead } from './log.ts';
import type { Stop, Task } from './mind.ts';
import type { Ports } from './ports.ts';
import type { Table } from './table.ts';

/** How long the house waits when a store, or even its quick bot, has failed, in milliseconds. */
const PAUSE = 1000;

/** Asks the host for something in the name of the house. */
type Submit = (key: string, command: Command, turn: number) => Promise<Result<number, Refusal>>;

/** What the house does of itself at a table: it shuffles, and lets its bots think. */
export class Driver {
  private readonly table: Table;
  private readonly ports: Ports;
  private readonly submit: Submit;
  /** What a bot thinks about, and how it is told to stop. */
  private thinking: { readonly turn: number; readonly stop: AbortController } | undefined;
  private isStopped = false;

  constructor(table: Table, ports: Ports, submit: Submit) {
    this.table = table;
    this.ports = ports;
    this.submit = submit;
  }

  stop(): void {
    this.isStopped = true;
    this.thinking?.stop.abort();
  }

  /** Shuffles for the next deal, and lets the next bot think; nobody thinks about what is over. */
  drive(): void {
    const { table } = this;
    if (this.thinking?.turn === table.turn || this.isStopped) return;
    this.thinking?.stop.abort();
    this.thinking = undefined;
    if (table.paused) return;
    if (isToShuffle(table)) this.shuffle();
    const seat = table.acting.find((each) => table.sitters[each].kind === 'bot');
    const view = seat === undefined ? undefined : table.view(seat);
    if (seat !== undefined && view) this.ask(seat, view);
  }

  private shuffle(): void {
    const { turn } = this.table;
    const shuffled = this.submit(`shuffle/${turn}`, { type: 'shuffle' }, turn);
    shuffled.catch(() => this.tryAgain(turn));
  }

  private ask(seat: Seat, view: View): void {
    const { turn, sitters } = this.table;
    const stop = new AbortController();
    this.thinking = { turn, stop };
    const sitter = sitters[seat];
    const level = sitter.kind === 'bot' ? sitter.level : '';
    const play = async (move: Move, instead: Instead | undefined) => {
      if (stop.signal.aborted) return undefined;
      const command = { type: 'play' as const, move, ...(instead && { instead }) };
      const played = await this.submit(`bot/${turn}`, command, turn);
      // While the move waited for its place, what it answers may have been taken back.
      return played.ok || stop.signal.aborted ? undefined : played.error;
    };
    const task = this.taskOf(seat, stop.signal);
    answerFor(this.ports, level, view, task, play).catch(() => this.tryAgain(turn));
  }

  /** Something has failed, and been told; by the same key nothing can happen twice. */
  private tryAgain(turn: number): void {
    this.ports.clock.after(PAUSE, () => {
      if (turn !== this.table.turn) return;
      this.thinking = undefined;
      this.drive();
    });
  }

  /** Chance is new for every decision, so that a game that was undone or resumed goes on alike. */
  taskOf(seat: Seat, stop: Stop): Task {
    const { table, ports } = this;
    const own = deriveSeed(table.opening.secret, `bot/${seat}`);
    const decision = `${table.deal}/${table.movesOf(table.deal)}`;
    return { seed: deriveSeed(own, decision), budget: ports.budget, stop };
  }
}

/** Before the first deal, and between two. */
function isToShuffle({ shuffled, current, dealOver, over }: Table): boolean {
  return !shuffled && (!current || dealOver) && !over;
}
