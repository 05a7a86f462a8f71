import { type ChildProcess, spawn } from 'node:child_process';
import { no, ok, quote, type Result } from '@overtrick/engine';
import { end, note } from './processes.ts';

/** How a program is started. */
export interface Launch {
  readonly command: string;
  /** Without arguments the command is a line for the shell. */
  readonly args?: readonly string[];
  /** Where its standard error goes: to ours, to an open file, or nowhere. */
  readonly errors: 'inherit' | 'ignore' | number;
}

/** An answer in one line, or why there is none. */
export type ChildAnswer = Result<string, string>;

/** No answer is longer. */
const LONGEST = 1_000_000;
/** How long a program may take to go once it is told to, before it is ended. */
const GRACE_MS = 500;

/** A process that is sent lines, and answers each with a line. */
export class Child {
  readonly #process: ChildProcess;
  readonly #gone: Promise<void>;
  #text = '';
  #waiting: ((heard: ChildAnswer) => void) | undefined;
  /** What it has said unasked, or how it has ended. */
  #fault: string | undefined;

  constructor({ command, args, errors }: Launch) {
    const stdio = ['pipe', 'pipe', errors] as const;
    const options = { stdio: [...stdio], detached: true, shell: args === undefined };
    const child = spawn(command, args ?? [], options);
    this.#process = child;
    const { pid } = child;
    if (pid !== undefined) note({ pid, runs: true });
    child.stdin?.on('error', () => {});
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#gone = new Promise((resolve) => {
      child.on('error', ({ message }) => this.#stop(`it cannot be started: ${message}`));
      child.on('close', (code, signal) => {
        this.#stop(ending(code, signal));
        if (pid !== undefined) note({ pid, runs: false });
        resolve();
      });
      if (pid === undefined) resolve();
    });
  }

  /** Sends a line and waits for one, but not for ever: whoever is late is ended. */
  ask(line: string, ms: number): Promise<ChildAnswer> {
    if (this.#fault !== undefined) return Promise.resolve(no(this.#fault));
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#break(`it has not answered within ${ms} ms`), ms);
      this.#waiting = (heard) => {
        clearTimeout(late);
        resolve(heard);
      };
      this.#process.stdin?.write(`${line}\n`);
    });
  }

  /** Tells it to go by the end of its input, and sees to it that it does. */
  async close(): Promise<void> {
    this.#stop('it was told to go');
    this.#process.stdin?.end();
    const slow = setTimeout(() => this.#kill(), GRACE_MS);
    await this.#gone;
    clearTimeout(slow);
    // What it has started may still be there.
    this.#kill();
  }

  /** Ends it at once, as nothing good is to be expected of it. */
  async discard(): Promise<void> {
    this.#break('it was ended');
    await this.#gone;
  }

  #read(text: string): void {
    this.#text += text;
    const lines = this.#text.split('\n');
    this.#text = lines.pop() ?? '';
    for (const line of lines) this.#hear(line);
    if (this.#text.length > LONGEST) {
      this.#text = '';
      this.#break(`it has written more than ${LONGEST} characters without the end of a line`);
    }
  }

  #hear(line: string): void {
    if (!this.#waiting) this.#fault ??= `it said ${quote(line)} without being asked`;
    this.#settle(ok(line));
  }

  #break(why: string): void {
    this.#stop(why);
    this.#kill();
  }

  #stop(why: string): void {
    this.#fault ??= why;
    this.#settle(no(this.#fault));
  }

  #settle(heard: ChildAnswer): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(heard);
  }

  #kill(): void {
    if (this.#process.pid !== undefined) end(this.#process.pid);
    // Whatever got away from it may hold its output open.
    this.#process.stdout?.destroy();
  }
}

function ending(code: number | null, signal: string | null): string {
  return signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`;
}
