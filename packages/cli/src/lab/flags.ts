import { readFileSync } from 'node:fs';
import { assign, type Game } from '@overtrick/engine';
import { checkStudy, cutList, readStudy, type Study } from '@overtrick/lab';
import { readGame } from '../arguments.ts';
import { reason, usage } from '../io.ts';

/** A study as flags ask for it. */
export interface StudyFlags {
  readonly players?: string;
  readonly deals?: string;
  readonly matches?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly vary?: readonly string[];
  readonly ladder?: string;
  readonly aa?: boolean;
  readonly question?: string;
  readonly halfWidth?: string;
}

const OWN = [
  'players',
  'deals',
  'matches',
  'seed',
  'bots',
  'vary',
  'ladder',
  'aa',
  'question',
  'halfWidth',
];

export const isFile = (asked: string) => asked.endsWith('.json');

/** A study file, or the simple case: a game, and what is to be varied. */
export function studyFrom(asked: string, flags: StudyFlags): Study {
  return isFile(asked) ? fromFile(asked, flags) : fromFlags(readGame(asked), flags);
}

function fromFile(path: string, flags: StudyFlags): Study {
  const given = OWN.find((name) => Object.hasOwn(flags, name));
  if (given !== undefined)
    throw usage(`a study file says all of it; --${dashed(given)} goes with a game`);
  const study = readStudy(readText(path));
  if (!study.ok) throw usage(`${path}, ${study.error}`);
  return study.value;
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw usage(`cannot read ${path}: ${reason(error)}`);
  }
}

function fromFlags(game: Game, flags: StudyFlags): Study {
  checkTogether(flags);
  const { bots, seed, question, aa, vary = [] } = flags;
  const units =
    flags.matches === undefined
      ? { deals: numberOf(flags.deals ?? '1000') }
      : { matches: numberOf(flags.matches) };
  const variants = aa
    ? [{}, {}]
    : [{}, ...vary.map((text) => ({ name: text, options: settingsOf(game, text) }))];
  const study = checkStudy({
    game: game.name,
    ...(flags.players !== undefined && { players: numberOf(flags.players) }),
    ...units,
    ...(seed !== undefined && { seed }),
    ...(bots !== undefined && { bots }),
    ...(question !== undefined && { question }),
    ...(flags.halfWidth !== undefined && { halfWidth: widthOf(flags.halfWidth) }),
    ...(aa && { aa }),
    ...(flags.ladder === undefined ? { variants } : { ladder: cutList(flags.ladder) }),
  });
  if (!study.ok) throw usage(`${placeIn(vary, study.error.path)}${study.error.message}`);
  return study.value;
}

/** The flag that a fault is in, if it is one of several: "--vary target=0: ". */
function placeIn(vary: readonly string[], path: string): string {
  const [, variant] = /^variants\.(\d+)/.exec(path) ?? [];
  const text = vary[Number(variant) - 1];
  return text === undefined ? '' : `--vary ${text}: `;
}

/** Flags of which one would be passed over in silence. */
const APART: readonly (readonly [keyof StudyFlags, keyof StudyFlags])[] = [
  ['deals', 'matches'],
  ['ladder', 'vary'],
];

function checkTogether(flags: StudyFlags): void {
  const both = APART.find((names) => names.every((name) => flags[name] !== undefined));
  if (both) throw usage(`--${both[0]} and --${both[1]} do not go together: give one of them`);
}

/** What is no number is refused as what it is. */
function numberOf(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

function widthOf(text: string): number | string {
  return Number.isFinite(Number(text)) ? Number(text) : text;
}

/** One variant: `declarerBonus.none=60`, or several settings with blanks between them. */
function settingsOf(game: Game, text: string): Record<string, unknown> {
  let given: Record<string, unknown> = {};
  for (const setting of text.trim().split(/\s+/)) {
    const next = assign(game, given, setting);
    if (!next.ok) throw usage(`--vary: ${next.error}`);
    given = next.value;
  }
  return given;
}
