import {
  deriveSeed,
  type Move,
  type Refusal,
  type Result,
  type Seat,
  type View,
} from '@overtrick/engine';
import { answerFor } from './answer.ts';
import type { By, Command, Instead } from './log.ts';
import type { Stop, Task } from './mind.ts';
import type { Ports } from './ports.ts';
import { levelIn } from './sitters.ts';
import type { Table } from './table.ts';

/** How long the house waits when a store, or even its quick bot, has failed, in milliseconds. */
const PAUSE = 1000;

/** Asks the host for something in the name of the house. */
export type Submit = (
  key: string,
  command: Command,
  turn: number,
  by?: By,
) => Promise<Result<number, Refusal>>;

/** Why a bot is asked: it is its seat, or the time of whoever has it has run out. */
interface Cause {
  readonly key: string;
  readonly level: string;
  readonly instead?: Instead;
}

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
    this.rest();
  }

  /** Nobody thinks any more, until the house is to drive again. */
  rest(): void {
    this.thinking?.stop.abort();
    this.thinking = undefined;
  }

  /** Shuffles for the next deal, and lets the next bot think; nobody thinks about what is over. */
  drive(): void {
    const { table } = this;
    if (this.thinking?.turn === table.turn || this.isStopped) return;
    this.rest();
    if (table.paused || table.closed || this.ports.keeps?.() === false) return;
    if (isToShuffle(table)) this.shuffle();
    const seat = this.nextBot;
    const level = seat === undefined ? undefined : levelIn(table.sitters[seat]);
    if (seat !== undefined && level !== undefined) {
      this.ask(seat, { key: `bot/${table.turn}`, level });
    }
  }

  /** The seat of a bot that is to act. */
  private get nextBot(): Seat | undefined {
    const { acting, sitters } = this.table;
    return acting.find((seat) => levelIn(sitters[seat]) !== undefined);
  }

  /** Whether everybody waits for the house. */
  get isNeeded(): boolean {
    const { paused, closed } = this.table;
    return !paused && !closed && this.nextBot !== undefined;
  }

  /** Lets a bot make one move for somebody whose time has run out. */
  hurry(seat: Seat): void {
    const { turn, agreement } = this.table;
    if (this.thinking?.turn === turn || !agreement) return;
    this.rest();
    const key = `timeout/${turn}/${seat}`;
    this.ask(seat, { key, level: agreement.standIn, instead: 'time' });
  }

  private shuffle(): void {
    const { turn } = this.table;
    const shuffled = this.submit(`shuffle/${turn}`, { type: 'shuffle' }, turn);
    shuffled.catch(() => this.tryAgain(turn));
  }

  private ask(seat: Seat, { key, level, instead: cause }: Cause): void {
    const { turn } = this.table;
    const view: View | undefined = this.table.view(seat);
    if (!view) return;
    const stop = new AbortController();
    this.thinking = { turn, stop };
    const play = async (move: Move, why: Instead | undefined) => {
      if (stop.signal.aborted) return undefined;
      const instead = cause ?? why;
      const command = { type: 'play' as const, move, ...(instead && { instead }) };
      const played = await this.submit(key, command, turn);
      // While the move waited for its place, what it answers may have been taken back.
      return played.ok || stop.signal.aborted ? undefined : played.error;
    };
    const task = this.taskOf(seat, stop.signal);
    const done = () => {
      // What was refused may be asked for again.
      if (this.thinking?.stop === stop) this.thinking = undefined;
    };
    answerFor(this.ports, level, view, task, play).then(done, () => this.tryAgain(turn));
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
    const seed = taskSeed(table, seat, ports.dealsBefore);
    return { seed, budget: ports.budget, stop };
  }
}

/** What a bot takes chance from for the decision that it has now. */
export function taskSeed(table: Table, seat: Seat, before = 0): string {
  const own = deriveSeed(table.opening.secret, `bot/${seat}`);
  return deriveSeed(own, `${before + table.deal}/${table.movesOf(table.deal)}`);
}

/** Before the first deal, and between two. */
function isToShuffle({ shuffled, current, dealOver, over }: Table): boolean {
  return !shuffled && (!current || dealOver) && !over;
}
