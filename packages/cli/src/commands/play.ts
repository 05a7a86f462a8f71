import { join } from 'node:path';
import type { Table } from '@overtrick/table';
import { Command, CommanderError } from 'commander';
import { Console, type Streams } from '../terminal/console.ts';
import { gameNames, levelNames, openTable, type Request } from '../terminal/opening.ts';
import {
  FileKeeper,
  findSave,
  latestSave,
  listSaves,
  readSave,
  saveFolder,
  saveName,
} from '../terminal/saves.ts';
import { Session } from '../terminal/session.ts';

interface Flags extends Omit<Request, 'game'> {
  readonly save: boolean;
  readonly resume?: string | true;
  readonly list?: true;
}

/** A table, and the file that it is kept in. */
interface Sitting {
  readonly table: Table;
  readonly path: string;
}

const DAMAGED = 1;
const USAGE = 2;
const INTERRUPTED = 130;

/** `overtrick play`: one person against bots, in a terminal or through a pipe. */
export function playCommand(streams: Streams = standard): Command {
  const command = new Command('play')
    .exitOverride(refuse)
    .description('play against bots in this terminal')
    .argument('[game]', gameNames.join(', '))
    .option('-p, --players <n>', 'how many sit at the table, you included (default: 4)')
    .option('--seat <n>', 'where you sit, counted from 0', '0')
    .option('-s, --seed <text>', 'what all chance comes from (default: a new one)')
    .option('--set <name=value>', 'change a rule; may be given several times', collect, [])
    .option('-b, --bots <level>', `one for all bots or one for each: ${levelNames.join(', ')}`)
    .option('--no-save', 'do not keep the game after each move')
    .option('--resume [file]', 'go on with a saved game (default: the latest)')
    .option('--list', 'list the saved games');
  return command.action(async (game: string | undefined, flags: Flags) => {
    if (flags.list) return list(streams);
    const { table, path } =
      flags.resume === undefined
        ? open(command, streams, { ...flags, game })
        : await reopen(command, streams, flags.resume);
    const code = await sit(streams, table, flags.save ? path : undefined);
    if (code !== 0) throw new CommanderError(code, 'overtrick.interrupted', 'interrupted');
  });
}

const standard: Streams = {
  get input() {
    return process.stdin;
  },
  get output() {
    return process.stdout;
  },
  get env() {
    return process.env;
  },
};

/** What was typed wrongly is a usage error, whoever notices it. */
function refuse({ code, exitCode, message }: CommanderError): never {
  const isOurs = exitCode === 0 || code === 'commander.error';
  throw new CommanderError(isOurs ? exitCode : USAGE, code, message);
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function open(command: Command, { env }: Streams, request: Request): Sitting {
  const table = openTable(request);
  if (!table.ok) return command.error(`error: ${table.error}`, { exitCode: USAGE });
  const path = join(saveFolder(env), saveName(table.value.game.name, new Date()));
  return { table: table.value, path };
}

async function reopen(command: Command, { env }: Streams, file: string | true): Promise<Sitting> {
  const folder = saveFolder(env);
  const found = file === true ? await latestSave(folder) : await findSave(file, folder);
  if (!found.ok) return command.error(`error: ${found.error}`, { exitCode: USAGE });
  const path = found.value;
  const table = await readSave(path);
  if (table.ok) return { table: table.value, path };
  const message = `error: ${path} cannot be resumed and is left as it is: ${table.error}`;
  return command.error(message, { exitCode: DAMAGED });
}

/** Plays until the person leaves, and answers the exit code. */
async function sit(streams: Streams, table: Table, path: string | undefined): Promise<number> {
  const keeper = new FileKeeper(path, saveFolder(streams.env));
  const console = new Console(streams);
  try {
    const ending = await new Session(
      table,
      table.seating.bots.indexOf(null),
      console,
      keeper,
    ).run();
    console.close();
    if (ending !== 'over') console.print([keeper.farewell()]);
    return ending === 'interrupted' ? INTERRUPTED : 0;
  } finally {
    console.close();
  }
}

async function list({ env, output }: Streams): Promise<void> {
  const folder = saveFolder(env);
  const saves = await listSaves(folder);
  const lines = saves.map(({ name, changed, table }) => {
    const when = changed.toISOString().slice(0, 16).replace('T', ' ');
    return `${name}  ${when}  ${table.ok ? describe(table.value) : `damaged: ${table.error}`}`;
  });
  const text = lines.length > 0 ? lines.join('\n') : `there is no saved game in ${folder}`;
  output.write(`${text}\n`);
}

function describe(table: Table): string {
  const { names } = table.seating;
  const totals = names.map((name, seat) => `${name} ${table.match.totals[seat]}`).join(', ');
  const stage = table.over ? 'over' : `deal ${table.deal + 1}`;
  return `${table.game.title}, ${stage}: ${totals}`;
}
