import { Command } from 'commander';
import { Checker } from '../checker.ts';
import type { Io } from '../io.ts';

export function checkCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('check')
    .summary('replay recorded games and judge them')
    .description(
      'Replays every game in the files by the rules and judges it. A .jsonl file has one record a ' +
        'line, a .json file one record in all; a game that was saved while playing is one too. Exit code 0: every game is valid; 1: one is not, with ' +
        'its place and clause, or a file has none; 2: a file cannot be read.',
    )
    .argument('<file...>', 'records; - is standard input')
    .addHelpText(
      'after',
      `
Lines are counted from 1, deals and moves from 0, as records count them.

Examples:
  overtrick check out.jsonl
  overtrick simulate mu --record - | overtrick check -`,
    )
    .action(async (files: readonly string[]) => {
      const checker = new Checker(io);
      for (const file of files) await checker.checkFile(file);
      exit(checker.close());
    });
}
