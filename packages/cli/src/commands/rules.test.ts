import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { overtrick } from '../../test/terminal.ts';

test('without a game it lists the games', async () => {
  const { out } = await overtrick(['rules']);
  expect(out).toMatch(/^ {2}mu +Mü +3 to 6 players$/m);
});

test.each(games.map(({ name }) => name))(
  '%s has its rules printed, clause by clause',
  async (name) => {
    const { code, out } = await overtrick(['rules', name]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}1\.1 /m);
    expect(out).not.toMatch(/\*\*|`/);
  },
);

test.each([40, 80, 100])('lines fit a terminal of %i columns', async (columns) => {
  const { out } = await overtrick(['rules', 'mu'], { columns });
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
});

test('a window that is very wide does not make very long lines', async () => {
  const { out } = await overtrick(['rules', 'mu'], { columns: 300 });
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

describe('a clause', () => {
  test.each(['3.4', 'mu/3.4', 'MU/3.4'])('as %s is printed alone', async (clause) => {
    const { out } = await overtrick(['rules', 'mu', clause]);
    expect(out).toMatch(/^3 Auction\n\n {2}3\.4 A pass takes nobody out/);
    expect(out).not.toContain('3.5');
  });

  test('without its second number is the section', async () => {
    const { out } = await overtrick(['rules', 'mu', '8']);
    expect(out).toContain('8.1');
    expect(out).toContain('8.3');
    expect(out).not.toContain('7.1');
  });

  test.each([
    ['3.44', 'Did you mean 3.7? Section 3 has 3.1 to 3.7.'],
    ['3.0', 'Did you mean 3.1?'],
    ['9.1', 'Its sections: 1, 2, 3'],
    ['crown', 'Its sections: 1, 2, 3'],
  ])('that is unknown (%s) is refused with the nearest', async (clause, near) => {
    const { code, err } = await overtrick(['rules', 'mu', clause]);
    expect(code).toBe(2);
    expect(err).toContain(`Mü has no clause "${clause}". ${near}`);
  });
});

describe('--search', () => {
  test('prints the clauses with the word, whatever its case', async () => {
    const { out } = await overtrick(['rules', 'mu', '--search', 'STALEMATE']);
    expect(out).toContain('4.2');
    expect(out).toContain('7.8');
    expect(out).not.toContain('6.1');
  });

  test('marks the word on a terminal', async () => {
    const { out } = await overtrick(['rules', 'mu', '--search', 'crown'], { isTTY: true });
    expect(out).toContain('\u001b[7mcrown\u001b[27m');
  });

  test('fails if no clause has it', async () => {
    const { code, err } = await overtrick(['rules', 'mu', '--search', 'joker']);
    expect(code).toBe(1);
    expect(err).toContain('no clause has the word "joker"');
  });
});

test('--options tells what --set can change, with defaults for the player count', async () => {
  const { out } = await overtrick(['rules', 'mu', '--options', '--players', '5']);
  expect(out).toContain('goalBase = 21');
  expect(out).toContain('removedColours = Y,K');
  expect(out).toContain('trumpBonus = colour 0, doubled 10, number 20, none 30');
});

test('a clause may be named as the game names it', async () => {
  const named = await overtrick(['rules', 'mu/3.2']);
  expect(named.code).toBe(0);
  expect(named.out).toBe((await overtrick(['rules', 'mu', '3.2'])).out);
});

test('a section that is not there is told with those that are', async () => {
  const { code, err } = await overtrick(['rules', 'mu', '99']);
  expect(code).toBe(2);
  expect(err).toMatch(/has no clause "99"\. Its sections: 1, 2/);
});
