import type { Io, Output } from './io.ts';

/** How a stream likes its text: how wide, and with colour or not. */
export class Style {
  readonly width: number;
  readonly #hasColour: boolean;

  constructor(stream: Output, { env }: Pick<Io, 'env'>) {
    // Lines longer than this are tiring to read, however wide the window is.
    this.width = Math.max(20, Math.min(stream.columns ?? 80, 100));
    this.#hasColour = stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  }

  bold(text: string): string {
    return this.#paint(1, 22, text);
  }

  dim(text: string): string {
    return this.#paint(2, 22, text);
  }

  green(text: string): string {
    return this.#paint(32, 39, text);
  }

  red(text: string): string {
    return this.#paint(31, 39, text);
  }

  mark(text: string): string {
    return this.#paint(7, 27, text);
  }

  #paint(on: number, off: number, text: string): string {
    return this.#hasColour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  }
}

/** Breaks text at blanks. The first line is not indented: it follows what stands before it. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    const isFirst = line.trim() === '';
    if (!isFirst && visible(line) + 1 + visible(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line].join('\n').slice(indent.length);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours start with an escape character
const COLOURS = /\u001b\[\d+m/g;

/** How many columns a text takes. */
export function visible(text: string): number {
  return [...text.replace(COLOURS, '')].length;
}

/** Columns that line up; those in `left` to the left, all others to the right. */
export function columns(rows: readonly (readonly string[])[], left: readonly number[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, visible(cell));
  }
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const blanks = ' '.repeat(widths[i] - visible(cell));
      return left.includes(i) ? cell + blanks : blanks + cell;
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

/** Columns with a title and a head; nothing if there are no rows. */
export function table(
  style: Style,
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: readonly number[],
): string {
  if (rows.length === 0) return '';
  const [first, ...rest] = columns([head, ...rows], left);
  return [style.bold(title), style.dim(first), ...rest].join('\n');
}

/** 1234567 as 1,234,567. */
export function whole(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}

export function percent(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
}

/** 1.24 million, 350 thousand. */
export function rough(n: number): string {
  if (n >= 1e6) return `${(n / 1e6).toFixed(2)} million`;
  return n >= 1e4 ? `${Math.round(n / 1e3)} thousand` : whole(n);
}

/** 0.4 s, 12 s, 3 min 20 s, 2 h 5 min. */
export function duration(ms: number): string {
  const s = ms / 1000;
  if (s < 10) return `${s.toFixed(1)} s`;
  if (s < 60) return `${Math.round(s)} s`;
  const minutes = Math.floor(s / 60);
  if (minutes < 60) return `${minutes} min ${Math.floor(s % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** "1 deal", "2 deals". */
export function count(n: number, noun: string): string {
  return `${whole(n)} ${noun}${n === 1 ? '' : 's'}`;
}
