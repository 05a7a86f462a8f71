import { execFileSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { draw } from './draw.ts';
import type { Random } from './game.ts';
import { commitment, FastRandom, StreamRandom, seedFromText } from './random.ts';
import { drawnFrom } from './seal.ts';
import { deriveSeed } from './seed.ts';

const SEED = seedFromText('a fixed seed');
/** 2^32 mod n is close to n here, so that words are skipped as often as n ≤ 2^20 allows. */
const UNEVEN = 699_051;

type Shuffler = (deck: number[], random: Random) => void;

/** The order in which all cards are dealt. */
const shuffle: Shuffler = (deck, random) => {
  deck.splice(0, deck.length, ...draw(deck.slice(), deck.length, random).slice(0, deck.length));
};

const identity = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The defect that the checks of the shuffle must catch: each card swapped with any other. */
const anyWithAny: Shuffler = (deck, random) => {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random.below(deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
};

describe('shuffle', () => {
  /** How often each order comes out over all sequences of draws. */
  function ordersOf(shuffler: Shuffler, n: number): number[] {
    const counts = new Map<string, number>();
    const draws: number[] = [];
    const bounds: number[] = [];
    do {
      let at = 0;
      const deck = identity(n);
      shuffler(deck, {
        below(bound) {
          if (at === draws.length) draws.push(0);
          bounds[at] = bound;
          return draws[at++];
        },
      });
      counts.set(deck.join(), (counts.get(deck.join()) ?? 0) + 1);
    } while (advance(draws, bounds));
    return [...counts.values()];
  }

  function advance(draws: number[], bounds: number[]): boolean {
    for (let at = draws.length - 1; at >= 0; at--) {
      if (++draws[at] < bounds[at]) return true;
      draws[at] = 0;
    }
    return false;
  }

  test.each([
    [1, 1],
    [2, 2],
    [3, 6],
    [4, 24],
    [5, 120],
  ])('of %i cards gives each order by exactly one sequence of draws', (n, orders) =>
    expect(ordersOf(shuffle, n)).toEqual(Array(orders).fill(1)),
  );

  test('that swaps any with any is caught', () => {
    expect(new Set(ordersOf(anyWithAny, 3)).size).toBeGreaterThan(1);
  });

  test('works from the top, and stops when enough cards are out', () => {
    const asked: number[] = [];
    const last: Random = { below: (n) => asked.push(n) && n - 1 };
    expect(draw([10, 11, 12, 13, 14], 3, last).slice(0, 3)).toEqual([14, 13, 12]);
    expect(asked).toEqual([5, 4, 3]);
  });
});

describe.each<[string, () => Random]>([
  ['FastRandom', () => new FastRandom(SEED)],
  ['StreamRandom', () => new StreamRandom(SEED, 'deal/0')],
])('%s', (_, source) => {
  /** χ² of the orders of five cards: 119 degrees of freedom, 184 is passed once in ten thousand seeds. */
  function chiSquare(shuffler: Shuffler): number {
    const random = source();
    const shuffles = 240_000;
    const counts = new Map<string, number>();
    for (let i = 0; i < shuffles; i++) {
      const deck = identity(5);
      shuffler(deck, random);
      counts.set(deck.join(), (counts.get(deck.join()) ?? 0) + 1);
    }
    const expected = shuffles / 120;
    let sum = (120 - counts.size) * expected;
    for (const count of counts.values()) sum += (count - expected) ** 2 / expected;
    return sum;
  }

  test('shuffles evenly', () => {
    const sum = chiSquare(shuffle);
    expect(sum).toBeLessThan(184);
    expect(sum).toBeGreaterThan(70);
  });

  test('shows an uneven shuffle', () => expect(chiSquare(anyWithAny)).toBeGreaterThan(1000));

  test('puts every card of 60 in every place alike', () => {
    const random = source();
    const shuffles = 20_000;
    const counts = new Float64Array(3600);
    const deck = identity(60);
    for (let i = 0; i < shuffles; i++) {
      for (let card = 0; card < 60; card++) deck[card] = card;
      shuffle(deck, random);
      for (let place = 0; place < 60; place++) counts[60 * place + deck[place]]++;
    }
    const expected = shuffles / 60;
    const sum = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
    expect(Math.abs(sum - 59 * 59)).toBeLessThan(4 * Math.sqrt(2 * 59 * 59));
  });

  test.each([1, 2, 3, 7, 60, 1000])('below(%i) reaches all of its range and nothing else', (n) => {
    const random = source();
    const seen = new Set<number>();
    for (let i = 0; i < 20 * n; i++) seen.add(random.below(n));
    expect([...seen].sort((a, b) => a - b)).toEqual(identity(n));
  });

  test('below(2^20) is a whole number in range', () => {
    const random = source();
    for (let i = 0; i < 10_000; i++) {
      const drawn = random.below(2 ** 20);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < 2 ** 20).toBe(true);
    }
  });

  test.each([0, -1, 2 ** 20 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses below(%d)',
    (n) => {
      expect(() => source().below(n)).toThrow(RangeError);
    },
  );
});

describe('FastRandom', () => {
  const drawn = (random: Random): number[] => Array.from({ length: 8 }, () => random.below(1000));

  test.each([
    [UNEVEN, 6],
    [43_691, 0],
  ])('is sfc32 with the words unfair to %i skipped', (bound, fewest) => {
    const random = new FastRandom(SEED);
    const state = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest();
    let [a, b, c, d] = [0, 4, 8, 12].map((at) => BigInt(state.readUInt32BE(at)));
    const u32 = (value: bigint): bigint => BigInt.asUintN(32, value);
    const next = (): bigint => {
      const word = u32(a + b + d);
      [a, b, c, d] = [
        b ^ (b >> 9n),
        u32(c * 9n),
        u32(((c << 21n) | (c >> 11n)) + word),
        u32(d + 1n),
      ];
      return word;
    };
    const n = BigInt(bound);
    let skipped = 0;
    for (let i = 0; i < 100_000; i++) {
      let product = next() * n;
      for (; u32(product) < 2n ** 32n % n; skipped++) product = next() * n;
      if (random.below(bound) !== Number(product >> 32n)) expect.fail(`draw ${i} differs`);
    }
    expect(skipped).toBeGreaterThanOrEqual(fewest);
  });

  test.each([
    [60, 60],
    [45, 4],
    [74, 73],
    [1, 1],
  ])('of %i cards draws %i as it would one by one', (size, count) => {
    const random = new FastRandom(SEED);
    const slow = random.copy();
    const single: Random = { below: (n) => slow.below(n) };
    for (let i = 0; i < 50; i++) {
      const drawn = draw(identity(size), count, random).slice(0, count);
      expect(drawn).toEqual(draw(identity(size), count, single).slice(0, count));
    }
    expect(random.below(1000)).toBe(slow.below(1000));
  });

  test('draws skip the words that below skips', () => {
    // A seed with two such words on the way.
    const random = new FastRandom(16);
    const slow = random.copy();
    const pack = identity(65_535);
    const single: Random = { below: (n) => slow.below(n) };
    const drawn = draw(pack, 60_000, random).slice(0, 60_000).join();
    expect(drawn === draw(pack, 60_000, single).slice(0, 60_000).join()).toBe(true);
  });

  test('a copy goes on alike and apart', () => {
    const random = new FastRandom(7);
    random.below(10);
    const copy = random.copy();
    const draws = drawn(copy);
    expect(drawn(random)).toEqual(draws);
    expect(drawn(copy)).not.toEqual(draws);
  });

  test('a number, its text and its bytes are one seed; another number is another', () => {
    const draws = drawn(new FastRandom(7));
    expect(drawn(new FastRandom('7'))).toEqual(draws);
    expect(drawn(new FastRandom(Buffer.from(seedFromText('7'), 'hex')))).toEqual(draws);
    expect(drawn(new FastRandom(8))).not.toEqual(draws);
  });
});

describe('StreamRandom', () => {
  function* words(seed: string, label: string): Generator<number, never> {
    for (let block = 0; ; block++) {
      const counter = Buffer.alloc(8);
      counter.writeUInt32BE(block, 4);
      const message = Buffer.concat([Buffer.from(label), Buffer.of(0), counter]);
      const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
      for (let at = 0; at < 32; at += 4) yield mac.readUInt32BE(at);
    }
  }

  const order = (seed: string, label: string): string => {
    const deck = identity(60);
    shuffle(deck, new StreamRandom(seed, label));
    return deck.join(' ');
  };

  test.each(['deal/0', 'dealer', 'Mü', '', 'x'.repeat(46), 'x'.repeat(47), 'x'.repeat(200)])(
    'agrees with an independent computation for label %j',
    (label) => {
      const random = new StreamRandom(SEED, label);
      const stream = words(SEED, label);
      for (let i = 0; i < 100; i++)
        expect(random.below(2 ** 20)).toBe(stream.next().value % 2 ** 20);
    },
  );

  test('skips the words at and above the greatest multiple of n', () => {
    const random = new StreamRandom(SEED, 'deal/0');
    const stream = words(SEED, 'deal/0');
    const fair = UNEVEN * Math.floor(2 ** 32 / UNEVEN);
    let skipped = 0;
    for (let i = 0; i < 50_000; i++) {
      let word = stream.next().value;
      for (; word >= fair; skipped++) word = stream.next().value;
      if (random.below(UNEVEN) !== word % UNEVEN) expect.fail(`draw ${i} differs`);
    }
    expect(skipped).toBeGreaterThan(0);
  });

  test('below(1) takes no word', () => {
    const random = new StreamRandom(SEED, 'deal/0');
    for (let i = 0; i < 5; i++) expect(random.below(1)).toBe(0);
    expect(random.below(1000)).toBe(new StreamRandom(SEED, 'deal/0').below(1000));
  });

  test('each of the 256 bits of the seed changes the shuffle, and so does the label', () => {
    const orders = new Set([order(SEED, 'deal/0'), order(SEED, 'deal/1'), order(SEED, 'dealer')]);
    for (let bit = 0; bit < 256; bit++) {
      const bytes = Buffer.from(SEED, 'hex');
      bytes[bit >> 3] ^= 1 << (bit & 7);
      orders.add(order(bytes.toString('hex'), 'deal/0'));
    }
    expect(orders.size).toBe(259);
  });

  test('the example of docs/deals.md holds', () => {
    const seed = seedFromText('overtrick');
    expect(seed).toBe('ae493b3cc1c13cf0496bcf66377b549f1313036737f9f65900f0e8a8a2740bea');
    expect(commitment(seed)).toBe(
      'd2c06cedbd6776800591d51dd88c0d9ba864876594ddda8dc6072549a31a863d',
    );
    expect(new StreamRandom(seed, 'dealer').below(5)).toBe(4);
    const random = new StreamRandom(seed, 'deal/0');
    expect([60, 59, 58, 57].map((n) => random.below(n))).toEqual([56, 0, 38, 45]);
    expect(order(seed, 'deal/0')).toMatch(/^56 0 38 45 .* 41 51 53 25 21$/);
    const drawn = drawnFrom(seed, ['0badcafe', 'F']);
    expect(drawn).toBe('cf305897d7dcefda83c99c781bb0ebaa6837fa5a7504c678dee5c467f701ad46');
    expect(order(drawn, 'deal/0')).toMatch(/^54 56 49 47 .* 51 43 36 27$/);
  });

  test('the example of a match from one chosen seed in docs/deals.md holds', () => {
    const page = readFileSync(new URL('../../../docs/deals.md', import.meta.url), 'utf8');
    const match = seedFromText('overtrick');
    const deals = [0, 1].map((deal) => deriveSeed(match, `seed/${deal}`));
    for (const seed of deals) {
      const seal = commitment(seed);
      expect(page).toContain(`${seed}     committed to by ${seal.slice(0, 8)}…${seal.slice(-6)}`);
    }
    expect(new StreamRandom(deals[0], 'dealer').below(5)).toBe(1);
    expect(order(deals[0], 'deal/0')).toMatch(/^23 32 28 38 .* 29 17 24 25$/);
    expect(order(deals[1], 'deal/1')).toMatch(/^2 21 47 32 .* 43 4 29 12$/);
    expect(page).toContain('23, 32, 28, 38, … 29, 17, 24, 25');
    expect(page).toContain('2, 21, 47, 32, … 43, 4, 29, 12');
    expect(deriveSeed(match, 'bots')).toMatch(/^140f3e3a/);
  });

  test('the verifier, which shares no code, finds the same shuffle', () => {
    const script = fileURLToPath(new URL('../../../scripts/verify-deal.mjs', import.meta.url));
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
    const verify = (label: string, ...entropy: string[]) => run(SEED, label, '60', ...entropy);
    expect(verify('deal/0')).toBe(order(SEED, 'deal/0'));
    expect(verify('deal/1')).not.toBe(order(SEED, 'deal/0'));
    const added = ['0badcafe', 'F'];
    expect(verify('deal/0', ...added)).toBe(order(drawnFrom(SEED, added), 'deal/0'));
    const own = deriveSeed(SEED, 'seed/3');
    expect(run('--match', SEED, 'deal/3', '60')).toBe(order(own, 'deal/3'));
    const both = run('--match', SEED, 'deal/3', '60', ...added);
    expect(both).toBe(order(drawnFrom(own, added), 'deal/3'));
  });

  test.each(['', 'abc', `${SEED}00`, 'g'.repeat(64)])('refuses %j as a seed', (seed) => {
    expect(() => new StreamRandom(seed, 'deal/0')).toThrow(RangeError);
  });
});
