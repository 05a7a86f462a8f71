import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mu, openMatch, resolveOptions, StreamRandom } from '@overtrick/engine';
import { Program } from '../src/programs/program.ts';
import { readProgram } from '../src/programs/spec.ts';

/** Programs for tests. */

const file = fileURLToPath(new URL('bad-bot.mjs', import.meta.url));

/** How a bot that does so is written. */
export function badBot(way: string, settings = ''): string {
  return `exec:${settings}'${process.execPath}' '${file}' ${way}`;
}

/** A program in seat 1 of Mü, and what it has written to its standard error. */
export function seat(text: string, start = 30_000) {
  const spec = readProgram(text);
  if (!spec.ok) throw new Error(spec.error);
  const path = join(mkdtempSync(join(tmpdir(), 'overtrick-')), 'errors');
  const errors = openSync(path, 'a');
  const program = new Program(spec.value, { game: mu, seat: 1, errors, start });
  return { program, errors: () => readFileSync(path, 'utf8') };
}

/** The first decision of a deal, as seat 1 sees it. */
export function firstView() {
  const options = resolveOptions(mu, 4);
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(mu, 4, options.value, 1);
  return mu.view(mu.deal(setup, new StreamRandom('00'.repeat(32), 'deal/0')), 1);
}
