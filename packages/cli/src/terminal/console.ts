import { createInterface, type Interface } from 'node:readline';
import type { Size } from './screen.ts';

type KeyInput = NodeJS.ReadableStream & {
  readonly isTTY?: boolean;
  /** On a terminal: whether keys come one by one. */
  setRawMode?(isRaw: boolean): unknown;
};
type ScreenOutput = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** What the process gives a session to talk with. */
export interface Streams {
  readonly input: KeyInput;
  readonly out: ScreenOutput;
  readonly err: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const ENTER = '\x1b[?1049h\x1b[H\x1b[2J';
const LEAVE = '\x1b[?1049l';
const PROMPT = '> ';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal whose whole screen is drawn anew, or plain lines in and out where there is none. */
export class Console {
  /** Ended by Ctrl-C or a signal rather than by a word or the end of input. */
  interrupted = false;
  /** Called when all must be drawn again: the size has changed, or the person has come back. */
  onRedraw: () => void = () => {};
  readonly isScreen: boolean;
  readonly colour: boolean;
  private readonly input: KeyInput;
  private readonly output: ScreenOutput;
  private readonly stop: () => void;
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private giveUp = () => {};
  private readonly interruption = new Promise<void>((resolve) => {
    this.giveUp = resolve;
  });
  private waiting: ((line: string | undefined) => void) | undefined;
  /** No more lines will come; and the terminal has been given back. */
  private closed = false;
  private left = false;

  /** `stop` is what Ctrl-Z does once the terminal has been given back. */
  constructor({ input, out: output, env }: Streams, stop = stopJob) {
    const able = output.isTTY === true && env.TERM !== 'dumb';
    this.input = input;
    this.output = output;
    this.stop = stop;
    this.isScreen = able && input.isTTY === true;
    this.colour = able && !env.NO_COLOR;
    this.reader = createInterface({ input, output, terminal: this.isScreen, prompt: PROMPT });
    this.reader.on('line', (line) => this.hear(line));
    this.reader.on('close', () => this.hear(undefined));
    this.reader.on('SIGINT', this.interrupt);
    for (const signal of SIGNALS) process.on(signal, this.interrupt);
    output.on('error', this.fail);
    if (!this.isScreen) return;
    output.write(ENTER);
    process.on('exit', this.leave);
    output.on('resize', this.redraw);
    this.reader.on('SIGTSTP', this.suspend);
    process.on('SIGCONT', this.comeBack);
  }

  get size(): Size {
    // A terminal that does not know its size says 0.
    return { columns: this.output.columns || 80, rows: this.output.rows || 24 };
  }

  print(lines: readonly string[]): void {
    this.output.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Draws over what was there, so that nothing flickers; the cursor waits on the line below. */
  draw(lines: readonly string[]): void {
    this.output.write(`\x1b[H${lines.map((line) => `${line}\x1b[K\r\n`).join('')}\x1b[J`);
  }

  /** The next line that was typed, or undefined when there will be none. */
  ask(): Promise<string | undefined> {
    const line = this.lines.shift();
    if (line !== undefined || this.closed) return Promise.resolve(line);
    if (this.isScreen) this.reader.prompt(true);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  /**
   * The next key by its name ("right", "q"), or undefined when there will be none; without a screen, what was typed in a line, and
   * an empty one is Enter.
   */
  async key(): Promise<string | undefined> {
    if (!this.isScreen) {
      const line = await this.ask();
      return line === undefined ? undefined : line.trim() || 'return';
    }
    if (this.closed) return undefined;
    return new Promise((resolve) => {
      this.waiting = (line) => line === undefined && resolve(undefined);
      this.input.once('keypress', (text: string | undefined, { name }: { name?: string }) => {
        // The line that the reader made of it is nobody's.
        this.reader.write(null, { ctrl: true, name: 'u' });
        this.lines.length = 0;
        resolve(name ?? text ?? '');
      });
    });
  }

  /** Lets signals and keys in between two moves. */
  breathe(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  /** What is waited for, or undefined if the person does not wait for it. */
  unlessInterrupted<T>(answer: Promise<T>): Promise<T | undefined> {
    return Promise.race([answer, this.interruption.then(() => undefined)]);
  }

  close(): void {
    if (this.left) return;
    this.left = true;
    for (const signal of SIGNALS) process.off(signal, this.interrupt);
    this.reader.close();
    if (!this.isScreen) return;
    this.output.off('resize', this.redraw);
    process.off('SIGCONT', this.comeBack);
    process.off('exit', this.leave);
    this.leave();
  }

  private hear(line: string | undefined): void {
    if (line === undefined) this.closed = true;
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) waiting(line);
    else if (line !== undefined) this.lines.push(line);
  }

  private readonly interrupt = () => {
    this.interrupted = true;
    this.giveUp();
    this.lines.length = 0;
    this.reader.close();
  };

  /** Nobody reads on (`| head`): that is the end, and no failure. */
  private readonly fail = () => this.reader.close();

  private readonly leave = () => this.output.write(LEAVE);

  private readonly redraw = () => {
    this.onRedraw();
    this.reader.prompt(true);
  };

  /** Ctrl-Z: gives the terminal back to the shell and waits to be continued. */
  private readonly suspend = () => {
    this.input.setRawMode?.(false);
    this.leave();
    this.stop();
    // Where no shell could continue the job, the system does not stop it: then it just goes on.
    setTimeout(this.comeBack, 100);
  };

  /** Whoever had the terminal meanwhile may have changed it, so it is taken anew. */
  private readonly comeBack = () => {
    if (this.left || this.closed) return;
    this.input.setRawMode?.(false);
    this.input.setRawMode?.(true);
    this.output.write(ENTER);
    this.redraw();
  };
}

/** All of the job, as the terminal itself would: npm and its shell have to stop as well. */
function stopJob(): void {
  process.kill(0, 'SIGTSTP');
}
