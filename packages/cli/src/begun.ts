import { createReadStream, statSync } from 'node:fs';
import { recount, type Series, settingsIn, settingsOf, type Tally } from '@overtrick/lab';
import { codeOf, reason, usage } from './io.ts';
import { difference } from './ledger.ts';
import { type RecordLine, readRecords } from './lines.ts';
import { isAtWork, partsOf, targetOf } from './parts.ts';
import { type Beginning, existing } from './sink.ts';

/** The file with which an earlier run of a simulation got somewhere: the target, or what was left beside it. */
export function findBegun(path: string): string | undefined {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there) return there.isFile() ? targetOf(path) : undefined;
  const parts = partsOf(path);
  const busy = parts.find(({ pid }) => isAtWork(pid));
  if (busy) {
    throw usage(
      `cannot write ${path}: process ${busy.pid} is at it. If that is no simulation, ` +
        `what was left of one is in ${busy.file}: remove it, or rename it to ${path} to go on`,
    );
  }
  return parts[0]?.file;
}

/** The seed that the matches in such a file were played with. */
export async function seedIn(file: string): Promise<string | undefined> {
  for await (const { text } of linesOf(file)) {
    const seed = settingsIn(parsed(text))?.seed;
    return typeof seed === 'string' ? seed : undefined;
  }
  return undefined;
}

/** Counts the matches that are there; anything but the first of this series is refused, and left as it is. */
export async function recall(file: string, series: Series, tally: Tally): Promise<Beginning> {
  const size = statSync(file).size;
  let bytes = 0;
  for await (const line of linesOf(file)) {
    const end = line.bytes + 1;
    // The last line has no end: it was cut off.
    if (end > size) break;
    const wrong = add(line.text, series, tally);
    if (wrong !== undefined) throw usage(refusal(file, line.number, wrong));
    bytes = end;
  }
  if (bytes === 0 && !file.endsWith('.part')) throw usage(existing(file));
  return { file, bytes, records: tally.matches };
}

const FOREIGN = 'foreign';

function add(text: string, series: Series, tally: Tally): string | undefined {
  const record = parsed(text);
  const settings = settingsIn(record);
  if (!settings) return FOREIGN;
  const match = tally.matches;
  const differs = difference(settings, settingsOf(series, match));
  if (differs !== undefined) return differs;
  if (match >= series.matches) return `it has more than ${series.matches}`;
  return recount(record, tally);
}

function refusal(file: string, line: number, wrong: string): string {
  if (wrong === FOREIGN && line === 1) return existing(file);
  if (wrong === FOREIGN) return `line ${line} of ${file} is no match; --force replaces the file`;
  const where = line === 1 ? '' : `line ${line}: `;
  return `${file} holds other matches: ${where}${wrong}; --force replaces it`;
}

async function* linesOf(file: string): AsyncGenerator<RecordLine> {
  try {
    yield* readRecords(createReadStream(file), false);
  } catch (error) {
    throw codeOf(error) ? usage(`cannot read ${file}: ${reason(error)}`) : error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
