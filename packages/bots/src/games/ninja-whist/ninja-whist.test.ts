import { FastRandom, type Move, ninjaWhist } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { describe, expect, test } from 'vitest';
import { answer, lay, type Sketch } from '../../../test/table.ts';
import { levels } from '../levels.ts';
import { expectedTricks } from './bid.ts';
import { ninjaWhistKnowledge } from './index.ts';
import { ranksIn } from './ranks.ts';
import { WEIGHTS } from './weights.ts';
import { aimOf } from './wish.ts';

const bidsOf = (...tricks: readonly number[]): Move[] =>
  tricks.map((each, seat) => ({ seat, type: 'bid', tricks: each }));
const playsOf = (...cards: readonly string[]): Move[] =>
  cards.map((card, seat) => ({ seat, type: 'play', card }));

/** Seat 0 bids and leads first; tokens are numbers of the game's list. */
function round(
  hands: readonly string[],
  turnUp: string | null,
  moves: readonly Move[],
  tokens?: readonly (readonly number[])[],
): NinjaState {
  const carry = tokens?.map((each) => each.reduce((bits, token) => bits | (1 << token), 0));
  const sketch: Sketch = { hands, turnUp, moves, ...(carry ? { carry } : {}) };
  return lay(ninjaWhist, sketch);
}

const OWN_SUIT = { archersAtNoTrump: 'ownSuit' };
const SEARCHERS = ['club', 'master'];
const LEVELS = ['novice', ...SEARCHERS];
const cardOf = (level: string, state: NinjaState) => answer(levels[level], ninjaWhist, state).card;
const bidOf = (level: string, state: NinjaState) => answer(levels[level], ninjaWhist, state).tricks;

/** The tokens a, b, aa and aab. */
const [A, B, AA, AAB] = [2, 3, 6, 16];

describe.each(LEVELS)('%s bids', (level) => {
  const others = ['W2 F4 N6 T8', 'W4 F6 N8 T2', 'W6 F8 N2 T4'];

  test('most tricks on the Archer and the highest trumps', () => {
    const state = round(['AR WK W10 W9', ...others], 'W8', []);
    expect(bidOf(level, state)).toBeGreaterThanOrEqual(3);
  });

  test('nothing on low cards of plain suits', () => {
    expect(bidOf(level, round(['F2 F3 N3 T3', ...others], 'W8', []))).toBe(0);
  });

  test('more on high cards if they are trumps', () => {
    const hand = ['WK W10 W9 F2', ...others];
    const withTrump = bidOf(level, round(hand, 'W8', [])) as number;
    expect(withTrump).toBeGreaterThan(bidOf(level, round(hand, 'T10', [])) as number);
  });
});

describe('without trump an Archer', () => {
  const hands = ['AR F4 N6 T5', 'W4 F6 N8 T2', 'W6 F8 N2 T4', 'W2 F3 N3 T3'];
  const expected = (options: Record<string, string>) =>
    expectedTricks(WEIGHTS, lay(ninjaWhist, { hands, turnUp: null, options }), 0);

  test('is expected to take a trick, but hardly if it wins only what it leads', () => {
    expect(expected({})).toBeGreaterThan(0.8);
    expect(expected(OWN_SUIT)).toBeLessThan(expected({}) - 0.4);
  });
});

describe.each(LEVELS)('%s plays', (level) => {
  test('the only card that takes a trick it needs', () => {
    const moves = [...bidsOf(0, 0, 1), ...playsOf('W9', 'W10')];
    expect(cardOf(level, round(['W9 F2', 'W10 F3', 'WK W2'], 'N5', moves))).toBe('WK');
  });

  test('under the trick when its bid is met', () => {
    const moves = [...bidsOf(1, 0, 0), ...playsOf('W9', 'W3')];
    expect(cardOf(level, round(['W9 F2', 'W3 F3', 'W10 W2'], 'N5', moves))).toBe('W2');
  });

  test('the Ace on its King to take a trick it needs', () => {
    const moves = [...bidsOf(1, 1, 1), ...playsOf('WK', 'W3')];
    expect(cardOf(level, round(['WK F2', 'W3 F3', 'WA W2'], 'N5', moves))).toBe('WA');
  });

  test('no Ace on its King when it wants no trick', () => {
    const moves = [...bidsOf(1, 0, 0), ...playsOf('WK', 'W3')];
    expect(cardOf(level, round(['WK F2', 'W3 F3', 'WA W2'], 'N5', moves))).toBe('W2');
  });

  test('an Archer to take a trick without trump', () => {
    // Then the 2 of knives takes the last one; kept back, the Archer would take only one.
    const moves = [...bidsOf(0, 1, 2), ...playsOf('W9', 'F3')];
    expect(cardOf(level, round(['W9 F2', 'F3 F4', 'AR N2'], null, moves))).toBe('AR');
  });

  test('the card that might win rather than an Archer that cannot, if that is agreed', () => {
    const moves = [...bidsOf(0, 1, 0), ...playsOf('W9', 'F3')];
    const sketch = { hands: ['W9 F2', 'F3 F4', 'AR NK'], turnUp: null, moves, options: OWN_SUIT };
    expect(cardOf(level, lay(ninjaWhist, sketch))).toBe('NK');
  });

  test('tokens that make a needed trick its own', () => {
    const moves = [...bidsOf(0, 1, 1), ...playsOf('W9', 'W4')];
    const state = round(['W9', 'W4', 'W8'], 'N5', moves, [[], [], [A, B, AA, AAB]]);
    expect(answer(levels[level], ninjaWhist, state)).toMatchObject({ card: 'W8', tokens: ['aa'] });
  });

  test('no tokens where the trick is won without them', () => {
    const moves = [...bidsOf(0, 1, 1), ...playsOf('W7', 'W4')];
    const state = round(['W7', 'W4', 'W8'], 'N5', moves, [[], [], [A, B, AA, AAB]]);
    expect(answer(levels[level], ninjaWhist, state)).not.toHaveProperty('tokens');
  });
});

test('a token counts as much as it will at the end of the match', () => {
  const moves = [...bidsOf(0, 0, 0), ...playsOf('W7', 'W4', 'W3')];
  const state = round(['W7', 'W4', 'W3'], 'N5', moves);
  expect([0, 1].map((seat) => ninjaWhistKnowledge.value?.(state, seat))).toEqual([1, 10]);
});

test('tokens spent are lost points', () => {
  const tokens = { seat: 2, type: 'play', card: 'W8', tokens: ['aa', 'aab'] };
  const moves = [...bidsOf(0, 1, 1), ...playsOf('W9', 'W4'), tokens];
  const state = round(['W9', 'W4', 'W8'], 'N5', moves, [[], [], [A, B, AA, AAB]]);
  expect(ninjaWhistKnowledge.value?.(state, 2)).toBe(10 + 1 - 2);
});

describe('tokens are considered', () => {
  const tokensIn = (plays: readonly string[], bids: readonly number[]) => {
    const moves = [...bidsOf(...bids), ...playsOf(...plays)];
    const all = [A, B, AA, AAB];
    const state = round(['W5 F2', 'W4 F3', 'W2 F4'], 'N5', moves, [[], all, all]);
    const sets = ninjaWhistKnowledge.candidates?.(state, plays.length, new FastRandom(1)) ?? [];
    return sets.filter((actions) => actions.length > 1).length;
  };

  test('where they win the trick for the last card of it', () => {
    expect(tokensIn(['W5', 'W4'], [0, 0, 1])).toBe(1);
  });

  test('but not where a number could still come and beat the card', () => {
    expect(tokensIn(['W5'], [0, 1, 0])).toBe(0);
  });
});

test('with an empty stock the token with most icons is taken', () => {
  const all = [...Array(32).keys()];
  const tokens = [all.filter((token) => token !== A), [A], []];
  const moves = [...bidsOf(0, 1, 1), ...playsOf('W9', 'W4', 'WK')];
  const state = round(['W9', 'W4', 'WK'], 'N5', moves, tokens);
  const { from, token } = answer(levels.club, ninjaWhist, state);
  expect([from, String(token).length]).toEqual([0, 3]);
});

describe('ranks', () => {
  const { order } = round(['W9', 'W4', 'W8'], 'W5', []);
  const kind = (code: string) => order.deck.kind(code);

  test('an Ace is lowest until its King is there', () => {
    const [calm, deadly] = [ranksIn(order, 0), ranksIn(order, 1 << order.deck.suits.indexOf('F'))];
    expect(calm.power[kind('FA')]).toBeLessThan(calm.power[kind('F2')]);
    expect(deadly.power[kind('FA')]).toBeGreaterThan(deadly.power[kind('FK')]);
  });

  test('the Ace of trumps is above an Archer if it has its prey', () => {
    const { power } = ranksIn(order, 1 << order.deck.suits.indexOf('W'));
    expect(power[kind('WA')]).toBeGreaterThan(power[kind('AR')]);
  });

  test('what can still beat a King is its Ace', () => {
    const { above, deck } = ranksIn(order, 0);
    const at = kind('FK') * deck.words;
    expect([...above.slice(at, at + deck.words)]).toEqual(
      [...Array(deck.words).keys()].map((word) =>
        deck.wordOf[kind('FA')] === word ? deck.bitOf[kind('FA')] : 0,
      ),
    );
  });
});

describe('a seat', () => {
  const aim = (hand: string, bids: readonly number[], plays: readonly string[] = []) => {
    const { wants, declares } = aimOf(
      round([hand, 'W3 F4', 'W2 F5'], 'N5', [...bidsOf(...bids), ...playsOf(...plays)]),
      0,
    );
    return [wants, declares].join();
  };
  const [pressed, atEase] = [aim('W9 F2', [2, 0, 1]), aim('NK N10', [1, 0, 0])];
  const [done, lost] = [aim('W9 F2', [0, 1, 0]), aim('W9 F2', [0, 1, 0], ['W9', 'W3', 'W2'])];

  test('that must take what it can is told from one whose cards will do', () => {
    expect([pressed, atEase]).toEqual(['true,true', 'false,false']);
  });

  test('that has what it bid wants nothing, and one that has lost its bid wants tokens', () => {
    expect([done, lost]).toEqual(['false,true', 'true,false']);
  });
});
