import { describe, expect, test } from 'vitest';
import { optionsOf, pickSeat, randomMatch, seeded } from '../../../test/driver.ts';
import { adjudicate, judge } from '../../../test/naive/judge.ts';
import type { Action, Game } from '../../game.ts';
import {
  type FastRandom,
  games,
  openMatch,
  recordDeal,
  recordGame,
  replay,
  settle,
} from '../../index.ts';
import { CLUBS, HEARTS, MOON, TRICK, UNDECIDED } from './faces.ts';
import { gamut } from './index.ts';
import type { GamutState } from './state.ts';

const game = gamut as Game;

/** Rare things that must have happened before a test may say that they go well. */
class Tally {
  readonly counts: Record<string, number> = {};

  add(name: string, happened: boolean): void {
    if (happened) this.counts[name] = (this.counts[name] ?? 0) + 1;
  }
}

function note(tally: Tally, state: GamutState): void {
  const { phase, contract, tricks, staying, setup, rules } = state;
  const legal: Action[] = [];
  if (phase === 'bid') {
    tally.add('team bid limit', gamut.legal(state, state.turn, legal) < 9);
  }
  if (phase === 'play' && tricks.count === 0 && !state.broken && contract !== CLUBS) {
    const count = gamut.legal(state, state.turn, legal);
    const codes = legal.slice(0, count).map(({ value }) => String(value)[0]);
    const barred = contract === HEARTS ? 'H' : 'S';
    const all = codes.every((suit) => suit === barred);
    tally.add(`only ${barred} to lead`, all && tricks.winners.length > 0);
    tally.add(`${barred} not to be led`, count < state.cards.held(state.turn));
  }
  if (phase !== 'over') return;
  tally.add('thrown in', contract === UNDECIDED);
  tally.add('thrown in again', contract === UNDECIDED && setup.carry.passed > 0);
  tally.add('doubled', contract !== UNDECIDED && setup.carry.passed > 0);
  tally.add('stacked', contract !== UNDECIDED && setup.carry.passed > 1 && rules.doublingStacks);
  const taken = state.taken.map((each) => each % TRICK);
  tally.add('moon', contract === HEARTS && taken.includes(MOON));
  tally.add('all fold', staying === 0);
  tally.add('one stays', staying !== 0 && (staying & (staying - 1)) === 0);
}

describe('random matches of Gamut, replayed and judged', () => {
  test('rare things happen, and both implementations agree on them', () => {
    const tally = new Tally();
    for (let i = 0; i < 40; i++) {
      const random = seeded('rare', i);
      const given = { doublingStacks: i % 2 === 1, firstToAct: i % 4 < 2 ? 'dealer' : 'eldest' };
      const opening = openMatch(game, 4, optionsOf(game, 4, given), i % 4);
      const record = randomMatch(game, opening, random, 40, (state) =>
        note(tally, state as GamutState),
      );
      expect(replay(JSON.parse(JSON.stringify(record)), games)).toMatchObject({ ok: true });
      expect(judge(JSON.parse(JSON.stringify(record)))).toEqual([]);
    }
    for (const name of [
      'team bid limit',
      'only H to lead',
      'only S to lead',
      'H not to be led',
      'S not to be led',
      'thrown in',
      'thrown in again',
      'doubled',
      'stacked',
      'moon',
      'all fold',
      'one stays',
    ]) {
      expect([name, tally.counts[name] ?? 0]).toEqual([name, expect.toSatisfy((n) => n >= 3)]);
    }
  });

  /** Dealt so that seat 0 shoots the moon by playing high cards, whatever the others do. */
  const MOON = [
    'CA SA HA HK HQ HJ D7 C8',
    'C9 CK CQ H8 S7 D8 H9 S9',
    'C7 DA CJ H7 D9 DT S8 SK',
    'CT SQ SJ DJ DQ DK HT ST',
  ].map((hand) => hand.split(' '));
  const GIFTS = [
    ['D7', 'C8'],
    ['S9', 'H9'],
    ['SK', 'S8'],
    ['HT', 'ST'],
  ];

  test('[gamut/5.8] moon shots are recorded, replayed and judged alike', () => {
    let moons = 0;
    for (let i = 0; i < 20; i++) {
      const random = seeded('moon', i);
      const match = openMatch(gamut, 4, optionsOf(game, 4), 0);
      const state = gamut.lay(match.setup, { hands: MOON, turnUp: 'HA' });
      playForMoon(state, random);
      const deals = [recordDeal(gamut, match, state)];
      const record = recordGame(gamut, settle(gamut, match, state), deals);
      expect(replay(record, games)).toMatchObject({ ok: true });
      const verdict = adjudicate(JSON.parse(JSON.stringify(record)));
      expect(verdict.violations).toEqual([]);
      if (verdict.notes.moon) {
        moons++;
        expect(deals[0].scores).toEqual([12, 0, 0, 0]);
      }
    }
    expect(moons).toBe(20);
  });

  /** Seat 0 plays its highest card, clubs before spades before hearts; the others anything. */
  function playForMoon(state: GamutState, random: FastRandom): void {
    const legal: Action[] = [];
    while (gamut.acting(state) !== 0) {
      const seat = pickSeat(gamut.acting(state), random);
      let count = gamut.legal(state, seat, legal);
      while (state.phase === 'give') {
        const card = GIFTS[seat][legal[0].field === 'left' ? 0 : 1];
        const gift = legal.slice(0, count).find(({ value }) => value === card) as Action;
        gamut.apply(state, seat, gift, random);
        if (gift.ends) break;
        count = gamut.legal(state, seat, legal);
      }
      if (legal[0].type !== 'play') continue;
      const open = legal.slice(0, count);
      const high = open.filter(({ value }) => /^[CS]/.test(String(value))).pop() ?? open[count - 1];
      gamut.apply(state, seat, seat === 0 ? high : open[random.below(count)], random);
    }
  }

  test('a record that breaks a rule is refused with deal, move and clause', () => {
    const match = openMatch(gamut, 4, optionsOf(game, 4), 0);
    const state = gamut.lay(match.setup, { hands: MOON, turnUp: 'HA' });
    playForMoon(state, seeded('broken'));
    const deal = recordDeal(gamut, match, state);
    const record = recordGame(gamut, settle(gamut, match, state), [deal]);
    const changed = (move: object) => {
      const moves = deal.moves.map((each, i) => (i === 4 ? { ...each, ...move } : each));
      return replay({ ...record, deals: [{ ...deal, moves }] }, games);
    };
    expect(changed({})).toMatchObject({ ok: true });
    const fault = { deal: 0, move: 4, clause: 'gamut/5.3' };
    expect(changed({ card: 'CK' })).toMatchObject({ ok: false, error: fault });
  });

  test('[gamut/2.2] a record whose turn-up is not the dealer’s is refused', () => {
    const match = openMatch(gamut, 4, optionsOf(game, 4), 0);
    const state = gamut.lay(match.setup, { hands: MOON, turnUp: 'HA' });
    const deal = { ...recordDeal(gamut, match, state), turnUp: 'H7' };
    const error = { deal: 0, clause: 'gamut/2.2' };
    expect(replay(recordGame(gamut, match, [deal]), games)).toMatchObject({ ok: false, error });
  });
});
