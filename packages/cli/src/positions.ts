import { readFileSync } from 'node:fs';
import { fieldsOf, layPosition } from '@overtrick/engine';
import { reason, usage } from './io.ts';

/** A position of a perft file: what it is for, how it lies, and how many sequences it allows. */
interface Counted {
  readonly about: string;
  readonly laid: LaidOut;
  readonly counts: readonly number[];
}

type LaidOut = Extract<ReturnType<typeof layPosition>, { ok: true }>['value'];

export function isPositionFile(name: string): boolean {
  return name.endsWith('.json');
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw usage(`cannot read ${file}: ${reason(error)}`);
  }
}

/** The positions of a file: a list of them, or a single one. */
export function readPositions(file: string): Counted[] {
  const all = [readJson(file)].flat();
  if (all.length === 0) throw usage(`${file} has no positions in it`);
  return all.map((value, index) => {
    const laid = layPosition(value);
    if (!laid.ok) throw usage(`${file}, position ${index}: ${laid.error}`);
    const { about = `position ${index}`, counts } = fieldsOf(value);
    if (Array.isArray(counts) && counts.every(Number.isSafeInteger)) {
      return { about: String(about), laid: laid.value, counts };
    }
    throw usage(`${file}, position ${index}: "counts" must be a list of numbers`);
  });
}
