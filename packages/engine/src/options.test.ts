import { describe, expect, test } from 'vitest';
import type { Options } from './game.ts';
import { mu } from './games/mu/index.ts';
import { assign, resolveOptions, variations } from './options.ts';

function fault(players: number, given: Record<string, unknown>): string {
  const resolved = resolveOptions(mu, players, given);
  return resolved.ok ? '' : resolved.error;
}

describe('options', () => {
  test('defaults follow the number of players', () => {
    const goals = [3, 4, 5, 6].map((players) => {
      const resolved = resolveOptions(mu, players);
      return resolved.ok && [resolved.value.goalBase, resolved.value.goalStep];
    });
    expect(goals).toEqual([
      [10, 2],
      [28, 2],
      [21, 3],
      [16, 4],
    ]);
  });

  test('an unknown name is refused with the nearest known one', () => {
    expect(fault(4, { targt: 5 })).toContain('did you mean target?');
    expect(fault(4, { zzzzzz: 5 })).toContain('removedColours');
  });

  test.each([
    [{ target: 0 }, 'from 1 to 1000000'],
    [{ target: -1 }, 'from 1 to 1000000'],
    [{ target: 1.5 }, 'whole number'],
    [{ target: '200' }, 'whole number'],
    [{ target: null }, 'whole number'],
    [{ deals: 0 }, 'or null'],
    [{ goalStep: 0 }, 'from 1 to 1000000'],
    [{ bonusCap: -1 }, 'from 0 to 1000000'],
    [{ missPenalty: 1_000_001 }, 'from 0 to 1000000'],
    [{ deals: 1_000_001 }, 'from 1 to 1000000, or null'],
    [{ trumpBonus: { colour: 0, doubled: 1, number: 2, none: 1_000_001 } }, 'from 0 to 1000000'],
    [{ viceTieBreak: 'best' }, 'full, highestOnly'],
    [{ trumpBonus: { colour: 0 } }, 'parts colour, doubled, number, none'],
    [{ trumpBonus: { colour: 0, doubled: 1, number: 2, none: 3, other: 4 } }, 'parts'],
    [{ trumpBonus: 5 }, 'parts'],
  ])('%j is refused: %s', (given, why) => {
    expect(fault(4, given)).toContain(why);
  });

  test.each([
    { removedColours: ['R'] },
    { removedColours: ['R', 'R'] },
    { removedColours: ['R', 'X'] },
    { removedColours: 'RB' },
  ])('%j is refused', (given) => {
    expect(fault(3, given)).toContain('2 different ones of R, B, G, Y, K');
  });

  test('options for three players are refused at other counts unless they are the default', () => {
    expect(fault(4, { viceWithThree: true })).toContain('only be changed with 3 players');
    expect(fault(4, { removedColours: ['R', 'B'] })).toContain('mu/1.3');
    expect(fault(4, { viceWithThree: false, removedColours: ['Y', 'K'] })).toBe('');
  });

  test('numbers go up to a million', () => {
    const trumpBonus = { colour: 0, doubled: 1, number: 2, none: 1_000_000 };
    expect(fault(4, { missPenalty: 1_000_000, deals: 1_000_000, trumpBonus })).toBe('');
  });

  test('[mu/1.3] the order of colours left out says nothing', () => {
    for (const players of [3, 4]) {
      const resolved = resolveOptions(mu, players, { removedColours: ['K', 'Y'] });
      expect(resolved).toEqual(resolveOptions(mu, players));
    }
    const given = { ...(resolveOptions(mu, 4) as { value: Options }).value };
    expect(variations(mu, 4, { ...given, removedColours: ['K', 'Y'] })).toEqual([]);
    const trumpBonus = { none: 30, number: 20, doubled: 10, colour: 0 };
    expect(variations(mu, 4, { ...given, trumpBonus })).toEqual([]);
  });

  test('settings are read as people type them', () => {
    const typed = ['trumpBonus.none=40', 'removedColours=R,B', 'deals=null', 'viceWithThree=true'];
    let given: Record<string, unknown> = {};
    for (const text of typed) {
      const next = assign(mu, given, text);
      if (!next.ok) throw new Error(next.error);
      given = next.value;
    }
    expect(given).toEqual({
      trumpBonus: { colour: 0, doubled: 10, number: 20, none: 40 },
      removedColours: ['R', 'B'],
      deals: null,
      viceWithThree: true,
    });
  });

  test.each([
    ['target', 'name=value'],
    ['taget=5', 'did you mean target?'],
    ['trumpBonus.nine=5', 'colour, doubled, number, none'],
    ['target.x=5', 'no part'],
  ])('%s is refused: %s', (text, why) => {
    const next = assign(mu, {}, text);
    expect(next.ok ? '' : next.error).toContain(why);
  });

  test('the options that make a variant are named', () => {
    const resolved = resolveOptions(mu, 4, { target: 100, bidScore: 10 });
    expect(resolved.ok && variations(mu, 4, resolved.value)).toEqual(['target']);
  });
});
