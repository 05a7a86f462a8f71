import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotFailure } from '@overtrick/lab';
import { Failure } from './io.ts';

/** Plays; if somebody's own program fails, says so and keeps what it was sent, so that it can be sent again. */
export async function withPrograms<T>(play: () => Promise<T>): Promise<T> {
  try {
    return await play();
  } catch (error) {
    if (!(error instanceof BotFailure)) throw error;
    throw new Failure(`${error.message}${kept(error.facts.lines)}`);
  }
}

/** The lines as the program got them: it can be run again with its input from this file. */
function kept(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const file = join(mkdtempSync(join(tmpdir(), 'overtrick-bot-')), 'sent.jsonl');
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return `\nWhat it was sent is in ${file}`;
}
