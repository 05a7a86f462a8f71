import { gamut, type Move } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';
import { describe, expect, test } from 'vitest';
import { afterGifts, hand, playsFrom } from '../../../test/gamut.ts';
import { answer } from '../../../test/table.ts';
import { CONTEXTS, emptyStance } from '../../play/features.ts';
import { levels } from '../levels.ts';
import { gamutKnowledge } from './index.ts';

const LEVELS = ['novice', 'club', 'master'];
const say = (type: string, ...seats: readonly number[]): Move[] =>
  seats.map((seat) => ({ seat, type }));
const bidsOf = (...tricks: readonly number[]): Move[] =>
  tricks.map((each, seat) => ({ seat, type: 'bid', tricks: each }));
const playsOf = (...cards: readonly string[]): Move[] => playsFrom(0, ...cards);

describe.each(LEVELS)('%s in Hearts', (level) => {
  const others = ['SA SK H9 HK DA D8 C9 CK', 'S9 ST HA HQ DK D9 CT CQ', 'S8 SJ H7 HJ DQ DT CJ CA'];

  test('gives away a queen of spades that is not covered', () => {
    const state = hand(['SQ S7 H8 HT D7 DJ C7 C8', ...others], 'HT');
    const { left, right } = answer(levels[level], gamut, state, 60);
    expect([left, right]).toContain('SQ');
  });

  test('keeps away from the queen on the table', () => {
    const state = afterGifts(['C9 S9 HA', 'D8 SQ DJ', 'D9 S8 DQ', 'DT SK S7'], 'HA', [
      ...playsOf('C9', 'D8', 'D9', 'DT'),
      ...playsOf('S9', 'SQ', 'S8'),
    ]);
    expect(answer(levels[level], gamut, state).card).toBe('S7');
  });

  test('throws the queen on a trick of somebody else', () => {
    const state = afterGifts(['C9 S9 HA', 'D8 SA DJ', 'D9 S8 DQ', 'DT SQ DK'], 'HA', [
      ...playsOf('C9', 'D8', 'D9'),
    ]);
    expect(answer(levels[level], gamut, state).card).toBe('SQ');
  });
});

describe.each(LEVELS)('%s in Spades', (level) => {
  const others = ['S7 H9 HK DA D8 C9 CK C8', 'S9 HA HQ DK D9 CT CQ C7', 'S8 ST H7 HJ DQ DT CJ CA'];

  test('bids more on the top spades than on nothing', () => {
    const strong = hand(['SA SK SQ SJ H8 HT D7 DJ', ...others], 'SJ');
    expect(answer(levels[level], gamut, strong).tricks).toBeGreaterThanOrEqual(3);
    const weak = hand(['S7 H8 HT H7 D7 D9 C7 C9', ...others], 'S7');
    expect(answer(levels[level], gamut, weak).tricks).toBeLessThanOrEqual(1);
  });

  test('takes a trick that the team needs', () => {
    const hands = ['DQ C7', 'D9 C8', 'D8 C9', 'DA D7'];
    const state = hand(hands, 'S7', [...bidsOf(0, 0, 0, 1), ...playsOf('DQ', 'D9', 'D8')]);
    expect(answer(levels[level], gamut, state).card).toBe('DA');
  });

  test('stays below when the team has what it bid', () => {
    const hands = ['D9 C7', 'D8 C8', 'DT C9', 'DA D7'];
    const state = hand(hands, 'S7', [...bidsOf(0, 0, 0, 0), ...playsOf('D9', 'D8', 'DT')]);
    expect(answer(levels[level], gamut, state).card).toBe('D7');
  });
});

test.each(['club', 'master'])(
  '%s takes a trick too many if the others lose more by it',
  (level) => {
    const hands = ['D9 C7', 'D8 C8', 'DT C9', 'DA D7'];
    const state = hand(hands, 'S7', [...bidsOf(1, 0, 1, 0), ...playsOf('D9', 'D8', 'DT')]);
    expect(answer(levels[level], gamut, state).card).toBe('DA');
  },
);

describe.each(LEVELS)('%s in Clubs', (level) => {
  const others = ['S7 H9 HK DA D8 C9 SA C8', 'S9 HA HQ DK D9 CT CQ C7', 'S8 ST H7 HJ DQ DT SK CA'];

  test('stays with both black jacks', () => {
    const state = hand(['CJ SJ CK SQ H8 HT D7 DJ', ...others], 'CK', []);
    expect(answer(levels[level], gamut, state).type).toBe('stay');
  });

  test('folds a hand without a trump or an ace against two who stay', () => {
    const hands = [...others.slice(0, 2), 'S8 S9 H7 H8 D7 D9 HT DT', others[2]];
    const state = hand(hands, 'C9', say('stay', 0, 1));
    expect(answer(levels[level], gamut, state).type).toBe('fold');
  });
});

describe.each(LEVELS)('%s in Diamonds', (level) => {
  test('chooses Clubs with the top trumps', () => {
    const others = [
      'S7 H9 HK DA D8 C9 SA C8',
      'S9 HA HQ DK D9 CT S8 C7',
      'SQ ST H7 HJ DQ DT SK H8',
    ];
    const state = hand(['CJ SJ CA CK CQ HT D7 DJ', ...others], 'DJ');
    expect(answer(levels[level], gamut, state)).toMatchObject({
      type: 'choose',
      contract: 'clubs',
    });
  });
});

describe('worlds', () => {
  const others = ['S7 H9 HK DA D8 C9 CK C8', 'S9 HA HQ DK D9 CT CQ C7', 'S8 ST H7 HJ DQ DT CJ CA'];
  const view = (state: GamutState, eyes: number) => gamut.view(state, eyes);
  const logOf = (state: GamutState, eyes: number) =>
    gamutKnowledge.weigh?.(state, view(state, eyes)) ?? Number.NaN;

  test('in which a high bid lies on high spades explain it better', () => {
    const [strong, weak] = ['SA SK SQ SJ H8 HT D7 DJ', 'S7 S8 H8 HT D7 D9 C7 C9'].map((cards) =>
      hand([cards, ...others], cards.split(' ')[0], [{ seat: 0, type: 'bid', tricks: 4 }]),
    );
    expect(logOf(strong, 1)).toBeGreaterThan(logOf(weak, 1) + 1);
  });

  test('are not judged by what the seat itself has called', () => {
    const state = hand(['SA SK SQ SJ H8 HT D7 DJ', ...others], 'SJ', [
      { seat: 0, type: 'bid', tricks: 0 },
    ]);
    expect(logOf(state, 0)).toBe(0);
  });

  test('in which who stays has trumps explain it better', () => {
    const [strong, weak] = ['CJ SJ CA CK C9 HT D7 DJ', 'S7 S8 H7 H8 D7 D9 C9 DT'].map((cards) =>
      hand([cards, ...others], 'C9', say('stay', 0)),
    );
    expect(logOf(strong, 1)).toBeGreaterThan(logOf(weak, 1) + 1);
  });
});

test('the situations of Hearts, Spades and Clubs have weights of their own', () => {
  const hands = [
    'SA SK SQ SJ H8 HT D7 DJ',
    'S7 H9 HK DA D8 C9 CK C8',
    'S9 HA HQ DK D9 CT CQ C7',
    'S8 ST H7 HJ DQ DT CJ CA',
  ];
  const wishOf = (turnUp: string, moves: readonly Move[]) => {
    const stance = emptyStance();
    gamutKnowledge.stance(hand(hands, turnUp, moves), 0, stance);
    return `${stance.wants ? 'wants' : 'avoids'} ${stance.declares ? 'declarer' : 'defender'}`;
  };
  const given = hands.map((_, seat) => {
    const [left, right] = hands[seat].split(' ');
    return { seat, type: 'give', left, right };
  });
  const wishes = [
    wishOf('H8', given),
    wishOf('SA', bidsOf(5, 0, 0, 0)),
    wishOf('SA', bidsOf(0, 0, 0, 0)),
    wishOf('C9', say('stay', 0, 1, 2, 3)),
  ];
  expect(new Set(wishes).size).toBe(4);
  for (const wish of wishes) expect(CONTEXTS.join()).toContain(wish);
});
