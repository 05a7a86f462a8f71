import { english } from './english.ts';
import type { Game, Option, Options, OptionValue, Parts, Saying } from './game.ts';
import { nearest } from './nearest.ts';
import { quote } from './quote.ts';
import { no, ok, type Result } from './result.ts';
import { type CommonSays, PLAIN, sayIn, sayings } from './says.ts';
import { fieldsOf, isObject } from './shape.ts';

const why = sayings<CommonSays>();

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
  if (!isObject(given)) return no(spoken(why('option-object', { given: quote(given) })));
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name)) return no(spoken(unknownOption(game, name)));
  }
  const resolved: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultOf(option, players);
    const refuse = (fault: Saying) => no(`${spoken(fault)} (${option.clause})`);
    if (!fits(option, value)) return refuse(wanted(name, option));
    const fault = rangeFault(name, option, value, players);
    if (fault) return refuse(fault);
    resolved[name] = tidy(option, value);
  }
  return ok(resolved);
}

/** What is wrong with one setting by itself, if anything. */
export function optionFault(
  game: Ruled,
  players: number,
  name: string,
  value: unknown,
): Saying | undefined {
  if (!Object.hasOwn(game.options, name)) return unknownOption(game, name);
  return faultOf(name, game.options[name], value, players);
}

const spoken = (fault: Saying) => sayIn(english, fault, PLAIN);

/** The names of the options that differ from their defaults: such a game is a variant. */
export function variations(game: Ruled, players: number, options: Options): string[] {
  return Object.entries(game.options)
    .filter(([name, option]) => !isUsual(option, options[name], players))
    .map(([name]) => name);
}

function unknownOption({ title, options }: Ruled, name: string): Saying {
  const names = Object.keys(options);
  const near = nearest(name, names) ?? '';
  return why('option-unknown', { title, given: quote(name), near, names });
}

/** What is wrong with a value, if anything. */
function faultOf(
  name: string,
  option: Option,
  value: unknown,
  players: number,
): Saying | undefined {
  return fits(option, value) ? rangeFault(name, option, value, players) : wanted(name, option);
}

/** Whether it differs from what is usual with other numbers of players than it may. */
function rangeFault(
  name: string,
  option: Option,
  value: OptionValue,
  players: number,
): Saying | undefined {
  const [fewest, most] = option.players ?? [players, players];
  if (players >= fewest && players <= most) return undefined;
  if (isUsual(option, value, players)) return undefined;
  return why('option-players', { option: name, fewest, most });
}

/** Whether it is a value of the right kind. */
function fits(option: Option, value: unknown): value is OptionValue {
  const { least = 0, among = [] } = option;
  switch (option.kind) {
    case 'count':
      return (option.nullable === true && value === null) || isCount(value, least);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return among.some((each) => each === value);
    case 'list':
      return isChosen(option, value);
    case 'parts':
      return isParts(value) && isSameSet(Object.keys(value), partNames(option));
  }
}

/** What would be right. */
function wanted(name: string, option: Option): Saying {
  const { kind, least = 0, among = [], nullable = false } = option;
  switch (kind) {
    case 'count':
      return why('option-count', { option: name, least, most: MOST, nullable });
    case 'flag':
      return why('option-flag', { option: name });
    case 'choice':
      return why('option-choice', { option: name, among });
    case 'list':
      return why('option-list', { option: name, size: lengthOf(option), among });
    case 'parts':
      return why('option-parts', { option: name, parts: partNames(option), most: MOST });
  }
}

function isChosen(option: Option, value: unknown): value is readonly (string | number)[] {
  const { among = [] } = option;
  return (
    Array.isArray(value) &&
    value.length === lengthOf(option) &&
    new Set(value).size === value.length &&
    value.every((member) => among.includes(member))
  );
}

function lengthOf({ default: usual }: Option): number {
  return Array.isArray(usual) ? usual.length : 0;
}

function usualParts({ default: usual }: Option): Parts {
  return isParts(usual) ? usual : {};
}

function partNames(option: Option): string[] {
  return Object.keys(usualParts(option));
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && others.every((each) => some.includes(each));
}

function isParts(value: unknown): value is Parts {
  return isObject(value) && Object.values(value).every((part) => isCount(part, 0));
}

function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= MOST;
}

/** The order of a list or of parts says nothing, so it is always the same one. */
function tidy(option: Option, value: OptionValue): OptionValue {
  const { among = [] } = option;
  if (Array.isArray(value)) return among.filter((each) => value.includes(each));
  if (!isParts(value)) return value;
  return Object.fromEntries(partNames(option).map((part) => [part, value[part]]));
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
  if (!Object.hasOwn(game.options, name)) return no(spoken(unknownOption(game, name)));
  const option = game.options[name];
  if (part === undefined) return ok({ ...given, [name]: read(option, value) });
  if (!partNames(option).includes(part)) {
    const parts = partNames(option).join(', ') || 'none';
    return no(`${name} has no part ${quote(part)}; its parts: ${parts}`);
  }
  const before = given[name] ?? usualParts(option);
  return ok({
    ...given,
    [name]: { ...fieldsOf(before), [part]: readNumber(value) },
  });
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
