import { FastRandom, type Game, gamut, mu, mutwo, type View, yamv } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { after, answer, openTable, turnOf } from '../test/table.ts';
import { levels } from './games/levels.ts';
import { muKnowledge } from './games/mu/index.ts';
import { mutwoKnowledge } from './games/mutwo/index.ts';
import { matchGoal } from './match-goal.ts';

const nothing = () => 0;

/** A deal of Mü with these totals before it, called by novices until a partner is to be chosen. */
function beforePartner(seed: number, totals: readonly number[]) {
  const random = new FastRandom(seed);
  const { setup } = openTable(mu, 5);
  let state = mu.deal({ ...setup, totals } as never, random);
  while (mu.acting(state) !== 0 && mu.view(state, 0).phase !== 'partner') {
    state = after(mu, state, answer(levels.novice, mu, state), new FastRandom(1));
  }
  return state;
}

function partnerOf(seed: number, totals: readonly number[]): number {
  return Number(answer(levels.master, mu, beforePartner(seed, totals), 20).partner);
}

test('nobody is chosen as a partner who wins the match by it', () => {
  for (const seed of [1, 2, 3]) {
    const usual = partnerOf(seed, [0, 0, 0, 0, 0]);
    const declarer = turnOf(mu, beforePartner(seed, [0, 0, 0, 0, 0]));
    const totals = [20, 20, 20, 20, 20];
    totals[usual] = 165;
    totals[declarer] = 60;
    expect(partnerOf(seed, totals)).not.toBe(usual);
  }
});

test('a deal is played for the match only if it may be the last', () => {
  const viewOf = (match: Partial<View['match']>) => {
    const { setup } = openTable(mu, 5);
    const view = mu.view(mu.deal(setup as never, new FastRandom(1)), 0);
    return { ...view, match: { ...view.match, ...match } };
  };
  const goalAt = (match: Partial<View['match']>) => matchGoal(muKnowledge, viewOf(match), nothing);
  expect(goalAt({ totals: [0, 30, 60, 90, 120] })).toBeUndefined();
  expect(goalAt({ totals: [0, 30, 60, 90, 150] })).toBeDefined();
  expect(goalAt({ target: null, dealsLeft: 2 })).toBeUndefined();
  expect(goalAt({ target: null, dealsLeft: 0 })).toBeDefined();
});

test('the last deal is worth the share of the match that it wins', () => {
  const { setup } = openTable(mutwo, 4);
  const { deals } = mutwo.ending(setup as never);
  const last = { ...setup, deal: Number(deals) - 1, totals: [500, 900, 900, 0] };
  const state = mutwo.deal(last as never, new FastRandom(1));
  const goal = matchGoal(mutwoKnowledge, mutwo.view(state, 0), nothing);
  // Nobody has bid, so nobody scores.
  expect([0, 1, 2, 3].map((seat) => goal?.(state, seat))).toEqual([0, 0.5, 0.5, 0]);
});

test('the less a lead decides in a game, the more may be hoped for by who is behind', () => {
  const { setup } = openTable(mu, 4);
  const state = mu.deal({ ...setup, totals: [150, 110, -200, -200] } as never, new FastRandom(1));
  const hopeBy = (lead: number) =>
    matchGoal({ ...muKnowledge, lead }, mu.view(state, 0), nothing)?.(state, 1);
  // Forty points are a fifth of the target, or two fifths of it.
  expect(hopeBy(0.2)).toBeCloseTo(1 / (1 + Math.E), 2);
  expect(hopeBy(0.1)).toBeCloseTo(1 / (1 + Math.E ** 2), 2);
});

test('fifty points are worth a twentieth of the chance to win', () => {
  const { setup } = openTable(mu, 4);
  const state = mu.deal({ ...setup, totals: [150, 110, 0, 0] } as never, new FastRandom(1));
  const worthBy = (points: number) =>
    matchGoal(muKnowledge, mu.view(state, 0), () => points)?.(state, 1) ?? 0;
  expect(worthBy(50) - worthBy(0)).toBeCloseTo(0.05, 9);
});

test('a contract is not thrown away because the match is lost or won anyway', () => {
  const { setup } = openTable(mutwo, 4);
  const { deals } = mutwo.ending(setup as never);
  for (const own of [0, 9000]) {
    const totals = [0, 1, 2, 3].map((seat) => (seat === 0 ? own : 4000));
    const last = { ...setup, deal: Number(deals) - 1, totals };
    const random = new FastRandom(2);
    let state = mutwo.deal(last as never, random);
    const [card] = mutwo.view(state, 0).hand;
    state = after(mutwo, state, { seat: 0, type: 'bid', cards: [card] }, random);
    for (const seat of [1, 2, 3, 0]) state = after(mutwo, state, { seat, type: 'pass' }, random);
    mutwo.playOut(state, random);
    const goal = matchGoal(mutwoKnowledge, mutwo.view(state, 0), (world, seat) =>
      mutwoKnowledge.made?.(world, seat, world) ? 1 : 0,
    );
    const worthOf = (tricks: number) => {
      mutwoKnowledge.exact?.put(state, tricks);
      return goal?.(state, 0) ?? 0;
    };
    expect(worthOf(15)).toBeGreaterThan(worthOf(0));
  }
});

test.each([mu, yamv, gamut] as unknown as Game[])(
  'who plays $name for the match sees no hidden cards either',
  (rules) => {
    const { setup } = openTable(rules, 4);
    const { target } = rules.ending(setup);
    const random = new FastRandom(8);
    let state = rules.deal(
      { ...setup, totals: [0, 0.8, 0.9, 0.95].map((x) => x * Number(target)) },
      random,
    );
    for (let i = 0; rules.acting(state) !== 0; i++) {
      const view = rules.view(state, turnOf(rules, state));
      if (i % 9 === 0) {
        const other = rules.view(rules.guesser(view)(random), view.eyes);
        const think = (seen: View) =>
          levels.master.think(seen, new FastRandom(4), { worlds: 3 }).move;
        expect(think(other)).toEqual(think(view));
      }
      state = after(rules, state, answer(levels.novice, rules, state), random);
    }
  },
);
