import { FastRandom, type Game, game } from '@overtrick/engine';
import { type GamutState, TRICK } from '@overtrick/engine/games/gamut';
import { expect, test } from 'vitest';
import { ending } from '../../test/endings.ts';
import { HEARTS } from '../games/gamut/hand.ts';
import { gamutKnowledge } from '../games/gamut/index.ts';
import { plainCard } from '../play/plain.ts';
import { playOut } from '../playout.ts';
import { loadDeal, placesIn } from './load.ts';
import { QuickDeal } from './quick-deal.ts';

const CONTRACTS = ['hearts', 'spades', 'clubs'];

test('Gamut is played out by bits as by plain rules', () => {
  const { quick } = gamutKnowledge;
  const seen = new Set<string>();
  for (let seed = 1; seed <= 200; seed++) {
    const state = ending(game('gamut') as Game<GamutState>, 4, 3 + (seed % 5), seed);
    const places = quick && placesIn(quick, state);
    if (!places) throw new Error('it cannot be played by bits');
    const deal = new QuickDeal(places);
    loadDeal(deal, gamutKnowledge, quick, state, state.turn);
    playOut(gamutKnowledge, plainCard, state, new FastRandom(1));
    deal.playOut();
    seen.add(CONTRACTS[state.contract]);
    // Hearts are counted in Hearts alone.
    const counted = (taken: number) => (state.contract === HEARTS ? taken : taken & ~(TRICK - 1));
    const captured = [...deal.captured.subarray(0, 4)];
    expect(captured.map(counted), `deal ${seed}`).toEqual(state.taken.map(counted));
  }
  expect([...seen].sort()).toEqual([...CONTRACTS].sort());
});
