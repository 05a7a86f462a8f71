import { createHash } from 'node:crypto';
import type { Entry } from '../log.ts';
import { isEntry } from '../store.ts';

/** What the first line of a log says. */
export const LOG_FORMAT = 'overtrick-log/1';
export const HEAD: string = `${JSON.stringify({ format: LOG_FORMAT })}\n`;

/** A log in a file, as far as it is whole. */
export interface Written {
  readonly entries: readonly Entry[];
  /** Of each entry: it covers all that is before it as well. */
  readonly sums: readonly string[];
  /** How many bytes that is. */
  readonly size: number;
  /** Whether a line was begun behind it and never ended, as when the machine stops. */
  readonly isTorn: boolean;
  /** Why nothing more of it can be trusted, if so. */
  readonly damage?: string;
}

export const NOTHING: Written = { entries: [], sums: [], size: 0, isTorn: false };

const NEWLINE = 10;
/** Enough to notice what a disk or an editor did; it keeps nobody out who wants in. */
const DIGITS = 16;

/** An entry as a line that can only follow these. */
export function lineOf(before: string | undefined, entry: Entry): string {
  return `${JSON.stringify({ sum: sumOf(before, entry), entry })}\n`;
}

/** A whole log. */
export function textOf(entries: readonly Entry[]): string {
  let text = HEAD;
  let sum: string | undefined;
  for (const entry of entries) {
    text += lineOf(sum, entry);
    sum = sumOf(sum, entry);
  }
  return text;
}

function sumOf(before = '', entry: Entry | undefined): string {
  const hash = createHash('sha256')
    .update(before)
    .update(JSON.stringify(entry ?? null));
  return hash.digest('hex').slice(0, DIGITS);
}

/** Reads on behind what is known of a log. */
export function readOn(known: Written, bytes: Uint8Array): Written {
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const lines = new TextDecoder().decode(bytes.subarray(0, end)).split('\n').slice(0, -1);
  const place = { size: known.size + end, isTorn: end < bytes.length };
  if (known.size === 0 && lines.length > 0 && `${lines.shift()}\n` !== HEAD) {
    return { ...NOTHING, ...place, damage: `it is not a log ("format": "${LOG_FORMAT}")` };
  }
  const entries = [...known.entries];
  const sums = [...known.sums];
  const damage = known.damage ?? addLines(entries, sums, lines);
  return { entries, sums, ...place, ...(damage !== undefined && { damage }) };
}

/** A line that came too late, after another of the same number, counts for nothing. */
function addLines(entries: Entry[], sums: string[], lines: readonly string[]): string | undefined {
  for (const line of lines) {
    // Two who begin the same log both write its head.
    if (`${line}\n` === HEAD) continue;
    const found = read(line);
    const seq = found?.entry.seq ?? 0;
    const isWhole = seq <= entries.length + 1 && found?.sum === sumOf(sums[seq - 2], found?.entry);
    if (!found || !isWhole) return `entry ${entries.length + 1} of the log is damaged`;
    if (seq <= entries.length) continue;
    entries.push(found.entry);
    sums.push(found.sum);
  }
  return undefined;
}

function read(line: string): { sum: string; entry: Entry } | undefined {
  try {
    const { sum, entry } = Object(JSON.parse(line));
    return typeof sum === 'string' && isEntry(entry) ? { sum, entry } : undefined;
  } catch {
    return undefined;
  }
}
