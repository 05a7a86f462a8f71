import { type Game, games, layPosition, replay, resolveOptions } from '@overtrick/engine';
import fc from 'fast-check';
import { checkSeating, house, resume, save } from '../src/index.ts';
import { knockAtPlay, knockAtTable } from './knocks.ts';
import { tableOf } from './positions.ts';
import { sendable, spoiled } from './values.ts';

/** Where something comes in from outside: so many values are tried at it, and a fault is thrown. */
export interface Door {
  readonly name: string;
  knock(seed: number, values: number): void;
}

/** What makes something new of what it is given, or says in words why not. */
type Reader = (value: unknown) => { readonly ok: boolean };

/** Each with what it lets in, to be spoiled. */
function readersOf(game: Game, seed: number): [string, unknown, Reader][] {
  const table = tableOf(game, seed);
  const saved = save(table);
  const { players, bots, names, options } = table.seating;
  const [deal] = saved.record.deals;
  const position = { game: game.name, players, options, ...deal };
  return [
    ['a wish', { game: game.name, players, bots, names, options, seed }, seating],
    ['options', options, (value) => resolveOptions(game, players, value)],
    ['a save', saved, (value) => resume(value, house)],
    ['a record', saved.record, (value) => replay(value, games)],
    ['a position', position, layPosition],
  ];
}

function seating(value: unknown) {
  return checkSeating(value, house);
}

function knockAtReaders(game: Game, seed: number, values: number): void {
  const readers = readersOf(game, seed);
  for (const [name, sound, read] of readers) {
    const answers = (value: unknown) => {
      if (typeof read(value).ok !== 'boolean') throw new Error(`${name}: no answer`);
    };
    const value = fc.oneof(sendable, spoiled(sound), spoiled(sound));
    fc.assert(fc.property(value, answers), { seed, numRuns: Math.ceil(values / readers.length) });
  }
}

const KNOCKS = {
  play: knockAtPlay,
  'the table': knockAtTable,
  'what is read': knockAtReaders,
};

export const doors: readonly Door[] = games.flatMap((game) =>
  Object.entries(KNOCKS).map(([name, knock]) => ({
    name: `${game.name}, ${name}`,
    knock: (seed: number, values: number) => knock(game, seed, values),
  })),
);
