import { type Dealing, FastRandom, type Random } from '@overtrick/engine';
import { Deck, Sampler, type Sitting } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { drawnBy, type Evidence } from './drawn.ts';

const deck = new Deck({ suits: ['R', 'B'], ranks: ['1', '2', '3'] });
const KINDS = [0, 1, 2, 3, 4, 5];
const EYES = 0;
/** Seat 1 has no red 1; the last holder is nobody. */
const holders = [
  { size: 0, forbids: () => false },
  { size: 2, forbids: (kind: number) => kind === 0 },
  { size: 2, forbids: () => false },
  { size: 2, forbids: () => false },
];
const sampler = new Sampler(KINDS, holders);
/** A world is told by what each holder has. */
const dealing: Dealing<string> = {
  holders,
  deal: (random) => sampler.sample(random),
  world: (dealt) => dealt.map((kinds) => [...kinds].sort().join('')).join(' '),
};
/** Seat 1 is likely to have 1 and 2, seat 2 unlikely to have 5. */
const evidence: Evidence = {
  log: (seat, kinds) =>
    seat === 1
      ? 1.5 * kinds.filter((kind) => kind === 1 || kind === 2).length
      : kinds.includes(5)
        ? -2
        : 0,
};

/** Every deal with its probability. */
function exact(): Map<string, number> {
  const weights = new Map<string, number>();
  for (const a of pairs(KINDS.filter((kind) => kind !== 0))) {
    for (const b of pairs(KINDS.filter((kind) => !a.includes(kind)))) {
      const c = KINDS.filter((kind) => !a.includes(kind) && !b.includes(kind));
      const kinds = [[], a, b, c];
      const log = evidence.log(1, a, []) + evidence.log(2, b, []);
      weights.set(kinds.map((hand) => hand.join('')).join(' '), Math.exp(log));
    }
  }
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  return new Map([...weights].map(([world, weight]) => [world, weight / sum]));
}

function pairs(kinds: readonly number[]): number[][] {
  return kinds.flatMap((one, i) => kinds.slice(i + 1).map((two) => [one, two]));
}

const seen = { deck, seats: 3, eyes: EYES, own: [0, 0, 0] };
const TIMES = 20_000;

/** How often each world comes, as a part of all. */
function drawn(draw: (random: Random) => unknown): Map<string, number> {
  const random = new FastRandom(5);
  const parts = new Map<string, number>();
  for (let i = 0; i < TIMES; i++) {
    const world = String(draw(random));
    parts.set(world, (parts.get(world) ?? 0) + 1 / TIMES);
  }
  return parts;
}

const guesser = (exchanges: number) =>
  drawnBy(dealing as unknown as Dealing<Sitting>, seen, evidence, exchanges);
const drawnWith = (exchanges: number) => drawn(guesser(exchanges));

test('worlds come in proportion to the evidence after many exchanges, as counted over all of them', () => {
  const parts = drawnWith(60);
  const expected = exact();
  expect([...parts.keys()].every((world) => expected.has(world))).toBe(true);
  for (const [world, part] of expected) {
    const error = Math.sqrt((part * (1 - part)) / TIMES);
    expect(Math.abs((parts.get(world) ?? 0) - part)).toBeLessThan(4.5 * error);
  }
});

/** The part of the worlds that would have to be others: half the sum of all differences. */
function distance(parts: ReadonlyMap<string, number>): number {
  const differences = [...exact()].map(([world, part]) => Math.abs((parts.get(world) ?? 0) - part));
  return differences.reduce((sum, each) => sum + each, 0) / 2;
}

test('one of four deals is nearer to the evidence than any deal, and exchanges bring it nearer still', () => {
  const even = distance(drawn((random) => dealing.world(dealing.deal(random), random)));
  const none = distance(drawnWith(0));
  // Each from a guesser of its own, so that none goes on from an earlier one.
  const begun = distance(drawn((random) => guesser(2)(random)));
  expect(none).toBeLessThan(even / 2);
  expect(begun).toBeLessThan(none);
  // What bots do with calls alone is far from exact even with these six cards.
  expect(none).toBeGreaterThan(0.1);
});

test('worlds that go on from earlier ones come as near with few exchanges as others with many', () => {
  const begun = distance(drawn((random) => guesser(2)(random)));
  expect(distance(drawnWith(2))).toBeLessThan(begun / 2);
});
