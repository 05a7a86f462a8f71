// tsx main.ts FILE.jsonl …: judges one game record a line; exits 1 if any rule was broken.
import { readFileSync } from 'node:fs';
import { adjudicate, type Verdict, type Violation } from './judge.ts';
import { readText } from './text.ts';

interface Tally {
  games: number;
  deals: number;
  moves: number;
  violations: number;
  notes: Record<string, number>;
}

function describe({ deal, move, rule, message }: Violation): string {
  const place = [
    deal === undefined ? [] : [`deal ${deal}`],
    move === undefined ? [] : [`move ${move}`],
  ].flat();
  return `${[...place, rule].join(', ')}: ${message}`;
}

function gameOf(record: unknown): string {
  const game =
    typeof record === 'object' && record !== null && 'game' in record ? record.game : undefined;
  return String(game);
}

function judgeLine(line: string, tally: Tally): Verdict {
  let record: unknown;
  try {
    record = readText(line);
  } catch (error) {
    const violations = [{ rule: 'FORMAT', message: String(error) }];
    return { violations, deals: 0, moves: 0, notes: {} };
  }
  const verdict = adjudicate(record);
  for (const [note, times] of Object.entries(verdict.notes)) {
    const name = `${gameOf(record)} ${note}`;
    tally.notes[name] = (tally.notes[name] ?? 0) + times;
  }
  return verdict;
}

function judgeFile(file: string, tally: Tally): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const verdict = judgeLine(line, tally);
    for (const violation of verdict.violations)
      console.log(`${file}:${i + 1}: ${describe(violation)}`);
    tally.games += 1;
    tally.deals += verdict.deals;
    tally.moves += verdict.moves;
    tally.violations += verdict.violations.length;
  }
}

function main(files: string[]): void {
  if (files.length === 0) {
    console.error('usage: main.ts FILE.jsonl …');
    process.exitCode = 2;
    return;
  }
  const tally: Tally = { games: 0, deals: 0, moves: 0, violations: 0, notes: {} };
  for (const file of files) judgeFile(file, tally);
  const rare = Object.entries(tally.notes)
    .sort()
    .map(([note, times]) => `${note} ${times}`);
  const { games, deals, moves, violations } = tally;
  console.log(
    `${games} games, ${deals} deals, ${moves} moves, ${violations} violations; ${rare.join(', ')}`,
  );
  process.exitCode = violations > 0 ? 1 : 0;
}

main(process.argv.slice(2));
