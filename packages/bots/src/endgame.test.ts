import {
  type Action,
  FastRandom,
  firstSeat,
  type Game,
  game,
  legalActions,
} from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { ending } from '../test/endings.ts';
import { Endgame } from './endgame.ts';
import { knowledgeOf } from './games/index.ts';
import { levels } from './games/levels.ts';
import type { Knowledge } from './knowledge.ts';
import { thumbOf } from './play/thumb.ts';
import { playOut } from './playout.ts';
import { Solver } from './solver/index.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);

/** What the declaring side has at the end, by the rule of thumb and as the endgame settles it. */
function ends(name: string, tricks: number, seed: number) {
  const rules = game(name) as Game<Contest>;
  const knowledge = knowledgeOf(name) as unknown as Knowledge<Contest>;
  const { exact } = knowledge;
  if (!exact) throw new Error(name);
  const state = ending(rules, 4, tricks, seed);
  const seat = firstSeat(rules.acting(state));
  const endgame = new Endgame(knowledge, rules.view(state, seat));
  endgame.load(state);
  return legalActions(rules, state, seat).map((card: Action) => {
    const world = rules.copy(state);
    rules.apply(world, seat, card, new FastRandom(1));
    const values = new Solver().load(state, exact.stakes(state)).values() ?? [];
    const best = values.find(({ kind }) => kind === card.what)?.value ?? Number.NaN;
    playOut(knowledge, thumbOf(knowledge), world, new FastRandom(1));
    const played = exact.taken(world);
    const all = sum(world.captured);
    endgame.settle(world, card);
    const lost = all - sum(world.captured);
    return { played, settled: exact.taken(world), best: exact.taken(state) + best, lost };
  });
}

function sum(parts: readonly number[]): number {
  return parts.reduce((all, part) => all + part, 0);
}

describe.each(['mu', 'mutwo', 'yamv'])('%s', (name) => {
  test('with few cards left a side gets what best play gives it after each card', () => {
    const all = SEEDS.flatMap((seed) => ends(name, 3, seed));
    for (const { settled, best, lost } of all) {
      expect(settled).toBe(best);
      expect(lost).toBeCloseTo(0, 9);
    }
    expect(all.some(({ played, settled }) => played !== settled)).toBe(true);
  });

  test('with more cards left it gets what it was played out for', () => {
    for (const { played, settled } of ends(name, 5, 1)) expect(settled).toBe(played);
  });

  test('a thought at the end does not hang on those before it', () => {
    const rules = game(name) as Game<Contest>;
    for (const seed of SEEDS) {
      const state = ending(rules, 6, 4, seed);
      const view = rules.view(state, firstSeat(rules.acting(state)));
      const think = () => levels.master.think(view, new FastRandom(seed), { worlds: 20 });
      expect(think()).toEqual(think());
    }
  });
});
