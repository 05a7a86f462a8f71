import { createReadStream, statSync } from 'node:fs';
import {
  type Fault,
  FORMAT,
  fieldsOf,
  messageOf,
  plainText,
  type TextFault,
} from '@overtrick/engine';
import { type Verdict, verdictOn } from '@overtrick/lab';
import { SAVE_FORMAT } from '@overtrick/table';
import { codeOf, type Io, reason } from './io.ts';
import { type RecordLine, readRecords } from './lines.ts';
import { Progress } from './progress.ts';
import { count, Style, whole } from './style.ts';
import { kindOf, readSave } from './terminal/kept.ts';

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
  #seeded = 0;
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
      if (codeOf(error) === undefined) throw error;
      this.#unread++;
      this.#progress.end();
      this.#io.err.write(`overtrick: cannot read ${plainText(file)}: ${reason(error)}\n`);
      return;
    }
    if (this.#games > before) return;
    this.#empty++;
    this.#say(`${plainText(nameOf(file))}: there is no game in it (${FORMAT})`);
  }

  /** Says how it all stands; answers the exit code. */
  close(): number {
    this.#progress.end();
    if (this.#games > 0) this.#io.out.write(`${this.#summary()}\n`);
    if (this.#unread > 0) return 2;
    return this.#faults + this.#empty > 0 ? 1 : 0;
  }

  async #readFile(file: string): Promise<void> {
    if (file !== '-' && (await kindOf(file)) === 'log') return this.#checkLog(file);
    const stream = file === '-' ? this.#io.input : createReadStream(file);
    const size = file === '-' ? 0 : (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    // A record by itself may be laid out over many lines.
    for await (const line of readRecords(stream, file.endsWith('.json'))) {
      this.#progress.show(size > 0 ? line.bytes / size : 0, () => count(this.#games, 'game'));
      this.#checkLine(nameOf(file), line);
    }
  }

  #checkLine(file: string, line: RecordLine): void {
    this.#games++;
    const read = parse(line);
    if ('column' in read) {
      const place = `${file} line ${line.number + read.line - 1}, column ${read.column}`;
      this.#count(place, { ...NOTHING, fault: { clause: FORMAT, message: read.message } });
    } else this.#count(`${file} line ${line.number}`, verdictOn(recordIn(read.value)));
  }

  /** A game that `play` keeps; what it did not finish is judged as well. */
  async #checkLog(file: string): Promise<void> {
    const kept = await readSave(file);
    const record = kept.ok ? kept.value.table.wholeRecord() : undefined;
    if (kept.ok && !record) return;
    this.#games++;
    const fault = kept.ok ? undefined : { clause: FORMAT, message: kept.error };
    this.#count(file, fault ? { ...NOTHING, fault } : verdictOn(record));
  }

  #count(place: string, { fault, deals, moves, isUnfinished, isSeeded }: Verdict): void {
    this.#deals += deals;
    this.#moves += moves;
    if (fault) {
      this.#faults++;
      const message = plainText(fault.message, LONGEST);
      const text = plainText(`${place}${within(fault)}: ${message} (${fault.clause})`);
      this.#say(this.#style.red(text));
    }
    if (isUnfinished) {
      this.#unfinished++;
      this.#say(`${plainText(place)}: unfinished, nobody has won after ${count(deals, 'deal')}`);
    }
    if (isSeeded) this.#seeded++;
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
    if (this.#seeded === 0) return [];
    const games = count(this.#seeded, 'game');
    return [`The deals of ${games} with a seed follow from it by docs/deals.md.`];
  }
}

/** What is said of a record at most. */
const LONGEST = 400;
const NOTHING: Verdict = { deals: 0, moves: 0, isUnfinished: false, isSeeded: false };

/** A saved table has the record of its game in it. */
function recordIn(value: unknown): unknown {
  const { format, record } = fieldsOf(value);
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

function parse({ text, fault }: RecordLine): { readonly value: unknown } | TextFault {
  if (fault) return fault;
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return notJson(text, messageOf(error));
  }
}

/** A writer that was stopped leaves a line without its end, which is worth telling apart. */
function notJson(text: string, message: string): TextFault {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const whole = text.trimEnd();
  const atEnd = position === undefined || Number(position) >= whole.length;
  const isCut = atEnd && text.trimStart().startsWith('{');
  const before = text.slice(0, isCut ? whole.length : Number(position ?? 0)).split('\n');
  const place = { line: before.length, column: Buffer.byteLength(before.at(-1) ?? '') + 1 };
  if (isCut) return { ...place, message: 'the record is cut off before its end' };
  if (message.includes('after JSON')) return { ...place, message: 'something follows the record' };
  return { ...place, message: `this is not JSON: ${message}` };
}
