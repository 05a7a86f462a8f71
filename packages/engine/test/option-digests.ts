import type { Game, Option } from '../src/game.ts';
import { resolveOptions } from '../src/index.ts';
import { type Digests, hashOf, type Note } from './digests.ts';
import { playerCounts } from './driver.ts';

/** Where these digests of a game are kept. */
export function optionsName({ name }: Game): string {
  return `options-${name}`;
}

/** By number of players: which settings of the rules are allowed, and which are one and the same. */
export function digestOptions(game: Game): Digests {
  return Object.fromEntries(
    playerCounts(game).map((players) => [
      `options with ${players}`,
      hashOf((note) => {
        for (const name of Object.keys(game.options).sort()) noteOption(game, players, name, note);
      }),
    ]),
  );
}

const NUMBERS = [-1, 0, 1, 2, 1_000_000, 1_000_001, 2 ** 53 - 1];

/** Tried at values that do not depend on the default: to change that alone is to judge as before. */
function noteOption(game: Game, players: number, name: string, note: Note): void {
  const option = game.options[name];
  for (const value of [...NUMBERS, null, true, false, ...(option.among ?? []), ...made(option)]) {
    const resolved = resolveOptions(game, players, { [name]: value });
    note(name, value, resolved.ok && resolved.value[name]);
  }
}

/** Lists in either order, and objects of equal parts. */
function made({ kind, among = [], default: standard }: Option): unknown[] {
  if (kind === 'parts') {
    const parts = Object.keys(Object(standard));
    return NUMBERS.map((n) => Object.fromEntries(parts.map((part) => [part, n])));
  }
  if (kind !== 'list') return [];
  const pairs = [among.slice(0, 2), among.slice(-2), among.slice(0, 1), among.slice(0, 3)];
  return pairs.flatMap((list) => [list, [...list].reverse()]);
}
