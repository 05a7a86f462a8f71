import { createInterface, type Interface } from 'node:readline';
import type { Size } from './screen.ts';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** What the process gives a session to talk with. */
export interface Streams {
  readonly input: Input;
  readonly out: Output;
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
  /** Called when the size of the screen has changed. */
  onResize: () => void = () => {};
  readonly isScreen: boolean;
  readonly colour: boolean;
  private readonly output: Output;
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private waiting: ((line: string | undefined) => void) | undefined;
  /** No more lines will come; and the terminal has been given back. */
  private closed = false;
  private left = false;

  constructor({ input, out: output, env }: Streams) {
    const able = output.isTTY === true && env.TERM !== 'dumb';
    this.output = output;
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
    output.on('resize', this.resize);
  }

  get size(): Size {
    return { columns: this.output.columns ?? 80, rows: this.output.rows ?? 24 };
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

  /** Lets signals and keys in between two moves. */
  breathe(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  close(): void {
    if (this.left) return;
    this.left = true;
    for (const signal of SIGNALS) process.off(signal, this.interrupt);
    this.reader.close();
    if (!this.isScreen) return;
    this.output.off('resize', this.resize);
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
    this.lines.length = 0;
    this.reader.close();
  };

  /** Nobody reads on (`| head`): that is the end, and no failure. */
  private readonly fail = () => this.reader.close();

  private readonly leave = () => this.output.write(LEAVE);

  private readonly resize = () => {
    this.onResize();
    this.reader.prompt(true);
  };
}
