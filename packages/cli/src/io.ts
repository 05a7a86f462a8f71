import type { FileHandle } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { fieldsOf, messageOf } from '@overtrick/engine';

/** Where a command writes: a terminal, a pipe or a file. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** All that a command knows of the world around it; tests bring their own. */
export interface Io {
  readonly out: Output;
  readonly err: Output;
  readonly input: Readable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls `stop` at Ctrl-C, or when the terminal is closed, until the answer is called. */
  onInterrupt(stop: () => void): () => void;
}

/** What a command that was stopped from outside ends with. */
export const INTERRUPTED = 130;

export const processIo: Io = {
  get out() {
    return process.stdout;
  },
  get err() {
    return process.stderr;
  },
  get input() {
    return process.stdin;
  },
  get env() {
    return process.env;
  },
  onInterrupt(stop) {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    let isStopping = false;
    const hear = () => {
      // Who cannot wait leaves at once, but not by the signal: programs of ours must be ended.
      if (isStopping) process.exit(INTERRUPTED);
      isStopping = true;
      stop();
    };
    for (const signal of signals) process.on(signal, hear);
    return () => {
      for (const signal of signals) process.off(signal, hear);
    };
  },
};

/** What people type to run the command: in a clone it is not on their path. */
export function commandIn(env: Io['env']): string {
  return env.OVERTRICK_COMMAND ?? 'overtrick';
}

/** Ends a command with a message for people. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was called wrongly. */
export function usage(message: string): Failure {
  return new Failure(message, 2);
}

/** What the system calls an error; undefined if it is none of the system's. */
export function codeOf(error: unknown): string | undefined {
  const { code } = fieldsOf(error);
  return typeof code === 'string' ? code : undefined;
}

/** Why the system would not do something, in words. */
export function reason(error: unknown): string {
  return WORDS[codeOf(error) ?? ''] ?? messageOf(error);
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would become too large',
  EPIPE: 'the reader has closed the pipe',
};

/** Writes bytes at a place in a file, however little the system takes at a time. */
export async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  }
}

/**
 * Waits until all that was written has gone out, or says why it could not. A reader that has gone
 * away (`| head`) has had enough: that is no failure. `failed` is what went wrong before.
 */
export async function drain(stream: Output, failed: () => unknown): Promise<void> {
  const last = await new Promise((resolve) => stream.write('', resolve));
  const error = failed() ?? last;
  if (error && codeOf(error) !== 'EPIPE') {
    throw new Failure(`cannot write: ${reason(error)}`);
  }
}
