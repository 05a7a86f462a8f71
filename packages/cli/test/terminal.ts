// Runs the command in this process, with streams that tests can read.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Io, Output } from '../src/io.ts';
import { main } from '../src/main.ts';

interface Look {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly env?: Record<string, string>;
  readonly input?: string;
  /** Presses Ctrl-C as soon as standard error has said something. */
  readonly interrupt?: boolean;
}

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function overtrick(argv: readonly string[], look: Look = {}): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  let stop = () => {};
  const io: Io = {
    out: output(look, (text) => out.push(text)),
    err: output(look, (text) => {
      err.push(text);
      if (look.interrupt) stop();
    }),
    input: Readable.from([Buffer.from(look.input ?? '')]),
    env: look.env ?? {},
    onInterrupt(press) {
      stop = press;
      return () => {
        stop = () => {};
      };
    },
  };
  const code = await main(argv, io);
  return { code, out: out.join(''), err: err.join('') };
}

function output({ isTTY = false, columns }: Look, keep: (text: string) => void): Output {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      keep(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { isTTY, ...(columns !== undefined && { columns }) });
}

/** A folder of its own, gone with the machine's temporary files. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'overtrick-'));
}

export function fileWith(text: string, name = 'games.jsonl'): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}
