import { assign, type Game, games, nearest, type Options, resolveOptions } from '@overtrick/engine';
import { usage } from './io.ts';

/** Reads what was typed, or says what is allowed. */

export function readGame(name: string): Game {
  const game = games.find((each) => each.name === name.toLowerCase());
  if (game) return game;
  throw usage(`there is no game "${name}".${hint(name, gameNames)} Games: ${gameNames.join(', ')}`);
}

export const gameNames: readonly string[] = games.map(({ name }) => name);

/** " Did you mean mu?", if a known word is near. */
export function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** A whole number for an option on the command line. */
export function readWhole(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw usage(`${option} takes a whole number from ${least} to ${most}, not "${text}"`);
}

const USUAL_PLAYERS = 4;

export function readPlayerCount(game: Game, text: string | undefined): number {
  const [fewest, most] = game.seats;
  if (text === undefined) return Math.min(most, Math.max(fewest, USUAL_PLAYERS));
  if (/^\d+$/.test(text) && Number(text) >= fewest && Number(text) <= most) return Number(text);
  throw usage(`${game.title} is for ${playersWords(game)} players, not "${text}"`);
}

/** "4", "3 to 6". */
export function playersWords({ seats }: Game): string {
  return [...new Set(seats)].join(' to ');
}

/** Settings as people type them: `target=100`, `trumpBonus.none=40`, `removedColours=R,B`. */
export function readSettings(game: Game, players: number, settings: readonly string[]): Options {
  let given: Record<string, unknown> = {};
  for (const setting of settings) {
    const next = assign(game, given, setting);
    if (!next.ok) throw usage(next.error);
    given = next.value;
  }
  const options = resolveOptions(game, players, given);
  if (!options.ok) throw usage(options.error);
  return options.value;
}

/** For options that may be given several times. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
