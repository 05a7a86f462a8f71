import {
  type About,
  nearest,
  no,
  ok,
  type Result,
  resolveOptions,
  seedFromText,
} from '@overtrick/engine';
import type { House } from './house.ts';
import type { Seating, Sitters } from './table.ts';

/** What people ask for; everything in it may be wrong. */
export interface Wish {
  readonly game: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Any text; 64 hexadecimal digits are taken as they are. */
  readonly seed: string;
  readonly names: readonly string[];
  readonly bots: Sitters;
}

/** A seating that a table can be opened with, or what is wrong with the wish. */
export function checkSeating<Known extends About>(
  wish: Wish,
  { games, levels }: House<Known>,
): Result<Seating<Known>, string> {
  const { players, names, bots } = wish;
  const game = games.find(({ name }) => name === wish.game);
  if (!game) {
    const known = games.map(({ name }) => name);
    return no(`there is no game "${wish.game}"; ${hint(wish.game, known)}`);
  }
  const [fewest, most] = game.seats;
  if (!Number.isSafeInteger(players) || players < fewest || players > most) {
    const range = fewest === most ? `${fewest}` : `${fewest} to ${most}`;
    return no(`${game.title} is for ${range} players, not ${players}`);
  }
  if (names.length !== players || bots.length !== players) {
    return no(`there are ${players} seats to fill`);
  }
  const level = bots.find((each) => each !== null && !Object.hasOwn(levels, each));
  if (level) return no(`there is no level "${level}"; ${hint(level, Object.keys(levels))}`);
  const options = resolveOptions(game, players, wish.options);
  if (!options.ok) return options;
  const seed = seedFromText(wish.seed);
  return ok({ game, levels, players, options: options.value, seed, names, bots });
}

/** The nearest of what there is, and all of it. */
function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return `${near ? `did you mean ${near}? T` : 't'}here ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`;
}
