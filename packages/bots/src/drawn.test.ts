import { type Dealing, Deck, FastRandom, Sampler, type Sitting } from '@overtrick/engine';
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

test('worlds come in proportion to the evidence, as counted over all of them', () => {
  const seen = { deck, seats: 3, eyes: EYES, own: [0, 0, 0] };
  const draw = drawnBy(dealing as unknown as Dealing<Sitting>, seen, evidence, 60);
  const random = new FastRandom(5);
  const counts = new Map<string, number>();
  const times = 20_000;
  for (let i = 0; i < times; i++) {
    const world = String(draw(random));
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  const expected = exact();
  expect([...counts.keys()].every((world) => expected.has(world))).toBe(true);
  for (const [world, part] of expected) {
    const error = Math.sqrt((part * (1 - part)) / times);
    expect(Math.abs((counts.get(world) ?? 0) / times - part)).toBeLessThan(4.5 * error);
  }
});
