import { FastRandom, gamut, type Move, type Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { expect, test } from 'vitest';
import { lay } from '../../../test/table.ts';
import { emptyStance } from '../../play/features.ts';
import { gamutKnowledge } from './index.ts';
import { sureSpades } from './sure.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const bidsOf = (...tricks: readonly number[]): Move[] =>
  tricks.map((each, seat) => ({ seat, type: 'bid', tricks: each }));
/** Seat 0 deals, decides and leads. */
const spades = (hands: readonly string[], bids: readonly Move[]): GamutState =>
  lay(gamut, { hands, turnUp: 'S7', moves: bids, dealer: 0 });

const wonBy = ({ tricks }: GamutState, seat: Seat) =>
  tricks.winners.filter((winner) => winner === seat).length;

test.each([
  ['SA S7', 1],
  ['SK SQ', 1],
  ['SK S7', 0],
  ['ST S9', 0],
])('of %s against the rest %i will win', (hand, sure) => {
  const rest = ['SA', 'SK', 'SQ', 'SJ', 'ST', 'S9', 'S8'].filter((code) => !hand.includes(code));
  const others = [0, 2].map((at) => rest.slice(at, at + 2).join(' '));
  const state = spades([hand, ...others, `${rest[4]} D7`], bidsOf(0, 0, 0, 0));
  expect(sureSpades(state, 0)).toBe(sure);
});

/** Plays at random to the end, and answers what each seat was sure of on the way and took from there. */
function* promises(state: GamutState, random: FastRandom): Generator<readonly [number, number]> {
  const seen: { seat: Seat; sure: number; before: number }[] = [];
  while (gamut.acting(state) !== 0) {
    for (const seat of SEATS) {
      seen.push({ seat, sure: sureSpades(state, seat), before: wonBy(state, seat) });
    }
    const seat = 31 - Math.clz32(gamut.acting(state));
    gamut.apply(state, seat, gamut.atRandom(state, seat, random), random);
  }
  for (const { seat, sure, before } of seen) yield [sure, wonBy(state, seat) - before];
}

test('what is sure is taken, however the cards are played', () => {
  const hands = [
    'SA ST S7 H8 HT D7 DJ C9',
    'SK S8 HK HQ DA D8 CK C8',
    'SQ SJ H9 HA DK D9 CT CQ',
    'S9 H7 HJ DQ DT C7 CJ CA',
  ];
  const random = new FastRandom('5'.repeat(64));
  let kept = 0;
  for (let i = 0; i < 200; i++) {
    for (const [sure, taken] of promises(spades(hands, bidsOf(1, 1, 1, 1)), random)) {
      expect(taken).toBeGreaterThanOrEqual(sure);
      if (sure > 0 && taken === sure) kept++;
    }
  }
  expect(kept).toBeGreaterThan(0);
});

test('a team does not want tricks beyond those that come by themselves', () => {
  const hands = ['SA H8 HT', 'H9 HK D8', 'D9 DT C7', 'C8 C9 CT'];
  const wants = (bid: number) => {
    const stance = emptyStance();
    gamutKnowledge.stance(spades(hands, bidsOf(bid, 0, 0, 0)), 0, stance);
    return stance.wants;
  };
  expect([0, 1, 2].map(wants)).toEqual([false, false, true]);
});
