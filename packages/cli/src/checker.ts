import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Fault, FORMAT } from '@overtrick/engine';
import { judge, type Verdict } from '@overtrick/lab';
import { SAVE_FORMAT, type SavedTable } from '@overtrick/table';
import { type Io, reason } from './io.ts';
import { type Line, LONGEST_LINE, readLines } from './lines.ts';
import { Progress } from './progress.ts';
import { count, Style, whole } from './style.ts';

/** Judges files of records, says what is wrong with them, and keeps count. */
export class Checker {
  readonly #io: Io;
  readonly #style: Style;
  readonly #progress: Progress;
  #games = 0;
  #deals = 0;
  #moves = 0;
  #faults = 0;
  #unfinished = 0;
  #follow = 0;
  #differ = 0;
  #empty = 0;
  #unread = 0;

  constructor(io: Io) {
    this.#io = io;
    this.#style = new Style(io.out, io);
    this.#progress = new Progress(io.err);
  }

  /** A file that cannot be read does not keep the others from being judged. */
  async checkFile(file: string): Promise<void> {
    const before = this.#games;
    try {
      await this.#readFile(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      this.#unread++;
      this.#progress.end();
      this.#io.err.write(`overtrick: cannot read ${file}: ${reason(error)}\n`);
      return;
    }
    if (this.#games > before) return;
    this.#empty++;
    this.#say(`${nameOf(file)}: there is no game in it (${FORMAT})`);
  }

  /** Says how it all stands; answers the exit code. */
  close(): number {
    this.#progress.end();
    if (this.#games > 0) this.#io.out.write(`${this.#summary()}\n`);
    if (this.#unread > 0) return 2;
    return this.#faults + this.#empty > 0 ? 1 : 0;
  }

  async #readFile(file: string): Promise<void> {
    // A record by itself may be laid out over many lines.
    if (file.endsWith('.json')) {
      const text = await readFile(file, 'utf8');
      if (text.trim() !== '') this.#checkLine(file, { number: 1, text, isTooLong: false });
      return;
    }
    const stream = file === '-' ? this.#io.input : createReadStream(file);
    const size = file === '-' ? 0 : (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    let read = 0;
    for await (const line of readLines(stream)) {
      read += line.bytes;
      this.#progress.show(size > 0 ? read / size : 0, () => count(this.#games, 'game'));
      if (line.isTooLong || line.text.trim() !== '') this.#checkLine(file, line);
    }
  }

  #checkLine(file: string, line: Omit<Line, 'bytes'>): void {
    this.#games++;
    const place = `${nameOf(file)} line ${line.number}`;
    const read = parse(line);
    if ('clause' in read) this.#count(place, { ...NOTHING, fault: read });
    else this.#count(place, judge(recordIn(read.value)));
  }

  #count(place: string, { fault, deals, moves, isUnfinished, origin }: Verdict): void {
    this.#deals += deals;
    this.#moves += moves;
    if (fault) {
      this.#faults++;
      this.#say(this.#style.red(`${place}${within(fault)}: ${fault.message} (${fault.clause})`));
    }
    if (isUnfinished) {
      this.#unfinished++;
      this.#say(`${place}: unfinished, nobody has won after ${count(deals, 'deal')}`);
    }
    if (origin.state === 'follows') this.#follow++;
    if (origin.state === 'differs') {
      this.#differ++;
      this.#say(`${place}: deal ${origin.deal} does not follow from the seed by docs/deals.md`);
    }
  }

  #say(text: string): void {
    this.#progress.end();
    this.#io.out.write(`${text}\n`);
  }

  #summary(): string {
    const valid = this.#games - this.#faults;
    const unfinished = this.#unfinished > 0 ? ` (${whole(this.#unfinished)} unfinished)` : '';
    const verdict = [
      `${count(this.#games, 'game')}: ${this.#style.green(`${whole(valid)} valid`)}${unfinished}`,
      ...(this.#faults > 0 ? [this.#style.red(`${whole(this.#faults)} not valid`)] : []),
    ];
    const size = `${count(this.#deals, 'deal')}, ${count(this.#moves, 'move')} in the valid ones.`;
    return [`${verdict.join(', ')}. ${size}`, ...this.#origins()].join('\n');
  }

  #origins(): string[] {
    const seeded = this.#follow + this.#differ;
    if (seeded === 0) return [];
    const where = 'follow from the seed by docs/deals.md';
    return [
      `The deals ${where} in ${whole(this.#follow)} of ${count(seeded, 'game')} with a seed.`,
    ];
  }
}

const NOTHING: Verdict = { deals: 0, moves: 0, isUnfinished: false, origin: { state: 'unknown' } };

/** A saved table has the record of its game in it. */
function recordIn(value: unknown): unknown {
  const { format, record } = Object(value) as Partial<SavedTable>;
  return format === SAVE_FORMAT ? record : value;
}

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

/** ", deal 2, move 14" as far as known. */
function within({ deal, move }: Fault): string {
  return (
    (deal === undefined ? '' : `, deal ${deal}`) + (move === undefined ? '' : `, move ${move}`)
  );
}

function parse({ text, isTooLong }: Omit<Line, 'bytes'>): { readonly value: unknown } | Fault {
  if (isTooLong)
    return { clause: FORMAT, message: `a line longer than ${whole(LONGEST_LINE)} bytes` };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { clause: FORMAT, message: notJson(text, error as Error) };
  }
}

/** A writer that was stopped leaves a line without its end, which is worth telling apart. */
function notJson(text: string, { message }: Error): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const atEnd = position === undefined || Number(position) >= text.trimEnd().length;
  const isCut = text.trimStart().startsWith('{') && (atEnd || !text.trimEnd().endsWith('}'));
  return isCut ? 'the record is cut off before its end' : `this is not JSON: ${message}`;
}
