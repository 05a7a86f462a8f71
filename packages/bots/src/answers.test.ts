import { type Action, FastRandom, type Game, game, perform } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { openTable, playMatch, turnOf } from '../test/table.ts';
import { knowledgeOf } from './games/index.ts';
import { levels } from './games/levels.ts';

const TABLES: readonly (readonly [string, number, number])[] = [
  ['mu', 3, 3],
  ['mu', 5, 6],
  ['mutwo', 5, 4],
  ['yamv', 4, 4],
  ['yamv', 6, 3],
  ['ninja-whist', 3, 16],
  ['ninja-whist', 5, 17],
  ['ninja-whist', 9, 9],
  ['gamut', 4, 40],
];

function rulesOf(name: string): Game {
  const rules = game(name);
  if (!rules) throw new Error(name);
  return rules;
}

describe.each(TABLES)('%s with %i players', (name, players, deals) => {
  const rules = rulesOf(name);

  test('bots of all levels answer with legal moves', () => {
    const bots = Object.values(levels);
    expect(() => playMatch(rules, openTable(rules, players), bots, deals)).not.toThrow();
  });

  test('every candidate is a whole legal move', () => {
    const { candidates } = knowledgeOf(name);
    const random = new FastRandom(2);
    let looked = 0;
    playMatch(rules, openTable(rules, players), [levels.random], deals, (state) => {
      const seat = turnOf(rules, state);
      for (const actions of candidates?.(state as never, seat, random) ?? []) {
        expect(actions.map(({ ends }: Action) => ends).indexOf(true)).toBe(actions.length - 1);
        const world = rules.copy(state);
        expect(perform(rules, world, seat, actions, random)).toBeUndefined();
        looked++;
      }
    });
    expect(looked).toBeGreaterThan(100);
  });

  test.each(['novice', 'club', 'master'])('%s does not see hidden cards', (level) => {
    const random = new FastRandom(3);
    let compared = 0;
    playMatch(rules, openTable(rules, players), [levels.random], deals, (state) => {
      if (random.below(25) > 0) return;
      const view = rules.view(state, turnOf(rules, state));
      const other = rules.view(rules.guesser(view)(random), view.eyes);
      const think = (seen: typeof view) =>
        levels[level].think(seen, new FastRandom(4), { worlds: 2 }).move;
      expect(think(other)).toEqual(think(view));
      compared++;
    });
    expect(compared).toBeGreaterThan(3);
  });
});
