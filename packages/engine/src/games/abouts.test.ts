import { expect, test } from 'vitest';
import { abouts } from './abouts.ts';
import { games } from './index.ts';

test('what is told without the rules is what the games of the registry say themselves', () => {
  const told = games.map(({ name, title, version, seats, options }) => ({
    name,
    title,
    version,
    seats,
    options,
  }));
  expect(abouts).toEqual(told);
});
