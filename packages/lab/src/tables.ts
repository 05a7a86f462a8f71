import { type Game, type Options, resolveOptions } from '@overtrick/engine';

/** How many play, and by which options. */
export interface LabTable {
  readonly players: number;
  readonly options: Options;
}

/** Every number of players that a game allows, with the usual rules. */
export function tablesOf(game: Game): LabTable[] {
  const [fewest, most] = game.seats;
  return Array.from({ length: most - fewest + 1 }, (_, i) => {
    const options = resolveOptions(game, fewest + i);
    if (!options.ok) throw new Error(options.error);
    return { players: fewest + i, options: options.value };
  });
}
