// A short whole game, and what the judge says when one thing in it is changed.
import { describe, expect, test } from 'vitest';
import { hands } from './builders.ts';
import { judge } from './judge.ts';
import { legalMoves, moveKey } from './legal.ts';
import { defaultOptions } from './options.ts';
import type { DealRecord, GameRecord, Move } from './types.ts';

const suits = hands(
  'CA CK CQ CJ CT C9 C8 C7',
  'SA SK SQ SJ ST S9 S8 S7',
  'HA HK HQ HJ HT H9 H8 H7',
  'DA DK DQ DJ DT D9 D8 D7',
);

/** Clubs turned up, and everybody but seat 1 folds: 16 points without a card. */
function loneDeal(dealer: number, total: number): DealRecord {
  const seats = [0, 1, 2, 3].map((step) => (dealer + step) % 4);
  return {
    dealer,
    hands: [0, 1, 2, 3].map((seat) => [...(suits[(seat - dealer + 4) % 4] ?? [])]),
    turnUp: 'C7',
    moves: seats.map((seat): Move => ({ seat, type: seat === 1 ? 'stay' : 'fold' })),
    tricks: [],
    scores: [0, 16, 0, 0],
    totals: [0, total, 0, 0],
  };
}

function wholeGame(): GameRecord {
  return {
    format: 'overtrick/1',
    game: 'gamut',
    players: 4,
    options: defaultOptions('gamut', 4),
    deals: [loneDeal(3, 16), loneDeal(0, 32), loneDeal(1, 48)],
    winners: [1],
  };
}

/** The rules that the game breaks once it was changed. */
function rulesBroken(change: (game: GameRecord, deal: DealRecord) => void): string[] {
  const game = wholeGame();
  change(game, game.deals[1] ?? loneDeal(0, 0));
  return [...new Set(judge(game).map((violation) => violation.rule))];
}

describe('judge', () => {
  test('a sound game breaks nothing, finished or not', () => {
    expect(judge(wholeGame())).toEqual([]);
    expect(
      rulesBroken((game) => Object.assign(game, { deals: game.deals.slice(0, 2), winners: [] })),
    ).toEqual([]);
    const cut = { moves: [], scores: [], totals: [] };
    expect(
      rulesBroken((game, deal) => {
        Object.assign(deal, cut);
        Object.assign(game, { deals: game.deals.slice(0, 2), winners: [] });
      }),
    ).toEqual([]);
  });

  test('winners: exactly when the game is over, and the right ones', () => {
    expect(
      rulesBroken((game) => {
        game.winners = [];
      }),
    ).toEqual(['K5']);
    expect(
      rulesBroken((game) => {
        game.winners = [0, 1];
      }),
    ).toEqual(['K5']);
    expect(
      rulesBroken((game) => {
        game.deals.pop();
      }),
    ).toEqual(['GA10']);
    expect(
      rulesBroken((game) => {
        game.deals.push(loneDeal(2, 64));
      }),
    ).toEqual(['GA10']);
  });

  test('scores and totals', () => {
    expect(
      rulesBroken((_, deal) => {
        deal.scores = [0, 15, 0, 0];
      }),
    ).toEqual(['GA8']);
    expect(
      rulesBroken((_, deal) => {
        deal.totals = [0, 31, 0, 0];
      }),
    ).toEqual(['FORMAT']);
    expect(
      rulesBroken((_, deal) => {
        deal.scores = [];
      }),
    ).toEqual(['GA8']);
  });

  test('deck, turned-up card and dealer', () => {
    expect(
      rulesBroken((_, deal) => {
        deal.hands[0]?.splice(0, 1, 'SA');
      }),
    ).toEqual(['GA1']);
    expect(
      rulesBroken((_, deal) => {
        deal.turnUp = 'S7';
      }),
    ).toEqual(['GA1']);
    expect(
      rulesBroken((game) => {
        game.deals.splice(1, 1, loneDeal(1, 32));
      }),
    ).toEqual(['K1']);
  });

  test('turn, phase and form of moves', () => {
    expect(
      rulesBroken((_, deal) => {
        deal.moves.reverse();
      }),
    ).toEqual(['GA7']);
    expect(
      rulesBroken((_, deal) => {
        deal.moves[0] = { seat: 0, type: 'bid', tricks: 3 };
      }),
    ).toEqual(['GA7']);
    expect(
      rulesBroken((_, deal) => {
        deal.moves.push({ seat: 0, type: 'play', card: 'CA' });
      }),
    ).toEqual(['FORMAT']);
    expect(
      rulesBroken((_, deal) => {
        Object.assign(deal.moves[0] ?? {}, { cards: [] });
      }),
    ).toEqual(['FORMAT']);
    expect(
      rulesBroken((_, deal) => {
        deal.moves[0] = { seat: 0, type: 'trump', name: 'S' };
      }),
    ).toEqual(['FORMAT']);
    expect(
      rulesBroken((_, deal) => {
        deal.tricks = [{ leader: 0, winner: 1 }];
      }),
    ).toEqual(['FORMAT']);
  });

  test('options: all of them, nothing else, each of its kind', () => {
    expect(
      rulesBroken((game) => {
        delete game.options.target;
      }),
    ).toEqual(['OPTIONS']);
    expect(
      rulesBroken((game) => {
        game.options.lesserArcher = true;
      }),
    ).toEqual(['OPTIONS']);
    expect(
      rulesBroken((game) => {
        game.options.target = 0;
      }),
    ).toEqual(['OPTIONS']);
    expect(
      rulesBroken((game) => {
        game.options.moonScore = '12';
      }),
    ).toEqual(['OPTIONS']);
  });

  test('anything at all can be judged', () => {
    for (const value of [null, 7, 'mu', [], {}, { game: 'toString' }, { game: 'mu', players: 4 }]) {
      expect(judge(value)).not.toEqual([]);
    }
  });
});

describe('legalMoves', () => {
  test('lists what the seat to act may do, and nothing once the deal is over', () => {
    expect(legalMoves(wholeGame(), 1, 0)).toEqual({
      seats: [0],
      moves: [
        { seat: 0, type: 'fold' },
        { seat: 0, type: 'stay' },
      ],
    });
    expect(legalMoves(wholeGame(), 1, 4)).toEqual({ seats: [], moves: [] });
  });

  test('equal moves have equal keys', () => {
    const bid = (...cards: string[]) => moveKey({ seat: 0, type: 'bid', cards });
    expect(bid('R1', 'B2')).toBe(bid('B2', 'R1'));
    const exchange = (discard: string[], show: string[]) =>
      moveKey({ seat: 0, type: 'exchange', discard, show });
    expect(exchange(['S1', 'S2'], [])).toBe(exchange(['S2', 'S1'], []));
    expect(exchange(['S1', 'S2'], ['S3'])).not.toBe(exchange(['S2', 'S1'], ['S3']));
  });
});
