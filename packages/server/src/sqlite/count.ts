// How many writes were confirmed, in a file beside the database. It is not flushed, and so may be behind after the machine has
// stopped, but never ahead: a database that counts less has lost something that was called done.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

const DIGITS = 16;

function sumOf(count: string): string {
  return createHash('sha256').update(count).digest('hex').slice(0, DIGITS);
}

function pathOf(database: string): string {
  return `${database}-count`;
}

/** Undefined if nobody has counted, or what stands there is no count. */
export function readCount(database: string): number | undefined {
  try {
    const [count, sum] = readFileSync(pathOf(database), 'utf8').trim().split(' ');
    return sum === sumOf(count) ? Number(count) : undefined;
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
}

export class Count {
  private readonly file: number;

  constructor(database: string) {
    this.file = openSync(pathOf(database), 'w', 0o600);
  }

  write(count: number): void {
    // Always as long as before, so that it is written over in one piece.
    const digits = String(count).padStart(DIGITS, '0');
    writeSync(this.file, `${digits} ${sumOf(digits)}\n`, 0);
  }

  close(): void {
    closeSync(this.file);
  }
}
