import { messageOf, version } from '@overtrick/engine';
import { Command, CommanderError } from 'commander';
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { checkCommand } from './commands/check.ts';
import { environmentCommand } from './commands/environment.ts';
import { labCommand } from './commands/lab.ts';
import { marksCommand } from './commands/marks.ts';
import { oddsCommand } from './commands/odds.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { simulateCommand } from './commands/simulate.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { guarded, spoken } from './guard.ts';
import { commandIn, drain, Failure, type Io, processIo } from './io.ts';
import { welcome } from './terminal/welcome.ts';

/** One line a command. Those that end otherwise than well call `exit` with their exit code. */
const commands: readonly ((io: Io, exit: (code: number) => void) => Command)[] = [
  playCommand,
  simulateCommand,
  arenaCommand,
  labCommand,
  environmentCommand,
  replayCommand,
  analyseCommand,
  checkCommand,
  verifyCommand,
  rulesCommand,
  perftCommand,
  backupCommand,
  restoreCommand,
];

const EXAMPLES = `
Examples:
  overtrick play mu --players 5
  overtrick simulate mu --players 5 --matches 1000 --seed 7 --record out.jsonl
  overtrick arena mu --a master:worlds=40 --b club:worlds=40 --deals 200
  overtrick lab run yamv -p 5 --vary declarerBonus.none=60
  overtrick replay game.json
  overtrick analyse game.json --deal 0 --seat 2
  overtrick check out.jsonl
  overtrick verify game.json
  overtrick rules mu 3.2
  overtrick perft mu --players 4 --depth 3
  overtrick backup tables.backup.gz

Each command has a help of its own: overtrick simulate --help`;

/** Runs the command with its arguments (no program name) and answers its exit code. */
export async function main(argv: readonly string[], world: Io = processIo): Promise<number> {
  const io = guarded(world);
  const finish = watch(io);
  let code = 0;
  const exit = (answer: number) => {
    code = answer;
  };
  try {
    const program = build(io, exit);
    const asked = argv.length > 0 ? argv : await welcome(io, exit);
    if (asked.length > 0) await program.parseAsync(asked, { from: 'user' });
    await finish();
    return code;
  } catch (error) {
    return fail(io, error);
  }
}

function build(io: Io, exit: (code: number) => void): Command {
  const program = new Command('overtrick')
    .description('Trick-taking card games: play, replay and study them')
    .version(version)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out.write(asTyped(text, io)),
      writeErr: (text) => io.err.write(text),
      outputError: (text, write) => write(spoken(text.replace(/^error: /, 'overtrick: '))),
      getOutHelpWidth: () => io.out.columns ?? 80,
      getErrHelpWidth: () => io.err.columns ?? 80,
    })
    .addHelpText('after', EXAMPLES);
  for (const make of commands) {
    program.addCommand(make(io, exit).copyInheritedSettings(program));
  }
  for (const make of [trainCommand, oddsCommand, marksCommand]) {
    program.addCommand(make(io, exit).copyInheritedSettings(program), { hidden: true });
  }
  return program;
}

/** Help with the command as it is run here. */
function asTyped(help: string, { env }: Io): string {
  return help.replaceAll('overtrick ', `${commandIn(env)} `);
}

const WRONG_USAGE = 2;

function fail(io: Io, error: unknown): number {
  // Commander has said what it had to say; help and version end well.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
  if (error instanceof Failure) {
    io.err.write(`overtrick: ${spoken(error.message)}\n`);
    return error.exitCode;
  }
  io.err.write(`overtrick: a mistake of ours: ${spoken(messageOf(error))}\n`);
  if (io.env.OVERTRICK_DEBUG && error instanceof Error) io.err.write(`${error.stack}\n`);
  return 1;
}

/** Answers how to end. Without listeners a closed pipe would end the process with a stack trace. */
function watch({ out, err }: Io): () => Promise<void> {
  let failed: unknown;
  out.on('error', (error) => {
    failed ??= error;
  });
  err.on('error', () => {});
  return () => drain(out, () => failed);
}
