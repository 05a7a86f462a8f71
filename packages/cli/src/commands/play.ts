import { join } from 'node:path';
import { cutList } from '@overtrick/lab';
import type { Table } from '@overtrick/table';
import { Command, CommanderError } from 'commander';
import { readWhole } from '../arguments.ts';
import { spoken } from '../guard.ts';
import { commandIn, INTERRUPTED } from '../io.ts';
import { Console, type Streams } from '../terminal/console.ts';
import { Guests, programsIn } from '../terminal/guests.ts';
import { FileKeeper, type SavePlace } from '../terminal/keeper.ts';
import { gameNames, levelNames, openTable, type Request } from '../terminal/opening.ts';
import {
  describeTable,
  findSave,
  latestSave,
  listSaves,
  readSave,
  saveFolder,
  saveName,
} from '../terminal/saves.ts';
import { type Ending, TerminalSession } from '../terminal/session.ts';

interface Flags extends Omit<Request, 'game'> {
  readonly save: boolean;
  readonly think?: string;
  readonly resume?: string | true;
  readonly list?: true;
}

/** A table, and the file that it is kept in. */
interface SeatedTable extends SavePlace {
  readonly table: Table;
}

const DAMAGED = 1;
const OVERTAKEN = 1;
const USAGE = 2;

/**
 * `overtrick play`: one person against bots, in a terminal or through a pipe. It calls `exit` when it
 * ends otherwise than well.
 */
export function playCommand(io: Streams, exit: (code: number) => void): Command {
  const command = new Command('play')
    .exitOverride(refuse)
    .summary('play against bots in this terminal')
    .description(
      'Plays a game against bots. The game is kept after each move and can be resumed.\n' +
        'While you play, ? lists all that can be typed.',
    )
    .argument('[game]', gameNames.join(', '))
    .option('-p, --players <n>', 'how many sit at the table, you included (default: 4)')
    .option('--seat <n>', 'where you sit, counted from 0', '0')
    .option('-s, --seed <text>', 'what all chance comes from (default: a new one)')
    .option('--set <name=value>', 'change a rule; may be given several times', collect, [])
    .option(
      '-b, --bots <bot>',
      `one for all bots or one for each: ${levelNames.join(', ')}, or a program (docs/bots.md)`,
    )
    .option('--think <ms>', 'how long a bot may think, in milliseconds (default: up to 900)')
    .option('--no-save', 'do not keep the game after each move')
    .option('--resume [file]', 'go on with a saved game (default: the latest)')
    .option('--list', 'list the saved games');
  return command.action(async (game: string | undefined, flags: Flags) => {
    if (flags.list) return list(io);
    const sitting =
      flags.resume === undefined
        ? open(command, io, { ...flags, game })
        : await reopen(command, io, flags);
    if (!sitting) return exit(DAMAGED);
    if (flags.think !== undefined) {
      sitting.table.budget = { ms: readWhole('--think', flags.think, 1, 600_000) };
    }
    const ending = await sit(io, sitting.table, flags.save ? sitting : {});
    if (ending === 'interrupted') exit(INTERRUPTED);
    if (ending === 'overtaken') exit(OVERTAKEN);
  });
}

/** What was typed wrongly is a usage error, whoever notices it. */
function refuse({ code, exitCode, message }: CommanderError): never {
  throw new CommanderError(exitCode === 0 ? 0 : USAGE, code, message);
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function open(command: Command, { env }: Streams, request: Request): SeatedTable {
  const table = openTable(request);
  if (!table.ok) return command.error(`error: ${table.error}`, { exitCode: USAGE });
  const path = join(saveFolder(env), saveName(table.value.game.name, new Date()));
  return { table: table.value, path };
}

/** Undefined if the file is damaged, which has been said. */
async function reopen(
  command: Command,
  { env, err }: Streams,
  { resume: file = true, bots = '' }: Flags,
): Promise<SeatedTable | undefined> {
  const folder = saveFolder(env);
  const found = file === true ? await latestSave(folder) : await findSave(file, folder);
  if (!found.ok) return command.error(`error: ${found.error}`, { exitCode: USAGE });
  const path = found.value;
  const read = await readSave(path);
  if (read.ok) {
    const unnamed = unnamedIn(read.value.table, bots);
    if (unnamed !== undefined) return command.error(`error: ${unnamed}`, { exitCode: USAGE });
    return { ...read.value, path };
  }
  const why = `${path} cannot be resumed and is left as it is: ${read.error}`;
  err.write(`overtrick: ${spoken(why)}\n`);
  return undefined;
}

/** A file may come from anybody: it starts no program that the person has not named as well. */
function unnamedIn({ seating }: Table, named: string): string | undefined {
  const missing = programsIn(seating.bots).filter((text) => !cutList(named).includes(text));
  if (missing.length === 0) return undefined;
  const again = programsIn(seating.bots).map((text) => text.replaceAll(',', '\\,'));
  return (
    `this game is played with a program, which a saved game does not start by itself; ` +
    `if you trust it, name it again: --bots '${again.join(',')}'`
  );
}

/** Plays until the person leaves, and tells them how to come back. */
async function sit(io: Streams, table: Table, place: SavePlace): Promise<Ending> {
  const keeper = new FileKeeper(place, saveFolder(io.env), commandIn(io.env));
  const guests = new Guests(table, saveFolder(io.env));
  const console = new Console(io);
  try {
    const ending = await new TerminalSession(table, console, keeper, guests).run();
    console.close();
    if (ending !== 'over') console.print(keeper.farewell());
    return ending;
  } finally {
    console.close();
    await guests.close();
  }
}

async function list({ env, out }: Streams): Promise<void> {
  const folder = saveFolder(env);
  const saves = await listSaves(folder);
  const lines = saves.map(({ name, changed, table }) => {
    const when = changed.toISOString().slice(0, 16).replace('T', ' ');
    const state = table.ok ? describeTable(table.value) : `damaged: ${table.error}`;
    return spoken(`${name}  ${when}  ${state}`);
  });
  const text = lines.length > 0 ? lines.join('\n') : `there is no saved game in ${folder}`;
  out.write(`${text}\n`);
}
