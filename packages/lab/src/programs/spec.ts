import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { nearest, no, ok, type Result } from '@overtrick/engine';

/** A bot that is somebody's own program, as people write it. */
export interface ProgramSpec {
  /** All of it, as it was written. */
  readonly text: string;
  /** A file that Node imports, or a line for the shell. */
  readonly kind: 'module' | 'command';
  readonly what: string;
  /** How long an answer may take, in milliseconds. */
  readonly deadline: number;
  /** Who decides where it fails; without one its failure is the end. */
  readonly instead?: StandIn;
}

const STAND_INS = ['novice', 'random'] as const;
export type StandIn = (typeof STAND_INS)[number];

const DEADLINE = 10_000;
const LONGEST = 600_000;

const COMMAND = /^exec:((?:(?:deadline|else)=[^:;]*[:;])*)(.*)$/s;
const MODULE = /^(.*\.[cm]?[jt]s)((?:[:;][^:;]*)*)$/s;

/** Whether it names a program rather than one of our own bots. */
export function isProgram(text: string): boolean {
  return COMMAND.test(text) || MODULE.test(text);
}

/** Reads `exec:python3 bot.py`, `exec:deadline=500:./bot`, `./bot.mjs`, `./bot.mjs:else=novice`. */
export function readProgram(text: string): Result<ProgramSpec, string> {
  const [, before, command] = COMMAND.exec(text) ?? [];
  const [, file, behind] = MODULE.exec(text) ?? [];
  const isCommand = command !== undefined;
  const what = (isCommand ? command : (file ?? '')).trim();
  if (what === '') return no('"exec:" takes a command, such as exec:python3 mybot.py');
  if (!isCommand && !isFile(what)) return no(`there is no file ${resolve(what)}`);
  const spec = { text, kind: isCommand ? 'command' : 'module', what } as const;
  const written = (isCommand ? before : (behind ?? '')).split(/[:;]/).filter((each) => each !== '');
  return readSettings(spec, written);
}

function readSettings(
  spec: Pick<ProgramSpec, 'text' | 'kind' | 'what'>,
  written: readonly string[],
): Result<ProgramSpec, string> {
  let deadline = DEADLINE;
  let instead: StandIn | undefined;
  for (const setting of written) {
    const [name, value = ''] = setting.split('=', 2);
    if (name === 'deadline' && isMs(value)) deadline = Number(value);
    else if (name === 'else' && isStandIn(value)) instead = value;
    else return no(refusal(setting, name));
  }
  return ok({ ...spec, deadline, ...(instead && { instead }) });
}

function refusal(setting: string, name: string): string {
  const near = nearest(name, ['deadline', 'else']);
  const hint = near === undefined || near === name ? '' : ` Did you mean ${near}?`;
  const forms = `deadline=MS from 1 to ${LONGEST}, or else=${STAND_INS.join('|')}`;
  return `"${setting}" is no setting of a program.${hint} Write ${forms}`;
}

function isMs(value: string): boolean {
  return /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= LONGEST;
}

function isStandIn(value: string): value is StandIn {
  return STAND_INS.some((each) => each === value);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
