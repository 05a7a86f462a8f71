import { describe, expect, test } from 'vitest';
import { fileWith, overtrick } from '../../test/terminal.ts';

/** The counts by depth. */
async function counts(...argv: string[]): Promise<string[]> {
  const { code, out } = await overtrick(['perft', 'mu', ...argv]);
  expect(code).toBe(0);
  return [...out.matchAll(/^ +\d+ +([\d,]+) /gm)].map(([, number]) => number);
}

test('counts for each depth, the same for the same seed', async () => {
  const first = await counts('--players', '4', '--seed', '3', '--depth', '4');
  expect(first).toHaveLength(5);
  expect(first[0]).toBe('1');
  expect(await counts('--players', '4', '--seed', '3', '--depth', '4')).toEqual(first);
});

describe('--layout', () => {
  const cards = { hands: [['R1'], ['R2'], ['R3'], ['R4']] };

  test('takes small hands: one card each, shown or passed in turn', async () => {
    const path = fileWith(JSON.stringify(cards), 'cards.json');
    // Pass or show; a bid of one card must then be ended.
    expect((await counts('--layout', path, '--depth', '2')).slice(0, 3)).toEqual(['1', '2', '3']);
  });

  test.each([
    ['{"hands": [["R1"], ["R2"], ["R3"], ["X4"]]}', 'the card "X4"'],
    ['{"hands": [["R2"], ["R2"], ["R3"], ["R4"]]}', 'the card "R2", or has it too often'],
    ['{"hands": [["R1"], ["R2", "R5"], ["R3"], ["R4"]]}', 'hands of different sizes'],
    ['{"hands": [["R1"], ["R2"]]}', 'Mü is for 3 to 6 players, not "2"'],
    ['{"cards": []}', 'has no "hands"'],
    ['null', 'has no "hands"'],
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

test.each([
  [['--depth', 'x'], '--depth takes a whole number'],
  [['--dealer', '4', '--players', '4'], '--dealer takes a whole number from 0 to 3'],
])('%j is refused', async (argv, why) => {
  const { code, err } = await overtrick(['perft', 'mu', ...argv]);
  expect(code).toBe(2);
  expect(err).toContain(why);
});
