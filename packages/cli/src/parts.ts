import { codeOf } from './io.ts';
// A file that is being written grows beside its target, under a name that says which process is at it. One
// whose process is gone was left behind by a run that was killed, and can be gone on with.

import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Part {
  readonly file: string;
  readonly pid: number;
  readonly bytes: number;
}

/** What a path leads to in the end, whether or not it is there yet. */
export function targetOf(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink && existsSync(path) ? realpathSync(path) : path;
}

export function partOf(target: string): string {
  return `${target}.${process.pid}.part`;
}

/** All that is being written beside a target or was left there, the longest first. */
export function partsOf(target: string): Part[] {
  const folder = dirname(target);
  const start = `${basename(target)}.`;
  return namesIn(folder)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => {
      const pid = /^(\d+)\.part$/.exec(name.slice(start.length))?.[1];
      const file = join(folder, name);
      const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      return pid === undefined ? [] : [{ file, pid: Number(pid), bytes }];
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/** A folder that cannot be read has none; that it cannot be written to is told by whoever tries. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether another process has this number. Ours was somebody else's before us. */
export function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
