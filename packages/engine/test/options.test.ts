import { describe, expect, test } from 'vitest';
import type { Game, OptionValue } from '../src/game.ts';
import { defaultOf, resolveOptions } from '../src/index.ts';
import { otherValues, playerCounts } from './driver.ts';
import { defaultOptions, optionViolations } from './naive/options.ts';
import type { GameName } from './naive/types.ts';
import { refereed } from './refereed.ts';

const cases = refereed.flatMap((game) =>
  playerCounts(game).map((players) => ({ game, players, name: game.name as GameName })),
);

/** Every option by itself at values that are sound and at some that are not. */
function trials(game: Game, players: number): [string, unknown][] {
  const unsound: unknown[] = [-1, 1.5, 1_000_001, 2 ** 53, 'some', null, [], {}, true];
  return Object.entries(game.options).flatMap(([option, spec]) => {
    const sound: OptionValue[] = [defaultOf(spec, players), ...otherValues(spec, players)];
    const turned = sound.flatMap((value) => (Array.isArray(value) ? [[...value].reverse()] : []));
    return [...sound, ...turned, ...unsound].map((value): [string, unknown] => [option, value]);
  });
}

describe.each(cases)('$name with $players', ({ game, players, name }) => {
  test('the defaults are those of the naive implementation', () => {
    const resolved = resolveOptions(game, players);
    expect(resolved.ok && resolved.value).toEqual(defaultOptions(name, players));
  });

  test('what makes no sense is refused with the reason, and nothing else', () => {
    for (const [option, value] of trials(game, players)) {
      const resolved = resolveOptions(game, players, { [option]: value });
      const all = { ...defaultOptions(name, players), [option]: value };
      const isSound = optionViolations(name, players, all).length === 0;
      expect([option, value, resolved.ok]).toEqual([option, value, isSound]);
      if (resolved.ok) continue;
      const { clause } = game.options[option];
      expect(resolved.error).toMatch(new RegExp(`^${option} (must|can) .* \\(${clause}\\)$`));
    }
  });
});
