import { type Game, game } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { expect, test } from 'vitest';
import { ending } from '../../../test/endings.ts';
import { loadDeal, placesIn } from '../../quick/load.ts';
import { SUITS } from '../../quick/places.ts';
import { QuickDeal } from '../../quick/quick-deal.ts';
import { explained } from './explained.ts';
import { HEARTS } from './hand.ts';
import { gamutKnowledge } from './index.ts';
import { WEIGHTS } from './weights.ts';

const HAND = 8;

test('calls of Gamut are read from bits as from cards', () => {
  const rules = game('gamut') as Game<GamutState>;
  const { quick } = gamutKnowledge;
  const seen = new Set<number>();
  for (let seed = 1; seed <= 60; seed++) {
    const state = ending(rules, 4, HAND, seed);
    if (state.tricks.count > 0) continue;
    const places = quick && placesIn(quick, state);
    if (!places) throw new Error('it cannot be played by bits');
    const deal = new QuickDeal(places);
    loadDeal(deal, gamutKnowledge, quick, state, state.turn);
    const calls = quick.calls?.(state, rules.view(state, 0));
    seen.add(state.contract);
    if (state.contract === HEARTS) {
      expect(calls).toBeUndefined();
      continue;
    }
    const cards = (seat: number) => deal.hands.subarray(seat * SUITS, (seat + 1) * SUITS);
    const logs = [1, 2, 3].map((seat) => calls?.(seat, cards(seat)) ?? 0);
    const sum = logs.reduce((all, log) => all + log, 0);
    expect(sum).toBeCloseTo(explained(WEIGHTS, state, 0));
  }
  expect(seen.size).toBe(3);
});
