import { describe, expect, test } from 'vitest';
import type { Holder } from './game.ts';
import { FastRandom } from './random.ts';
import { Sampler } from './sample.ts';

/** Holders by size and the kinds they cannot have. */
function holders(
  ...wants: readonly (readonly [size: number, forbidden: readonly number[]])[]
): Holder[] {
  return wants.map(([size, forbidden]) => ({ size, forbids: (kind) => forbidden.includes(kind) }));
}

/** All deals of numbered cards, by trying every assignment. */
function enumerate(pool: readonly number[], to: readonly Holder[]): string[] {
  const room = to.map(({ size }) => size);
  const hands = to.map((): number[] => []);
  const deals: string[] = [];
  const place = (i: number): void => {
    if (i === pool.length) {
      deals.push(spell(hands));
      return;
    }
    for (const [h, holder] of to.entries()) {
      if (room[h] === 0 || holder.forbids(pool[i])) continue;
      room[h]--;
      hands[h].push(pool[i]);
      place(i + 1);
      hands[h].pop();
      room[h]++;
    }
  };
  place(0);
  return deals;
}

function spell(hands: readonly (readonly number[])[]): string {
  return hands.map((hand) => [...hand].sort((a, b) => a - b).join(' ')).join(' | ');
}

const CASES: readonly (readonly [string, readonly number[], Holder[]])[] = [
  ['free hands', [0, 1, 2, 3, 4], holders([2, []], [2, []], [1, []])],
  ['one void', [0, 1, 2, 3, 4, 5], holders([2, [0, 1, 2]], [2, []], [2, []])],
  ['crossed voids', [0, 1, 2, 3, 4, 5], holders([2, [0, 1]], [2, [2, 3]], [2, [4, 5]])],
  ['a single way', [0, 1, 2], holders([1, [0, 1]], [1, [1, 2]], [1, [0, 2]])],
  ['two with the same void and a pile', [0, 1, 2, 3, 4, 5], holders([1, [0]], [2, [0]], [3, []])],
  ['identical copies', [0, 0, 1, 1, 2, 3], holders([2, [0]], [2, []], [2, [3]])],
  ['an empty hand', [0, 1, 2], holders([0, []], [1, [2]], [2, []])],
];

describe('sampling unseen cards', () => {
  test.each(CASES)('%s: counts every deal', (_, pool, to) => {
    expect(new Sampler(pool, to).count()).toBe(enumerate(pool, to).length);
  });

  test.each(CASES)('%s: every deal is equally likely', (_, pool, to) => {
    const weight = new Map<string, number>();
    for (const deal of enumerate(pool, to)) weight.set(deal, (weight.get(deal) ?? 0) + 1);
    const total = enumerate(pool, to).length;
    const sampler = new Sampler(pool, to);
    const random = new FastRandom(7);
    const draws = 20_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const deal = spell(sampler.sample(random));
      seen.set(deal, (seen.get(deal) ?? 0) + 1);
    }
    let chi = 0;
    for (const [deal, ways] of weight) {
      const expected = (draws * ways) / total;
      chi += ((seen.get(deal) ?? 0) - expected) ** 2 / expected;
    }
    expect([...seen.keys()].every((deal) => weight.has(deal))).toBe(true);
    // Five standard deviations of the statistic: a fixed seed, so it either holds or is wrong.
    const freedom = weight.size - 1;
    expect(chi).toBeLessThanOrEqual(freedom + 5 * Math.sqrt(2 * freedom));
  });
});
