import {
  type About,
  deriveSeed,
  type Game,
  isWhole,
  nearest,
  no,
  type Options,
  ok,
  quote,
  type Result,
  resolveOptions,
  seedFromText,
} from '@overtrick/engine';
import type { House } from './house.ts';
import type { By, Opening, Sitter } from './log.ts';

/** Who sits where: the level of a bot, or null for a person. */
export type Sitters = readonly (string | null)[];

/** What a table can be opened with. */
export interface Seating<Known extends About = Game> {
  readonly game: Known;
  readonly players: number;
  readonly options: Options;
  /** 64 hexadecimal digits if it was chosen. */
  readonly seed: string | null;
  readonly names: readonly string[];
  readonly bots: Sitters;
}

/** What people ask for; everything in it may be wrong. */
export interface Wish {
  readonly game: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Any text, from which all deals follow; without it each deal has a seed of its own. */
  readonly seed?: string;
  readonly names: readonly string[];
  readonly bots: Sitters;
}

/** A seating that a table can be opened with, or what is wrong with the wish. */
export function checkSeating<Known extends About>(
  value: unknown,
  { games, levels }: House<Known>,
): Result<Seating<Known>, string> {
  const wish = Object(value) as Partial<Record<keyof Wish, unknown>>;
  const { players, names, bots, options: given = {}, seed } = wish;
  const game = games.find(({ name }) => name === wish.game);
  if (!game) {
    const known = games.map(({ name }) => name);
    return no(`there is no game ${quote(wish.game)}; ${hint(wish.game, known)}`);
  }
  if (!isPlayers(players, game)) return no(playersFault(players, game));
  if (!isRow(names, players, isName) || !isRow(bots, players, isSitter)) {
    return no(`there are ${players} seats to fill: a plain name, and a level or null, for each`);
  }
  const level = bots.find((each) => each !== null && !Object.hasOwn(levels, each));
  if (level !== undefined) {
    return no(`there is no level ${quote(level)}; ${hint(level, Object.keys(levels))}`);
  }
  const options = resolveOptions(game, players, given);
  if (!options.ok) return options;
  if (seed !== undefined && typeof seed !== 'string') return no('"seed" must be a text');
  const chosen = seed === undefined ? null : seedFromText(seed);
  return ok({ game, players, options: options.value, seed: chosen, names, bots });
}

/**
 * The first entry of a table's log: all people at it are the one who opens it. Who chooses a seed chooses the whole
 * game, its bots included; else their chance comes from `fresh`, a new seed.
 */
export function openingOf(seating: Seating<About>, by: By, fresh: string): Opening {
  const { game, players, options, seed, names, bots } = seating;
  const sitters = bots.map((level, seat) =>
    level === null
      ? { kind: 'person' as const, name: names[seat], id: by }
      : { kind: 'bot' as const, name: names[seat], level },
  );
  const secret = seed === null ? fresh : deriveSeed(seed, 'bots');
  return { game: game.name, version: game.version, players, options, sitters, seed, secret };
}

function isPlayers(players: unknown, { seats: [fewest, most] }: About): players is number {
  return isWhole(players) && players >= fewest && players <= most;
}

function playersFault(players: unknown, { title, seats: [fewest, most] }: About): string {
  const range = fewest === most ? `${fewest}` : `${fewest} to ${most}`;
  return `${title} is for ${range} players, not ${quote(players)}`;
}

/** The nearest of what there is, and all of it. */
function hint(word: unknown, known: readonly string[]): string {
  const near = typeof word === 'string' ? nearest(word, known) : undefined;
  return `${near ? `did you mean ${near}? T` : 't'}here ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`;
}

/** A list with something of this kind in every place, which may have no holes. */
export function isRow<T>(
  value: unknown,
  length: number,
  fits: (each: unknown) => each is T,
): value is T[] {
  return Array.isArray(value) && value.length === length && Array.from(value).every(fits);
}

export function isSitter(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

/** Whether this says who sits somewhere; it may come from a file. */
export function isSeated(value: unknown): value is Sitter {
  const { kind, name, id, level, standIn } = Object(value) as Partial<Record<string, unknown>>;
  if (kind === 'empty') return true;
  if (!isName(name)) return false;
  if (kind === 'bot') return typeof level === 'string';
  return kind === 'person' && typeof id === 'string' && (standIn === undefined || isBot(standIn));
}

function isBot(value: unknown): boolean {
  const { name, level } = Object(value);
  return isName(name) && typeof level === 'string';
}

/** So many letters has a name at most. */
export const LONGEST_NAME = 40;
const NAME = new RegExp(`^[^\\p{Cc}\\p{Cf}]{1,${LONGEST_NAME}}$`, 'u');

/** Control characters in a name could command the terminal that shows it. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}
