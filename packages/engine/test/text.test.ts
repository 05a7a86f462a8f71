// The text of records, read by the engine's scanner and by the naive reader, which share no code.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utf8 } from '../src/bytes.ts';
import { commitment, games, RecordScan, replay } from '../src/index.ts';
import { golden } from './golden.ts';
import { Foul } from './naive/foul.ts';
import { judge } from './naive/judge.ts';
import { readText } from './naive/text.ts';
import { refereed } from './refereed.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** By the engine: scanned, parsed and replayed. */
function isTaken(text: string): boolean {
  if (new RecordScan().take(utf8(text))) return false;
  try {
    return replay(JSON.parse(text), games).ok;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function isTakenNaively(text: string): boolean {
  try {
    return judge(readText(text)).length === 0;
  } catch (error) {
    if (error instanceof Foul) return false;
    throw error;
  }
}

/** The shortest golden record of each game. */
const records = refereed.map(({ name }) => {
  const lines = golden.filter((file) => file.name.startsWith(`${name}-`)).flatMap((f) => f.lines);
  return lines.sort((a, b) => a.length - b.length)[0];
});
/** As tables write it: with a seed, which neither of the two deals from, and without a simulation's meta. */
const seed = '7'.repeat(64);
const mu = records[0]
  .replace(/,"meta":\{[^}]*\}/, '')
  .replace('"deals":[', `"seed":"${seed}","deals":[`);

test('golden records are taken by both', () => {
  for (const line of records) expect([isTaken(line), isTakenNaively(line)]).toEqual([true, true]);
});

describe('both refuse', () => {
  test.each([
    ['a key twice', mu.replace('"game":"mu"', '"game":"mu","g\\u0061me":"mu"')],
    ['a number with a point', mu.replace('"dealer":', '"dealer":0.0,"dealer2":')],
    ['-0', mu.replace('"scores":[', '"scores":[-0,')],
    ['17 levels', mu.replace('{', `{"meta":${'['.repeat(16)}${']'.repeat(16)},`)],
    ['a seed that is no text', mu.replace(/"seed":"\w+"/, '"seed":7')],
    ['a commitment alone', mu.replace(/"seed":"\w+"/, `"commitment":"${'0'.repeat(64)}"`)],
    ['a commitment to another seed', mu.replace('{', `{"commitment":"${'0'.repeat(64)}",`)],
    ['entropy that is not hexadecimal', mu.replace('"dealer"', '"entropy":["x"],"dealer"')],
  ])('%s', (_what, text) => {
    expect(text).not.toBe(mu);
    expect([isTaken(text), isTakenNaively(text)]).toEqual([false, false]);
  });

  test('a stock or a turned-up card in games without', () => {
    for (const line of records) {
      for (const extra of ['"stock":["ZZ"]', '"stock":[]', '"turnUp":"ZZ"', '"turnUp":null']) {
        const text = line.replace('"dealer"', `${extra},"dealer"`);
        expect([isTaken(text), isTakenNaively(text)], `${line.slice(0, 60)} ${extra}`).toEqual([
          false,
          false,
        ]);
      }
    }
  });
});

test.each([
  ['meta of any kind', mu.replace('{', '{"meta":{"took":1.5e3,"x":[-0.0]},')],
  ['16 levels', mu.replace('{', `{"meta":${'['.repeat(15)}${']'.repeat(15)},`)],
  ['what players added', mu.replace('"dealer"', '"entropy":["0badcafe","F"],"dealer"')],
  ['a commitment beside its seed', mu.replace('{', `{"commitment":"${commitment(seed)}",`)],
])('both take %s', (_what, text) => {
  expect([isTaken(text), isTakenNaively(text)]).toEqual([true, true]);
});

/** Places in the head and around values, where a change of one letter says something else. */
const EDITS = [
  '',
  '0',
  '-',
  '.5',
  'e1',
  '"',
  ',',
  ':',
  '{',
  '}',
  '[',
  ']',
  ' ',
  '\n',
  '\\',
  '"a":1,',
  'null',
];

test('both agree on texts with a letter changed, or refuse and take alike', () => {
  const edits = fc.tuple(
    fc.constantFrom(...records),
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom(...EDITS),
  );
  fc.assert(
    fc.property(edits, ([line, place, cut, put]) => {
      const at = place % line.length;
      const text = line.slice(0, at) + put + line.slice(at + cut);
      expect(isTaken(text)).toBe(isTakenNaively(text));
    }),
    { numRuns: 150 },
  );
});

test('the naive reader reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify({ meta: value });
      const read = readText(text);
      expect(isObject(read) && JSON.stringify(read)).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});
