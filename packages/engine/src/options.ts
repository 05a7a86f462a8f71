import type { Game, Option, Options, OptionValue, Parts } from './game.ts';
import { nearest } from './nearest.ts';
import { quote } from './quote.ts';
import { no, ok, type Result } from './result.ts';
import { isObject } from './shape.ts';

/** The largest number that a rule can be set to: with it every sum of a match is exact. */
export const MOST = 1_000_000;

/** A number that a designer may vary. */
export function count(clause: string, about: string, value: number): Option {
  return { kind: 'count', clause, about, default: value };
}

type Ruled = Pick<Game, 'title' | 'options'>;

export function defaultOf({ default: value }: Option, players: number): OptionValue {
  return typeof value === 'function' ? value(players) : value;
}

/** Every option of the game, given or default, or what is wrong with the given ones. */
export function resolveOptions(
  game: Ruled,
  players: number,
  given: unknown = {},
): Result<Options, string> {
  if (!isObject(given)) return no(`options must be an object, not ${quote(given)}`);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name)) return no(unknownOption(game, name));
  }
  const resolved: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultOf(option, players);
    const fault = faultOf(option, value, players);
    if (fault) return no(`${name} ${fault} (${option.clause})`);
    resolved[name] = tidy(option, value as OptionValue);
  }
  return ok(resolved);
}

/** The names of the options that differ from their defaults: such a game is a variant. */
export function variations(game: Ruled, players: number, options: Options): string[] {
  return Object.entries(game.options)
    .filter(([name, option]) => !isUsual(option, options[name], players))
    .map(([name]) => name);
}

function unknownOption(game: Ruled, name: string): string {
  const names = Object.keys(game.options);
  const near = nearest(name, names);
  const hint = near ? `did you mean ${near}?` : `it has ${names.join(', ')}`;
  return `${game.title} has no option ${quote(name)}; ${hint}`;
}

/** What is wrong with a value, if anything, as the end of a sentence that begins with its name. */
function faultOf(option: Option, value: unknown, players: number): string | undefined {
  const fault = kindFault(option, value);
  if (fault) return fault;
  const range = option.players;
  if (!range || (players >= range[0] && players <= range[1])) return undefined;
  if (isUsual(option, value as OptionValue, players)) return undefined;
  return `can only be changed with ${range[0] === range[1] ? range[0] : range.join(' to ')} players`;
}

function kindFault(option: Option, value: unknown): string | undefined {
  const { least = 0, among = [] } = option;
  switch (option.kind) {
    case 'count':
      if (option.nullable && value === null) return undefined;
      return isCount(value, least)
        ? undefined
        : `must be a whole number from ${least} to ${MOST}${option.nullable ? ', or null' : ''}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'choice':
      return among.includes(value as string) ? undefined : `must be one of ${among.join(', ')}`;
    case 'list':
      return listFault(option, value);
    case 'parts':
      return partsFault(option.default as Parts, value);
  }
}

function listFault({ default: standard, among = [] }: Option, value: unknown): string | undefined {
  const length = (standard as readonly string[]).length;
  const fits =
    Array.isArray(value) &&
    value.length === length &&
    new Set(value).size === length &&
    value.every((member) => among.includes(member));
  return fits ? undefined : `must be ${length} different ones of ${among.join(', ')}`;
}

function partsFault(standard: Parts, value: unknown): string | undefined {
  const names = Object.keys(standard);
  const parts =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const fits =
    Object.keys(parts).length === names.length &&
    names.every((name) => Object.hasOwn(parts, name) && isCount(parts[name], 0));
  if (fits) return undefined;
  return `must have the parts ${names.join(', ')}, whole numbers from 0 to ${MOST}`;
}

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= MOST;
}

/** The order of a list or of parts says nothing, so it is always the same one. */
function tidy({ kind, among = [], default: standard }: Option, value: OptionValue): OptionValue {
  if (kind === 'list') {
    return (among as readonly string[]).filter((each) =>
      (value as readonly string[]).includes(each),
    );
  }
  if (kind !== 'parts') return value;
  return Object.fromEntries(Object.keys(Object(standard)).map((p) => [p, (value as Parts)[p]]));
}

function isUsual(option: Option, value: OptionValue, players: number): boolean {
  const usual = tidy(option, defaultOf(option, players));
  return JSON.stringify(tidy(option, value)) === JSON.stringify(usual);
}

/** Adds one setting as people type it: `target=100`, `trumpBonus.none=40`, `removedColours=R,B`. */
export function assign(
  game: Ruled,
  given: Readonly<Record<string, unknown>>,
  text: string,
): Result<Record<string, unknown>, string> {
  const [, name, part, value] = /^([^=.]+)(?:\.([^=]+))?=(.*)$/.exec(text) ?? [];
  if (name === undefined)
    return no(`${quote(text)} is not of the form name=value or name.part=value`);
  if (!Object.hasOwn(game.options, name)) return no(unknownOption(game, name));
  const option = game.options[name];
  if (part === undefined) return ok({ ...given, [name]: read(option, value) });
  const standard = option.kind === 'parts' ? (option.default as Parts) : {};
  if (!Object.hasOwn(standard, part)) {
    const parts = Object.keys(standard).join(', ') || 'none';
    return no(`${name} has no part ${quote(part)}; its parts: ${parts}`);
  }
  const before = (given[name] as Parts | undefined) ?? standard;
  return ok({ ...given, [name]: { ...before, [part]: readNumber(value) } });
}

function read(option: Option, text: string): unknown {
  if (option.kind === 'count') return text === 'null' ? null : readNumber(text);
  if (option.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (option.kind === 'list') return text.split(',').map((member) => member.trim());
  const number = option.among?.find((each) => typeof each === 'number' && String(each) === text);
  return number ?? text;
}

/** Text that is no whole number stays text, and is refused as such. */
function readNumber(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
