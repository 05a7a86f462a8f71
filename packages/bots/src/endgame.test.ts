import {
  type Action,
  type Contest,
  FastRandom,
  type Game,
  game,
  legalActions,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { ending, firstOf } from '../test/endings.ts';
import { Endgame } from './endgame.ts';
import { knowledgeOf } from './games/index.ts';
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
  const seat = firstOf(rules.acting(state));
  const endgame = new Endgame(knowledge, rules.view(state, seat));
  endgame.load(state);
  return legalActions(rules, state, seat).map((card: Action) => {
    const world = rules.copy(state);
    rules.apply(world, seat, card, new FastRandom(1));
    const values = new Solver().load(state, exact.stakes(state)).values() ?? [];
    const best = values.find(({ kind }) => kind === card.what)?.value ?? Number.NaN;
    playOut(knowledge, thumbOf(knowledge), world, new FastRandom(1));
    const played = exact.taken(world);
    endgame.settle(world, card);
    return { played, settled: exact.taken(world), best: exact.taken(state) + best };
  });
}

describe.each(['mu', 'mutwo', 'yamv'])('%s', (name) => {
  test('with few cards left a side gets what best play gives it after each card', () => {
    const all = SEEDS.flatMap((seed) => ends(name, 3, seed));
    for (const { settled, best } of all) expect(settled).toBe(best);
    expect(all.some(({ played, settled }) => played !== settled)).toBe(true);
  });

  test('with more cards left it gets what it was played out for', () => {
    for (const { played, settled } of ends(name, 5, 1)) expect(settled).toBe(played);
  });
});
