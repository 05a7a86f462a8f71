import { type Game, games, legalActions, type Seat } from '@overtrick/engine';
import fc from 'fast-check';

/** What means something to objects, arithmetic or the eyes of a reader, beside ordinary values. */
const ODD: readonly unknown[] = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'seat',
    'type',
    '',
    '0',
    '-',
    '\u202e',
  ],
  ...[0, -0, 1, -1, -2, 0.5, 31, 32, 33, 2 ** 32, 2 ** 53, 1e20, -1e308, null, true, false],
  ...[[], [0], [[]], [null], {}, { seat: 0 }, { length: 1 }],
];
/** What JSON has no word for. */
const FOREIGN: readonly unknown[] = [
  ...[undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('seat'), () => 0, new Date(0)],
  ...[Array(3), new Map(), Object.create(null)],
];
/** What throws if it is looked into, and can come from the same program only. */
const ANGRY: readonly unknown[] = [
  new Proxy({}, { ownKeys: angry, get: angry }),
  Object.defineProperty({ type: 'pass' }, 'seat', { get: angry, enumerable: true }),
];

function angry(): never {
  throw new Error('this must not be looked into');
}

/** A list in a list in a list, deeper than a stack; a report of it would be too. */
const deep = Object.defineProperty(
  JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  fc.toStringMethod,
  { value: () => 'deep' },
);

/** Anything that could be sent, or read from a file. */
export const sendable = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.constantFrom(...FOREIGN, deep, 'R7'.repeat(50_000)) },
);

/** Anything at all. */
export const anything = fc.oneof(
  { weight: 9, arbitrary: sendable },
  { weight: 1, arbitrary: fc.constantFrom(...ANGRY) },
);

/** How a value is changed a little. */
const change = fc.oneof(
  anything.map((other) => () => other),
  fc.constantFrom<((value: unknown) => unknown)[]>(
    (value) => String(value),
    (value) => [value],
    (value) => Number(value) + 32,
    (value) => Number(value) - 32,
    (value) => Number(value) + 0.5,
    (value) => Number(value) + 1,
    (value) => -Number(value),
    (value) => [value, value].flat(),
    (value) => (Array.isArray(value) ? value.slice(1) : undefined),
    (value) => (Array.isArray(value) ? [...value].reverse() : value),
    (value) => `${value} `,
  ),
);

/** A type or value of some move of any game. */
const word = fc.constantFrom(
  ...new Set(games.flatMap(({ actions }) => actions.flatMap(({ type, value }) => [type, value]))),
);

/** A move, or a part of one, with one thing changed, or none. */
export function nearly(move: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const keys = fc.constantFrom(...Object.keys(move));
  return fc.oneof(
    fc.constant({ ...move }),
    fc.tuple(keys, change).map(([key, alter]) => ({ ...move, [key]: alter(move[key]) })),
    fc.tuple(keys, word).map(([key, value]) => ({ ...move, [key]: value })),
    fc.tuple(keys, word).map(([key, value]) => ({ ...move, [key]: [value] })),
    keys.map((key) => Object.fromEntries(Object.entries(move).filter(([name]) => name !== key))),
    fc
      .tuple(fc.constantFrom('__proto__', 'card', 'x', 'meta'), anything)
      .map(([key, value]) => Object.fromEntries([...Object.entries(move), [key, value]])),
  );
}

/** Plain data with something else at one place in it. */
export function spoiled(data: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(data);
  const path = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });
  return fc.tuple(path, sendable).map(([steps, odd]) => spoil(JSON.parse(text), steps, odd));
}

function spoil(data: Record<string, unknown>, [step, ...rest]: number[], odd: unknown): unknown {
  const keys = Object.keys(data);
  const key = keys[step % keys.length];
  const inner = data[key];
  const goesOn = rest.length > 0 && Object.keys(Object(inner)).length > 0;
  if (goesOn && typeof inner === 'object') spoil(inner as Record<string, unknown>, rest, odd);
  else data[key] = odd;
  return data;
}

/** Moves that begin as the rules allow and do not go on like that: a card twice, or nothing more. */
export function begun(game: Game, state: unknown, seat: Seat): fc.Arbitrary<unknown> {
  const first = legalActions(game, state, seat).filter(({ ends }) => !ends);
  const moves = first.flatMap(({ type, field, value }) => {
    const list = [value, value, value];
    return [value, [value], list].map((given) => ({ seat, type, [field]: given }));
  });
  return moves.length > 0 ? fc.constantFrom(...moves) : anything;
}
