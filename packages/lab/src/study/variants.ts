import {
  defaultOf,
  fieldsOf,
  type Game,
  isObject,
  type Option,
  type Options,
  optionFault,
  resolveOptions,
  say,
} from '@overtrick/engine';
import { type Casting, castAll } from '../casting.ts';
import { among, StudyFault } from './fault.ts';
import type { Variant } from './study.ts';

type Fields = Readonly<Record<string, unknown>>;

const VARIANT_FIELDS = ['name', 'options', 'bots'];
/** More side by side could not be told apart. */
export const MOST_VARIANTS = 12;

/** What all variants are played at. */
export interface StudyTable {
  readonly game: Game;
  readonly players: number;
  readonly cast: Casting;
}

/** The variants of a study; without any, the rules as they are printed. */
export function readVariants(
  table: StudyTable,
  { variants: written = [{}], bots }: Fields,
  isAA: boolean,
): Variant[] {
  if (!Array.isArray(written) || written.length === 0 || written.length > MOST_VARIANTS) {
    throw new StudyFault('variants', `"variants" is a list of 1 to ${MOST_VARIANTS}`);
  }
  const everywhere = botsOf(table, bots ?? 'novice', 'bots');
  const variants = written.map((each, index) =>
    readVariant({ ...table, bots: everywhere }, each, `variants.${index}`),
  );
  if (isAA) return numbered(variants);
  checkApart(variants);
  return variants;
}

interface Common extends StudyTable {
  readonly bots: readonly string[];
}

function readVariant(common: Common, written: unknown, path: string): Variant {
  const { game, players, bots } = common;
  if (!isObject(written)) throw new StudyFault(path, 'a variant is an object in braces');
  for (const name of Object.keys(written)) {
    among('field of a variant', name, VARIANT_FIELDS, `${path}.${name}`);
  }
  const { name, options: given = {}, bots: own } = fieldsOf(written);
  const options = optionsOf(game, players, given, `${path}.options`);
  if (name !== undefined && (typeof name !== 'string' || name.length > 60)) {
    throw new StudyFault(`${path}.name`, 'the name of a variant is a text of up to 60 characters');
  }
  return {
    name: name ?? (nameOf(fieldsOf(given)) || 'as printed'),
    options,
    bots: own === undefined ? bots : botsOf(common, own, `${path}.bots`),
  };
}

/** "declarerBonus.none 60, target 300" */
function nameOf(given: Fields): string {
  return Object.entries(given)
    .map(([name, value]) => `${name} ${JSON.stringify(value).replaceAll('"', '')}`)
    .join(', ');
}

/** Options by name, or parts of them: `"declarerBonus.none": 60`. */
function optionsOf(game: Game, players: number, given: unknown, path: string): Options {
  if (!isObject(given)) throw new StudyFault(path, '"options" is an object in braces');
  let gathered: Fields = {};
  for (const [written, value] of Object.entries(given)) {
    const at = `${path}.${written}`;
    const [name, part] = written.split(/\.(.*)/);
    among('option', name, Object.keys(game.options), at);
    const before = fieldsOf(gathered[name] ?? defaultOf(game.options[name], players));
    if (part !== undefined) among(`part of ${name}`, part, Object.keys(before), at);
    gathered = { ...gathered, [name]: part === undefined ? value : { ...before, [part]: value } };
    const fault = optionFault(game, players, name, gathered[name]);
    if (fault) throw new StudyFault(at, `${say(game, fault)} (${game.options[name].clause})`);
  }
  const options = resolveOptions(game, players, gathered);
  if (!options.ok) throw new StudyFault(path, options.error);
  return options.value;
}

/** One bot for all seats, or a list of one for each. */
function botsOf({ cast, players }: StudyTable, value: unknown, path: string): string[] {
  const text = Array.isArray(value) ? value.join(',') : value;
  const bots = typeof text === 'string' ? castAll(cast, text, players) : undefined;
  if (bots?.ok) return bots.value;
  throw new StudyFault(
    path,
    bots ? bots.error : '"bots" is a text, or a list of one for each seat',
  );
}

/** Options that are otherwise than printed in any variant. */
export function variedIn(game: Game, players: number, variants: readonly Variant[]): string[] {
  const isVaried = ([name, option]: [string, Option]) =>
    variants.some(
      ({ options }) => JSON.stringify(options[name]) !== JSON.stringify(defaultOf(option, players)),
    );
  return Object.entries(game.options)
    .filter(isVaried)
    .map(([name]) => name);
}

/** Two that are the same would differ by luck alone; who wants to see just that says so. */
function checkApart(variants: readonly Variant[]): void {
  for (const [index, { name, options, bots }] of variants.entries()) {
    const path = `variants.${index}`;
    const others = variants.slice(0, index);
    const rules = JSON.stringify([options, bots]);
    const twin = others.find((each) => JSON.stringify([each.options, each.bots]) === rules);
    if (twin) {
      const advice = 'to compare a variant with itself, say "aa": true in a study file';
      throw new StudyFault(path, `"${name}" is the same as "${twin.name}"; ${advice}`);
    }
    if (others.some((each) => each.name === name)) {
      throw new StudyFault(`${path}.name`, `there are two variants with the name "${name}"`);
    }
  }
}

function numbered(variants: readonly Variant[]): Variant[] {
  return variants.map((each, index) => ({ ...each, name: `${each.name} (${index + 1})` }));
}
