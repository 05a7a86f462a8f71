import { expect, test } from 'vitest';
import { ninjaWhist } from './games/ninja-whist/index.ts';
import { FastRandom, openMatch, play, resolveOptions, SPECTATOR, say, seen } from './index.ts';

function dealt() {
  const options = resolveOptions(ninjaWhist, 4);
  if (!options.ok) throw new Error(options.error);
  return ninjaWhist.deal(openMatch(ninjaWhist, 4, options.value, 0).setup, new FastRandom(1));
}

function refusal(move: unknown): string | undefined {
  const played = play(ninjaWhist, dealt(), move, new FastRandom(1));
  return played.ok ? undefined : say(ninjaWhist, played.error.why);
}

test('seat 1 bids first, and is the only one who can', () => {
  expect(refusal({ seat: 1, type: 'bid', tricks: 0 })).toBeUndefined();
  expect(refusal({ seat: 0, type: 'bid', tricks: 0 })).toBe('it is the turn of seat 1');
});

test.each([33, -31, 2 ** 32 + 1, 1e20, 1.5, -0, Number.NaN, '1', [1], null, undefined, {}, true])(
  'a move of seat %j is no move of seat 1',
  (seat) => {
    expect(refusal({ seat, type: 'bid', tricks: 0 })).toMatch(/must be a seat of the table/);
  },
);

test('a seat that the game has and this table has not is refused with those that there are', () => {
  const why = 'there is no seat 4; seats go from 0 to 3';
  expect(refusal({ seat: 4, type: 'bid', tricks: 0 })).toBe(why);
});

test.each([null, undefined, 5, 'pass', [], [{ seat: 1 }], () => 1, Symbol('x')])(
  'what is no object (%s) is refused with an example of a move',
  (value) => expect(refusal(value)).toMatch(/such as \{"seat":0/),
);

test.each(['__proto__', 'constructor', 'toString', '', 'Bid', 5, null, ['bid']])(
  'a move of type %j is refused with the moves that there are',
  (type) => expect(refusal({ seat: 1, type, tricks: 0 })).toMatch(/it has bid, play, take$/),
);

test.each(['0', [0], -0, 0.5, Number.NaN, null, undefined, { valueOf: () => 0 }])(
  'tricks %j are no number',
  (tricks) => expect(refusal({ seat: 1, type: 'bid', tricks })).toMatch(/must be a number/),
);

test('keys that a move has not are refused, those of every object too', () => {
  const move = JSON.parse('{"seat":1,"type":"bid","tricks":0,"__proto__":{"seat":1}}');
  expect(refusal(move)).toBe('a bid has no "__proto__"');
  expect(refusal({ seat: 1, type: 'bid', tricks: 0, card: 'W2' })).toBe('a bid has no "card"');
});

test('what is inherited, computed or guarded is no move', () => {
  const move = { seat: 1, type: 'bid', tricks: 0 };
  const angry = new Proxy(move, {
    ownKeys() {
      throw new Error('no');
    },
  });
  const computed = Object.defineProperty({ ...move }, 'seat', { get: () => 1, enumerable: true });
  for (const value of [Object.create(move), angry, computed]) {
    expect(refusal(value)).toMatch(/a move must be an object|must be a seat/);
  }
});

test('lists have texts in every place, and are no longer than a pack', () => {
  const holes = Object.assign(Array(2), { 1: 'a' });
  const lists = [holes, [['a']], [1], 'a', { length: 1, 0: 'a' }, Array(1e6).fill('a')];
  for (const tokens of lists) {
    expect(refusal({ seat: 1, type: 'play', card: 'W2', tokens })).toMatch(
      /must be a list of names/,
    );
  }
});

test('a refusal is short and harmless, whatever it quotes', () => {
  for (const text of ['x'.repeat(1e6), '\u001b[2J', '\u009b2J', '\u202e']) {
    const why = refusal({ seat: 1, type: text }) ?? '';
    expect(why.length).toBeLessThan(120);
    expect(why).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

test('other eyes than those of a seat see what is public, and have no view', () => {
  const secret = { event: { type: 'hand' }, to: 0b10 };
  const open = { event: { type: 'deal' }, to: -1 };
  for (const eyes of [SPECTATOR, 33, 1.5, -2, Number.NaN]) {
    expect(seen([secret, open], eyes)).toEqual([open.event]);
  }
  for (const eyes of [4, 33, 0.5, -2, Number.NaN]) {
    expect(() => ninjaWhist.view(dealt(), eyes)).toThrow('eyes are a seat from 0 to 3, or -1');
  }
});
