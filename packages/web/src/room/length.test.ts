import { game as findGame, games, openMatch, resolveOptions } from '@overtrick/engine';
import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { dealsUntil, lengthOf, minutesOf } = await import('./length.ts');

const counts = games.flatMap(({ name, seats: [fewest, most] }) =>
  Array.from({ length: most - fewest + 1 }, (_, i) => [name, fewest + i] as const),
);

function endOf(name: string, players: number) {
  const game = findGame(name);
  const options = game && resolveOptions(game, players);
  if (!options?.ok) throw new Error('no such game');
  return game?.ending(openMatch(game, players, options.value, 0).setup);
}

describe.each(counts)('%s with %i', (name, players) => {
  const length = lengthOf(name, players);

  test('the measured length is that of the rules as they are', () => {
    const end = endOf(name, players);
    expect(length?.target).toBe(end?.target);
    if (end?.deals) expect(length?.deals).toBe(end.deals);
  });

  test('a match takes longer the further off its end is', () => {
    if (!length) throw new Error('it was not measured');
    const deals = (target: number) => dealsUntil(length, { deals: null, target });
    if (length.target) expect(deals(length.target * 2)).toBeGreaterThan(deals(length.target));
    const minutes = (deals: number, people = 1) => minutesOf(length, deals, { players, people });
    expect(minutes(2 * length.deals)).toBeGreaterThan(minutes(length.deals));
    expect(minutes(length.deals, players), 'people think').toBeGreaterThan(minutes(length.deals));
    expect(dealsUntil(length, { deals: 3, target: null })).toBe(3);
  });
});
