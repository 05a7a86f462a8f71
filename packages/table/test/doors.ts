import { type Game, games, layPosition, replay, resolveOptions } from '@overtrick/engine';
import fc from 'fast-check';
import { checkSeating, type Entry, house, logOfSave, type Table, tableOf } from '../src/index.ts';
import { sceneOf } from '../src/scene.ts';
import { isEntry } from '../src/store.ts';
import { NOTHING, readOn, textOf } from '../src/stores/lines.ts';
import { knockAtDoor, knockAtHost } from './asked.ts';
import { knockAtPlay } from './knocks.ts';
import { oldSave } from './old-save.ts';
import { tableOf as somewhere } from './positions.ts';
import { PERSON } from './simulation.ts';
import { sendable, spoiled } from './values.ts';

/** Where something comes in from outside: so many values are tried at it, and a fault is thrown. */
export interface Doorway {
  readonly name: string;
  knock(seed: number, values: number): void | Promise<void>;
}

/** What makes something new of what it is given, or says in words why not. */
type Reader = (value: unknown) => { readonly ok: boolean };

/** Each with what it lets in, to be spoiled. */
function readersOf(game: Game, seed: number): [string, unknown, Reader][] {
  const { saved } = oldSave(game);
  const { bots, record } = saved;
  const { players, options, names, deals } = record;
  const position = { game: game.name, players, options, ...deals[0] };
  const keeping = { by: PERSON, secret: '' };
  return [
    ['a wish', { game: game.name, players, bots, names, options, seed }, seating],
    ['options', options, (value) => resolveOptions(game, players, value)],
    ['a save', saved, (value) => logOfSave(value, house, keeping)],
    ['a log', somewhere(game, seed).log, (value) => readLog(game, value)],
    ['a record', record, (value) => replay(value, games)],
    ['a position', position, layPosition],
  ];
}

function seating(value: unknown) {
  return checkSeating(value, house);
}

/** As a store gives it, which has looked at the outside of entries. What is let in can be looked at by everybody. */
function readLog(game: Game, value: unknown): { readonly ok: boolean } {
  if (!Array.isArray(value) || !Array.from(value).every(isEntry)) return { ok: false };
  const table = tableOf(game, value);
  if (table.ok) lookAt(table.value);
  return table;
}

function lookAt(table: Table): void {
  for (const eyes of [-1, ...table.sitters.keys()]) JSON.stringify(sceneOf(table, eyes));
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

/** A file of a log with something else in one place of it: what is read is what was written, up to there. */
function knockAtFile(game: Game, seed: number, values: number): void {
  const { log } = somewhere(game, seed);
  const text = textOf(log);
  const written = log.map((entry) => JSON.stringify(entry));
  const odd = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('', '\n', '0', '{}', '}\n{'));
  const read = (at: number, length: number, other: string) => {
    const spoilt = text.slice(0, at) + other + text.slice(at + length);
    const { entries } = readOn(NOTHING, new TextEncoder().encode(spoilt));
    const isOther = (entry: Entry, i: number) => JSON.stringify(entry) !== written[i];
    if (entries.some(isOther)) throw new Error('an entry was read that was never written');
  };
  const place = fc.nat({ max: text.length });
  fc.assert(fc.property(place, fc.nat({ max: 600 }), odd, read), { seed, numRuns: values });
}

const KNOCKS = {
  play: knockAtPlay,
  'the host': knockAtHost,
  'the door': knockAtDoor,
  'what is read': knockAtReaders,
  'a file': knockAtFile,
};

export const doors: readonly Doorway[] = games.flatMap((game) =>
  Object.entries(KNOCKS).map(([name, knock]) => ({
    name: `${game.name}, ${name}`,
    knock: (seed: number, values: number) => knock(game, seed, values),
  })),
);
