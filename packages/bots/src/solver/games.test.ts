import { firstSeat, type Game, game } from '@overtrick/engine';
import { whist } from '@overtrick/engine/examples/whist';
import { points } from '@overtrick/engine/games/mu';
import type { Contest, Sitting } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { ending } from '../../test/endings.ts';
import { maxn, preferred } from './maxn.ts';
import { Solver } from './solver.ts';

/**
 * Max^n between two sides that share what they win is plain best play. It goes by the real rules, so
 * the solver can be compared with it.
 */
function best<State extends Sitting>(
  rules: Game<State>,
  state: State,
  side: number,
  taken: (end: State) => number,
): number {
  const { players } = state.setup;
  const utility = (end: State) =>
    Array.from({ length: players }, (_, seat) => ((side >> seat) & 1 ? taken(end) : -taken(end)));
  const outlooks = maxn(rules, state, { utility }) ?? [];
  const seat = firstSeat(rules.acting(state));
  const value = preferred(outlooks, seat).utilities[seat];
  return ((side >> seat) & 1 ? value : -value) - taken(state);
}

const CONTESTS: readonly (readonly [name: string, players: number])[] = [
  ['mu', 3],
  ['mu', 4],
  ['mu', 6],
  ['mutwo', 5],
  ['yamv', 4],
  ['yamv', 6],
];
const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each(CONTESTS)('%s with %i players', (name, players) => {
  const rules = game(name) as Game<Contest>;
  const tricks = players < 5 ? 3 : 2;

  test.each(SEEDS)('declarer and partner get what the rules let them get: deal %i', (seed) => {
    const state = ending(rules, players, tricks, seed);
    const { declarer, partner } = state;
    const side = (1 << declarer) | (partner < 0 ? 0 : 1 << partner);
    const taken = ({ captured }: Contest) =>
      captured.reduce((sum, each, seat) => sum + ((side >> seat) & 1 ? each : 0), 0);
    const stakes =
      name === 'mu'
        ? { side, trick: 0, points: points, stake: (state as Contest & { stake: number }).stake }
        : { side, trick: 1 };
    expect(new Solver().load(state, stakes).value()).toBe(best(rules, state, side, taken));
  });
});

test.each(SEEDS)('whist: partners get what the rules let them get, deal %i', (seed) => {
  const rules = whist as Game<Sitting>;
  const state = ending(rules, 4, 3, seed);
  const taken = ({ tricks }: Sitting) => tricks.winners.filter((seat) => seat % 2 === 0).length;
  const value = new Solver().load(state, { side: 0b0101, trick: 1 }).value();
  expect(value).toBe(best(rules, state, 0b0101, taken));
});

type Spades = Sitting & { readonly bids: readonly number[]; readonly broken: boolean };

/** The first Spades hand from this seed on. */
function spadesEnding(rules: Game<Spades>, seed: number): Spades {
  const state = ending(rules, 4, 3, seed);
  return state.bids[0] >= 0 ? state : spadesEnding(rules, seed + 100);
}

test.each(SEEDS)('gamut: partners at Spades, where spades may be barred, deal %i', (seed) => {
  const rules = game('gamut') as Game<Spades>;
  const state = spadesEnding(rules, seed);
  const taken = ({ tricks }: Sitting) => tricks.winners.filter((seat) => seat % 2 === 0).length;
  const stakes = { side: 0b0101, trick: 1, ...(state.broken ? {} : { barred: state.order.trump }) };
  const value = new Solver().load(state, stakes).value();
  expect(value).toBe(best(rules, state, 0b0101, taken));
});
