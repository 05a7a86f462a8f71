import {
  fieldsOf,
  type Game,
  isObject,
  isWhole,
  messageOf,
  no,
  ok,
  type Result,
  seedFromText,
  version,
} from '@overtrick/engine';
import type { Casting } from '../casting.ts';
import { type AskedTable, questionFault } from './askable.ts';
import { among, StudyFault } from './fault.ts';
import type { StudyHouse } from './house.ts';
import { readLadder } from './ladder.ts';
import { linesOf } from './lines.ts';
import { STUDY_FORMAT, type Study, type StudyUnit, type Variant } from './study.ts';
import { readVariants, variedIn } from './variants.ts';

const FIELDS = [
  'title',
  'game',
  'players',
  'deals',
  'matches',
  'seed',
  'bots',
  'variants',
  'aa',
  'question',
  'halfWidth',
  'ladder',
];
/** More would run for years. */
export const MOST_UNITS = 1_000_000_000;

/** Reads a study file for a house. A fault is told with its line and what is allowed. */
export function readStudyIn(house: StudyHouse, text: string): Result<Study, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return no(`${syntaxPlace(text, messageOf(error))}it is no JSON: ${messageOf(error)}`);
  }
  const { lines, again } = linesOf(text);
  if (again) return no(`line ${again.line}: there are two of ${JSON.stringify(again.key)}`);
  const study = checkStudyIn(house, value);
  if (study.ok) return study;
  const { path, message } = study.error;
  return no(`line ${lineOf(lines, path)}: ${message}`);
}

/** The line of a mistake, where the reason says how far the text could be read: "line 2: ". */
function syntaxPlace(text: string, why: string): string {
  const place = why.endsWith('end of JSON input') ? text.length : why.match(/position (\d+)/)?.[1];
  if (place === undefined) return '';
  return `line ${text.slice(0, Number(place)).split('\n').length}: `;
}

/** What is missing is told at what it is missing from. */
function lineOf(lines: ReadonlyMap<string, number>, path: string): number {
  const parts = path.split('.');
  while (parts.length > 0 && !lines.has(parts.join('.'))) parts.pop();
  return lines.get(parts.join('.')) ?? 1;
}

/** The same from data, such as flags or a link. */
export function checkStudyIn(house: StudyHouse, value: unknown): Result<Study, StudyFault> {
  try {
    return ok(studyOf(house, value));
  } catch (error) {
    if (error instanceof StudyFault) return no(error);
    throw error;
  }
}

function studyOf(house: StudyHouse, value: unknown): Study {
  if (!isObject(value)) throw new StudyFault('', 'a study is an object in braces');
  for (const name of Object.keys(value)) among('field of a study', name, FIELDS, name);
  const fields = fieldsOf(value);
  const game = gameOf(house, fields.game);
  const players = playersOf(game, fields.players);
  const isAA = flagOf(fields.aa);
  const rungs = readLadder(players, fields);
  const variants = readVariants({ game, players, cast: house.cast }, { ...fields, ...rungs }, isAA);
  const { unit, count } = countOf(fields);
  return {
    format: STUDY_FORMAT,
    title: textOf('title', fields.title ?? `${game.title}, ${players} players`),
    game: game.name,
    version: game.version,
    software: version,
    players,
    unit,
    count,
    seed: seedFromText(textOf('seed', fields.seed ?? '1')),
    variants,
    varied: variedIn(game, players, variants),
    isAA,
    question: questionOf(fields.question ?? usualQuestion(fields, unit), {
      game,
      players,
      unit,
      variants,
    }),
    halfWidth: widthOf(fields.halfWidth),
    chunk: chunkOf(unit, variants, house.cast),
  };
}

function gameOf({ games }: StudyHouse, name: unknown): Game {
  if (name === undefined) throw new StudyFault('', 'a study names its "game"');
  const names = games.map((each) => each.name);
  return games[names.indexOf(among('game', name, names, 'game'))];
}

function playersOf({ seats: [fewest, most], title }: Game, value: unknown): number {
  const players = value ?? Math.min(most, Math.max(fewest, 4));
  if (isWhole(players) && players >= fewest && players <= most) return players;
  const allowed = fewest === most ? String(fewest) : `${fewest} to ${most}`;
  throw new StudyFault('players', `${title} is for ${allowed} players, not ${told(value)}`);
}

function flagOf(value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  throw new StudyFault('aa', `"aa" is true or false, not ${told(value)}`);
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= 200) return value;
  throw new StudyFault(name, `"${name}" is a text of up to 200 characters, not ${told(value)}`);
}

function countOf({ deals, matches }: Readonly<Record<string, unknown>>) {
  if ((deals === undefined) === (matches === undefined)) {
    const path = matches === undefined ? '' : 'matches';
    throw new StudyFault(path, 'a study says how many "deals" or how many "matches", one of both');
  }
  const unit: StudyUnit = deals === undefined ? 'matches' : 'deals';
  const count = deals ?? matches;
  if (isWhole(count) && count >= 1 && count <= MOST_UNITS) return { unit, count };
  throw new StudyFault(
    unit,
    `"${unit}" is a whole number from 1 to ${MOST_UNITS}, not ${told(count)}`,
  );
}

const QUESTIONS: Readonly<Record<StudyUnit, string>> = {
  deals: 'deal/range',
  matches: 'match/deals',
};
const LADDER_QUESTIONS: Readonly<Record<StudyUnit, string>> = {
  deals: 'skill/ahead',
  matches: 'skill/wins',
};

function usualQuestion({ ladder }: Readonly<Record<string, unknown>>, unit: StudyUnit): string {
  return (ladder === undefined ? QUESTIONS : LADDER_QUESTIONS)[unit];
}

function questionOf(value: unknown, table: AskedTable): string {
  const fault = questionFault(table, typeof value === 'string' ? value : told(value));
  if (typeof value === 'string' && fault === undefined) return value;
  throw new StudyFault('question', fault ?? `"question" is a text, not ${told(value)}`);
}

function widthOf(value: unknown): number | null {
  if (value === undefined) return null;
  if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value;
  throw new StudyFault('halfWidth', `"halfWidth" is a number above 0, not ${told(value)}`);
}

/**
 * Deals at random are over in a moment: so many at a time that to hand them over costs little beside playing them. Where bots
 * search, a few are worth keeping.
 */
function chunkOf(unit: StudyUnit, variants: readonly Variant[], cast: Casting): number {
  const bots = [...new Set(variants.flatMap((variant) => variant.bots))];
  const isQuick = bots.every((bot) => isAtOnce(cast(bot), ['random']));
  const isThumb = bots.every((bot) => isAtOnce(cast(bot), ['random', 'novice']));
  const [quick, thumb, slow] = unit === 'deals' ? [16_384, 32, 2] : [1024, 4, 1];
  return isQuick ? quick : isThumb ? thumb : slow;
}

function isAtOnce(player: ReturnType<Casting>, names: readonly string[]): boolean {
  return player.ok && names.includes(player.value.name);
}

function told(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
