import { Solver } from '@overtrick/bots';
import { FastRandom } from '@overtrick/engine';
import { Deck } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { measure, median, type Subject } from './harness.ts';
import { plainValue } from './plain-solver.ts';
import { jsonLines, positionTable, progressBar, table } from './report.ts';
import { dealPosition } from './solver.ts';

/**
 * Subjects on a clock of their own, each with so many nanoseconds a move and ten moves a deal, and with
 * a share of the processor.
 */
function bench(speeds: Record<string, (turn: number) => number>, share = 1) {
  let now = 0;
  const turns: string[] = [];
  const subjects = Object.entries(speeds).map(([name, speed]): Subject => {
    let turn = 0;
    return {
      name,
      run(n) {
        turns.push(name);
        now += n * 10 * speed(turn++);
        return n * 10;
      },
    };
  });
  return { subjects, turns, clock: { cpu: () => now, wall: () => now / share } };
}

describe('measure', () => {
  test('gives nanoseconds a move and the ratio to the floor', () => {
    const { subjects, clock } = bench({ floor: () => 10, slow: () => 35 });
    expect(measure(subjects, { seconds: 1, clock })).toEqual([
      { name: 'floor', nsPerMove: 10 },
      { name: 'slow', nsPerMove: 35, ratioToFloor: 3.5 },
    ]);
  });

  test('takes the median, so that a few disturbed rounds change nothing', () => {
    const { subjects, clock } = bench({ floor: () => 10, jumpy: (turn) => (turn % 4 ? 20 : 900) });
    expect(measure(subjects, { seconds: 1, clock })[1].ratioToFloor).toBe(2);
  });

  test('lets the subjects take turns', () => {
    const { subjects, turns, clock } = bench({ floor: () => 10, a: () => 20, b: () => 30 });
    measure(subjects, { seconds: 1, rounds: 7, clock });
    expect(turns.slice(-21).join(' ')).toBe(Array(7).fill('floor a b').join(' '));
  });

  test.each([0.5, 5, 30])('stays within %d seconds with subjects of any speed', (seconds) => {
    const speeds = Object.fromEntries(
      Array.from({ length: 24 }, (_, i) => [`s${i}`, () => 5 + i ** 3]),
    );
    const { subjects, clock } = bench(speeds);
    measure(subjects, { seconds, clock });
    expect(clock.wall()).toBeLessThan(seconds * 1e9);
    expect(clock.wall()).toBeGreaterThan(seconds * 0.5e9);
  });

  test('keeps to its time on a busy machine, and reports what the subject used', () => {
    const { subjects, clock } = bench({ floor: () => 10, slow: () => 35 }, 0.25);
    expect(measure(subjects, { seconds: 1, clock })[1].nsPerMove).toBe(35);
    expect(clock.wall()).toBeLessThan(1e9);
  });

  test('adapts to a subject that becomes faster as it warms up', () => {
    const { subjects, clock } = bench({ floor: (turn) => (turn < 12 ? 500 : 10) });
    expect(measure(subjects, { seconds: 4, clock })[0].nsPerMove).toBe(10);
    expect(clock.wall()).toBeLessThan(4e9);
  });

  test('refuses fewer than seven rounds', () => {
    expect(() => measure([], { seconds: 1, rounds: 5 })).toThrow(RangeError);
  });

  test('has no ratios without a floor', () => {
    const { subjects, clock } = bench({ a: () => 20 });
    expect(measure(subjects, { seconds: 1, clock })).toEqual([{ name: 'a', nsPerMove: 20 }]);
  });
});

test('the median of an even number of samples lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

const MEASURED = [
  { name: 'floor', nsPerMove: 9.00049 },
  { name: 'mu/5', game: 'mu', players: 5, nsPerMove: 36.5, ratioToFloor: 4.0555555 },
];

test('JSON: one object a line', () => {
  expect(jsonLines(MEASURED).split('\n')).toEqual([
    '{"name":"floor","nsPerMove":9}',
    '{"name":"mu/5","game":"mu","players":5,"nsPerMove":36.5,"ratioToFloor":4.056}',
  ]);
});

test('table: a heading and a line for each', () => {
  expect(table(MEASURED).split('\n')).toEqual([
    '       ns a move  of the floor  of the bare playout',
    'floor        9.0',
    'mu/5        36.5        4.06 ×',
  ]);
});

test('positions: milliseconds, in JSON and in a table of their own', () => {
  const positions = [
    { name: 'solver/4x6', msPerPosition: 0.25, plainMs: 80 },
    { name: 'solver/4x8', msPerPosition: 3.25 },
  ];
  expect(jsonLines(positions.slice(1))).toBe('{"name":"solver/4x8","msPerPosition":3.25}');
  expect(positionTable(positions).split('\n')).toEqual([
    '            ms a position  plain alpha-beta',
    'solver/4x6           0.25             80.00',
    'solver/4x8           3.25',
  ]);
});

test('the plain search that the solver is held against finds the same', () => {
  const small = { deck: new Deck({ suits: [...'SHDC'], ranks: [...'789TJQKA'] }), players: 4 };
  const random = new FastRandom(3);
  const stakes = { side: 0b0101, trick: 1 };
  for (let i = 0; i < 20; i++) {
    const state = dealPosition({ ...small, cards: 3 }, random);
    expect(plainValue(state, stakes)).toBe(new Solver().load(state, stakes).value());
  }
});

test('the progress bar is for terminals only', () => {
  const written: string[] = [];
  const stream = (isTTY: boolean) =>
    ({ isTTY, write: (text: string) => written.push(text) }) as unknown as NodeJS.WriteStream;
  progressBar(stream(false))(1, 2);
  expect(written).toEqual([]);
  progressBar(stream(true))(1, 2);
  progressBar(stream(true))(2, 2);
  expect(written[0]).toContain('1/2');
  expect(written[1]).toBe('\r\x1b[K');
});
