import { FastRandom, firstSeat, type Game, games, legalActions, settle } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { describe, expect, test } from 'vitest';
import { openTable } from '../../test/table.ts';
import { type Claim, isTrue } from '../../test/truths.ts';
import type { Thought } from '../bot.ts';
import { adviser } from '../games/judge.ts';
import { levels } from '../games/levels.ts';

/** A decision of a deal played at random, and what is advised in it. */
interface Advised extends Omit<Claim, 'candidates' | 'move'> {
  readonly thought: Thought;
}

const DEALS = 8;
/** From one deal that is looked at to the next, so that there is something to carry over. */
const APART = 3;
/** One in so many cards is asked about; calls all are. */
const SAMPLED = 2;
/** And of these, one in so many is compared with care. */
const SPARSE = 12;

function advisedIn(rules: Game): Advised[] {
  const game = rules as Game<Sitting>;
  const found: Advised[] = [];
  const random = new FastRandom(game.name);
  for (const players of new Set(game.seats)) {
    let match = openTable(game, players);
    for (let deal = 0; deal < DEALS * APART; deal++) {
      const state = game.deal(match.setup, random);
      if (deal % APART === 0) adviseDeal(game, state, random, found);
      game.playOut(state, random);
      match = settle(rules, match, state);
      if (match.over) match = openTable(game, players);
    }
  }
  return found;
}

function adviseDeal(
  game: Game<Sitting>,
  state: Sitting,
  random: FastRandom,
  found: Advised[],
): void {
  while (game.acting(state) !== 0) {
    const seat = firstSeat(game.acting(state));
    if (state.phase !== 'play' || random.below(SAMPLED) === 0) {
      const view = game.view(state, seat);
      const thought = levels.club.think(view, random, { worlds: 2 });
      found.push({ game, view, state: game.copy(state), thought });
    }
    // In one go: a move that was begun is not asked about.
    for (;;) {
      const action = game.atRandom(state, seat, random);
      game.apply(state, seat, action, random);
      if (action.ends) break;
    }
  }
}

describe.each(games)('$name', (rules) => {
  const game = rules as Game<Sitting>;
  const advised = advisedIn(rules);

  test('there is a reason for what is advised, and one against whatever is not', () => {
    for (const { thought } of advised) {
      const [first, ...others] = thought.candidates;
      expect(first.reasons).not.toEqual([]);
      for (const { key } of first.reasons)
        expect(['asks-more', 'asks-all', 'tricks-else', 'made-seldom']).not.toContain(key);
      expect(first.against).toBeUndefined();
      for (const { against } of others) expect(against).not.toEqual([]);
      expect(others.every(({ against }) => against !== undefined)).toBe(true);
    }
  });

  test('every legal card is among what an adviser compares', () => {
    const plays = advised.filter(({ thought }) => thought.move.type === 'play');
    for (const { view } of plays.filter((_, i) => i % SPARSE === 0)) {
      const { candidates } = adviser.think(view, new FastRandom(1), { worlds: 2 });
      const cards = new Set(candidates.map(({ move }) => move.card));
      const legal = view.legal.filter(({ type, field }) => type === 'play' && field === 'card');
      expect(cards).toEqual(new Set(legal.map(({ value }) => value)));
    }
  });

  test('the list goes by the figures, and says so where what is advised came out lower', () => {
    for (const { thought } of advised) {
      const [first, ...others] = thought.candidates;
      const means = others.map(({ mean }) => mean);
      expect(means).toEqual([...means].sort((a, b) => b - a));
      for (const { mean, against = [] } of others) {
        expect(against[0].key === 'luck').toBe(mean > first.mean + 0.05);
      }
    }
  });

  test('every reason is true by the rules', () => {
    for (const { thought, ...rest } of advised) {
      const { candidates } = thought;
      for (const { move, reasons, against = [] } of candidates) {
        for (const reason of [...reasons, ...against]) {
          const claim = { ...rest, candidates, move };
          expect(isTrue(claim, reason) || JSON.stringify({ reason, move, view: rest.view })).toBe(
            true,
          );
        }
      }
    }
  });

  test('what is advised can be done as it is', () => {
    for (const { thought, state, view } of advised) {
      const then = game.copy(state);
      const random = new FastRandom(1);
      for (const { type, field = '', value = '' } of thought.parts ?? []) {
        const action = legalActions(game, then, view.eyes).find(
          (each) =>
            each.type === type && each.field === field && (field === '' || each.value === value),
        );
        expect(action, `${type} ${field} ${value}`).toBeDefined();
        if (action) game.apply(then, view.eyes, action, random);
      }
      expect(thought.parts?.length).toBeGreaterThan(0);
    }
  });
});
