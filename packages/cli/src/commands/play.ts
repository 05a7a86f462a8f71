import { join } from 'node:path';
import { cutList, readProgram } from '@overtrick/lab';
import { Command, CommanderError } from 'commander';
import { readWhole } from '../arguments.ts';
import { spoken } from '../guard.ts';
import { INTERRUPTED } from '../io.ts';
import type { Streams } from '../terminal/console.ts';
import { botsAt, programsIn } from '../terminal/guests.ts';
import { type KeptLog, readSave, seatFault } from '../terminal/kept.ts';
import { gameNames, levelNames, type PlayRequest, seatingFor } from '../terminal/opening.ts';
import { placeAt, placeOf } from '../terminal/place.ts';
import {
  describeTable,
  findSave,
  latestSave,
  listSaves,
  saveFolder,
  saveName,
} from '../terminal/saves.ts';
import { newSitting, resumedSitting, sit, type TerminalSitting } from '../terminal/sitting.ts';

interface Flags extends Omit<PlayRequest, 'game'> {
  readonly save: boolean;
  readonly think?: string;
  readonly resume?: string | true;
  readonly list?: true;
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
    const think = flags.think && { ms: readWhole('--think', flags.think, 1, 600_000) };
    const sitting =
      flags.resume === undefined
        ? open(command, io, { ...flags, game })
        : await reopen(command, io, flags);
    if (!sitting) return exit(DAMAGED);
    const ending = await sit(io, sitting, think || {});
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

function open(command: Command, { env }: Streams, request: PlayRequest & Flags): TerminalSitting {
  const seating = seatingFor(request);
  if (!seating.ok) return command.error(`error: ${seating.error}`, { exitCode: USAGE });
  const path = join(saveFolder(env), saveName(seating.value.game.name, new Date()));
  return newSitting(seating.value, placeAt(request.save ? path : undefined));
}

/** Undefined if the file is damaged, which has been said. */
async function reopen(
  command: Command,
  { env, err }: Streams,
  { resume: file = true, bots = '', save }: Flags,
): Promise<TerminalSitting | undefined> {
  const folder = saveFolder(env);
  const found = file === true ? await latestSave(folder) : await findSave(file, folder);
  if (!found.ok) return command.error(`error: ${found.error}`, { exitCode: USAGE });
  const path = found.value;
  const read = await readSave(path);
  const fault = read.ok ? programFault(read.value, bots) : undefined;
  if (fault !== undefined) return command.error(`error: ${fault}`, { exitCode: USAGE });
  const place = read.ok ? await placeOf(path, read.value, save) : read;
  const wrong = place.ok ? seatFault(place.value.kept.table) : place.error;
  if (place.ok && wrong === undefined) return resumedSitting(place.value.kept, place.value);
  const why = `${path} cannot be resumed and is left as it is: ${wrong}`;
  err.write(`overtrick: ${spoken(why)}\n`);
  return undefined;
}

/** A file may come from anybody: it starts no program that the person has not named as well. */
function programFault({ table }: KeptLog, named: string): string | undefined {
  const programs = programsIn(botsAt(table.sitters));
  if (programs.every((text) => cutList(named).includes(text))) {
    const wrong = programs.map(readProgram).find((read) => !read.ok);
    return wrong && !wrong.ok ? wrong.error : undefined;
  }
  const again = programs.map((text) => text.replaceAll(',', '\\,'));
  return (
    `this game is played with a program, which a saved game does not start by itself; ` +
    `if you trust it, name it again: --bots '${again.join(',')}'`
  );
}

async function list({ env, out }: Streams): Promise<void> {
  const folder = saveFolder(env);
  const saves = await listSaves(folder);
  const lines = saves.map(({ name, changed, kept }) => {
    const when = changed.toISOString().slice(0, 16).replace('T', ' ');
    const state = kept.ok ? describeTable(kept.value.table) : `damaged: ${kept.error}`;
    return spoken(`${name}  ${when}  ${state}`);
  });
  const text = lines.length > 0 ? lines.join('\n') : `there is no saved game in ${folder}`;
  out.write(`${text}\n`);
}
