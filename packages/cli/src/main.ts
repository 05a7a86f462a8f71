import { version } from '@overtrick/engine';
import { Command, CommanderError } from 'commander';
import { playCommand } from './commands/play.ts';

/** Runs the command with its arguments (no program name) and answers its exit code. */
export async function main(argv: string[]): Promise<number> {
  const program = new Command('overtrick')
    .description('Trick-taking card games: play, replay and study them')
    .version(version)
    .exitOverride();
  let code = 0;
  const { stdin: input, stdout: out, stderr: err, env } = process;
  program.addCommand(playCommand({ input, out, err, env }, (answer) => (code = answer)));
  program.action(() => program.outputHelp());
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
}
