import { type Game, nearest } from '@overtrick/engine';
import type { Tellable } from '../room.ts';
import { kindOfMeasure, measurePatterns } from './measures.ts';
import { labRoomOf } from './rooms.ts';
import { loneIn } from './seating.ts';
import type { StudyUnit, Variant } from './study.ts';

/** What a study is to play: enough to know what it can find out. */
export interface AskedTable {
  readonly game: Game;
  readonly players: number;
  readonly unit: StudyUnit;
  readonly variants: readonly Variant[];
}

/** Why this measure cannot come of such a study, and what can; undefined if it can. */
export function questionFault(table: AskedTable, key: string): string | undefined {
  const kind = kindOfMeasure(key);
  if (!kind) return `there is no measure ${JSON.stringify(key)}. ${measuresText(table)}`;
  const { pattern, name } = kind;
  const reason = reasonAgainst(table, pattern);
  if (reason !== undefined) return `${key} is ${reason}. ${measuresText(table)}`;
  const names = namesIn(table, pattern);
  if (!names || names.includes(name)) return undefined;
  const near = nearest(name, names);
  const keys = names.map((each) => pattern.replace('*', each));
  const hint = near === undefined ? '' : ` Did you mean ${pattern.replace('*', near)}?`;
  return `${key} cannot happen in ${tableText(table)}.${hint} Allowed: ${keys.join(', ')}`;
}

function tableText({ game, players }: AskedTable): string {
  return `${game.title} with ${players} players and these bots and rules`;
}

/** All that can be asked after, by its pattern. */
function measuresText(table: AskedTable): string {
  const open = measurePatterns.filter((pattern) => reasonAgainst(table, pattern) === undefined);
  return `Allowed: ${open.join(', ')}`;
}

/** Bots that choose without a comparison. */
const UNCOMPARING = /^(random|novice)\b/;

function reasonAgainst(table: AskedTable, pattern: string): string | undefined {
  const { unit, variants } = table;
  if (unit === 'deals' && /^match\/|\/wins$/.test(pattern)) {
    return 'a measure of "matches", and this study has "deals"';
  }
  if (pattern.startsWith('skill/') && !variants.some(({ bots }) => loneIn(bots))) {
    return 'a measure of one bot among others that are all alike, and here is none';
  }
  const isCompared = variants.some(({ bots }) => bots.some((bot) => !UNCOMPARING.test(bot)));
  if (pattern === 'decision/mattered' && !isCompared) {
    return 'a measure of bots that compare moves, and these do not';
  }
  if (namesIn(table, pattern)?.length !== 0) return undefined;
  return `a measure of what ${tableText(table)} does not have`;
}

/** What may stand for the `*`; undefined where there is none, or where nobody knows. */
function namesIn(table: AskedTable, pattern: string): readonly string[] | undefined {
  const { players, variants } = table;
  const [start] = pattern.split('/');
  if (!pattern.includes('*')) return undefined;
  if (start === 'seat' || start === 'place') return range(0, players - 1);
  if (start === 'bot') return [...new Set(variants.flatMap(mixedBots))];
  const room = labRoomOf(table.game.name);
  if (start === 'clause') return room && Object.keys(room.clauses);
  const tellings = room && variants.map(({ options }) => room.tells(players, options));
  return tellings && [...new Set(tellings.flatMap((told) => namesTold(told, pattern)))];
}

function mixedBots({ bots }: Variant): string[] {
  const names = [...new Set(bots)];
  return names.length > 1 ? names : [];
}

function namesTold(told: Tellable, pattern: string): readonly string[] {
  const { endings, roles, trumps, isPaid, uses, ofTable = [], bids } = told;
  const [start, , end] = pattern.split('/');
  const used = end === 'advantage' ? uses.filter((use) => !ofTable.includes(use)) : uses;
  const bonus = isPaid ? trumps : [];
  const names: Readonly<Record<string, readonly string[]>> = {
    ...{ ending: endings, role: roles, trump: trumps, bonus, use: used },
    bid: range(bids[0], bids[1]),
  };
  return names[start];
}

function range(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}
