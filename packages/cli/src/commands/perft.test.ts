import { describe, expect, test } from 'vitest';
import { fileWith, overtrick } from '../../test/terminal.ts';

/** The counts by depth. */
async function counts(...argv: string[]): Promise<string[]> {
  const { code, out } = await overtrick(['perft', 'mu', ...argv]);
  expect(code).toBe(0);
  return [...out.matchAll(/^ +\d+ +([\d,]+) /gm)].map(([, number]) => number);
}

test('counts for each depth, the same for the same seed', async () => {
  const first = await counts('--players', '4', '--seed', '3', '--depth', '2');
  expect(first).toHaveLength(3);
  expect(first[0]).toBe('1');
  expect(await counts('--players', '4', '--seed', '3', '--depth', '2')).toEqual(first);
});

describe('--layout', () => {
  const cards = { hands: [['R1'], ['R2'], ['R3'], ['R4']] };

  test('takes small hands: one card each, shown or passed in turn', async () => {
    const path = fileWith(JSON.stringify(cards), 'cards.json');
    // A bid is one move, with which card it may be made.
    expect(await counts('--layout', path, '--depth', '3')).toEqual(['1', '2', '4', '8']);
  });

  test.each([
    ['{"hands": [["R1"], ["R2"], ["R3"], ["X4"]]}', '"X4" is no card of this pack'],
    ['{"hands": [["R2"], ["R2"], ["R3"], ["R4"]]}', 'R2 is there more often than in the pack'],
    ['{"hands": [["R1"], ["R2", "R5"], ["R3"], ["R4"]]}', 'hands of different sizes'],
    ['{"hands": [["R1"], ["R2"]]}', 'Mü is for 3 to 6 players, not "2"'],
    ['{"cards": []}', 'has no "hands"'],
    ['null', 'is not an object with "hands"'],
    ['{', 'cannot read'],
  ])('%s is refused', async (text, why) => {
    const { code, err } = await overtrick([
      'perft',
      'mu',
      '--layout',
      fileWith(text, 'cards.json'),
    ]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });

  test('that is not there is refused', async () => {
    const { code, err } = await overtrick(['perft', 'mu', '--layout', '/nowhere.json']);
    expect(code).toBe(2);
    expect(err).toContain('there is no such file or folder');
  });
});

describe('a file of positions', () => {
  const position = {
    about: 'one card each',
    game: 'mu',
    hands: [['R1'], ['R2'], ['R3'], ['R4']],
    counts: [2, 4, 8],
  };

  async function perft(value: unknown, ...argv: string[]) {
    return overtrick(['perft', fileWith(JSON.stringify(value), 'positions.json'), ...argv]);
  }

  test('is counted again', async () => {
    const { code, out } = await perft([position, position]);
    expect(out).toContain('ok  mu, one card each: 2 4 8\n');
    expect(out).toContain('2 positions, 0 with other counts.');
    expect(code).toBe(0);
  });

  test('ends with 1 if a count differs', async () => {
    const { code, out } = await perft([{ ...position, counts: [2, 4, 9] }]);
    expect(out).toContain('differs  mu, one card each: 2 4 8\n    the file says 2 4 9\n');
    expect(code).toBe(1);
  });

  test('may be one position, counted less deep', async () => {
    const { code, out } = await perft({ ...position, counts: [2, 4, 9] }, '--depth', '2');
    expect(out).toContain(': 2 4\n');
    expect(code).toBe(0);
  });

  test.each([
    [[{ ...position, hands: [] }], 'position 0: it has no "hands"'],
    [[{ ...position, counts: 'many' }], 'position 0: "counts" must be a list of numbers'],
    [[], 'has no positions in it'],
    [
      [{ ...position, options: { deals: 1 }, deal: 9 }],
      'position 0: no match of Mü with these options comes to deal 9',
    ],
  ])('%j is refused', async (value, why) => {
    const { code, err } = await perft(value);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

test('a deal that no match comes to is refused', async () => {
  const rounds = ['perft', 'ninja-whist', '--players', '4', '--depth', '1', '--deal'];
  const { code, err } = await overtrick([...rounds, '21']);
  expect(code).toBe(2);
  expect(err).toContain('--deal takes a whole number from 0 to 20, not "21"');
  expect((await overtrick([...rounds, '20'])).code).toBe(0);
});

test.each([
  [['--depth', 'x'], '--depth takes a whole number'],
  [['--dealer', '4', '--players', '4'], '--dealer takes a whole number from 0 to 3'],
])('%j is refused', async (argv, why) => {
  const { code, err } = await overtrick(['perft', 'mu', ...argv]);
  expect(code).toBe(2);
  expect(err).toContain(why);
});
