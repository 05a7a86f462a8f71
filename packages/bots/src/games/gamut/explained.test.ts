import { FastRandom, gamut } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { expect, test } from 'vitest';
import { lay } from '../../../test/table.ts';
import { quickBid } from './estimate.ts';
import { explained } from './explained.ts';
import { WEIGHTS } from './weights.ts';

const PACK = [...'SHDC'].flatMap((suit) => [...'789TJQKA'].map((rank) => suit + rank));

/** Some deal that is played as Spades, in which seat 0 deals and has bid this. */
function bidding(codes: readonly string[], bid?: number): GamutState {
  const hands = [0, 8, 16, 24].map((at) => codes.slice(at, at + 8).join(' '));
  const moves = bid === undefined ? [] : [{ seat: 0, type: 'bid', tricks: bid }];
  return lay(gamut, { hands, turnUp: 'S7', moves, dealer: 0 });
}

function shuffled(random: FastRandom): string[] {
  const rest = [...PACK];
  return PACK.map(() => rest.splice(random.below(rest.length), 1)[0]);
}

test('what a careful bidder would bid with a hand explains it better than one more or less', () => {
  const random = new FastRandom('6'.repeat(64));
  for (let i = 0; i < 200; i++) {
    const codes = shuffled(random);
    const before = bidding(codes);
    const legal = [...gamut.actions];
    const usual = quickBid(WEIGHTS, before, 0, legal, gamut.legal(before, 0, legal)).what;
    const logOf = (bid: number) => explained(WEIGHTS, bidding(codes, bid), 1);
    for (const other of [usual - 1, usual + 1]) {
      if (other >= 0) expect(logOf(usual)).toBeGreaterThanOrEqual(logOf(other));
    }
  }
});
