import type { Holder, Random } from './game.ts';

interface Class {
  readonly kinds: number[];
  readonly allowed: number;
}
interface Group {
  readonly holders: number[];
  /** What each of the holders takes, and all of them together. */
  readonly shares: number[];
  readonly size: number;
  readonly allowed: number;
}

/**
 * Deals unseen cards to holders, every possible deal being equally likely; it never fails if there
 * is one. Cards that the same holders may have form a class; holders with the same wants form a
 * group. Ways are counted exactly, group by group and class by class, and a deal is drawn by these
 * counts, so nothing is rejected.
 */
export class Sampler {
  private readonly classes: readonly Class[];
  private readonly groups: readonly Group[];
  private readonly holders: number;
  private readonly ways = new Map<number, number>();

  constructor(pool: readonly number[], holders: readonly Holder[]) {
    this.holders = holders.length;
    this.classes = classify(pool, holders);
    this.groups = gather(this.classes, holders);
  }

  /** How many deals there are, identical copies counted apart. */
  count(): number {
    let ways = this.waysFrom(0, 0, this.groups[0]?.size ?? 0, this.sizes());
    for (const { shares, size } of this.groups) {
      let left = size;
      for (const share of shares) {
        ways *= choose(left, share);
        left -= share;
      }
    }
    return ways;
  }

  /** The kinds dealt to each holder. */
  sample(random: Random): number[][] {
    const left = this.classes.map(({ kinds }) => kinds.slice());
    const dealt = Array.from({ length: this.holders }, (): number[] => []);
    for (const [g, group] of this.groups.entries()) {
      this.split(group, this.drawGroup(g, left, random), dealt, random);
    }
    return dealt;
  }

  private drawGroup(g: number, left: number[][], random: Random): number[] {
    const cards: number[] = [];
    let room = this.groups[g].size;
    for (const [c, kinds] of left.entries()) {
      const n = this.pick(
        g,
        c,
        room,
        left.map((k) => k.length),
        random,
      );
      for (let i = 0; i < n; i++) cards.push(pluck(kinds, random));
      room -= n;
    }
    return cards;
  }

  /** How many cards of a class a group takes, drawn in proportion to the ways that follow. */
  private pick(g: number, c: number, room: number, sizes: number[], random: Random): number {
    const total = this.waysFrom(g, c, room, sizes);
    let at = fraction(random) * total;
    let last = 0;
    for (let n = 0; n <= room; n++) {
      const ways = this.waysTaking(g, c, room, sizes, n);
      if (ways > 0) last = n;
      at -= ways;
      if (at < 0 && ways > 0) return n;
    }
    return last;
  }

  private sizes(): number[] {
    return this.classes.map(({ kinds }) => kinds.length);
  }

  /** The ways to fill group g's room from class c on, and all later groups after it. */
  private waysFrom(g: number, c: number, room: number, sizes: number[]): number {
    if (g === this.groups.length) return 1;
    if (c === this.classes.length) {
      if (room > 0) return 0;
      return this.waysFrom(g + 1, 0, this.groups[g + 1]?.size ?? 0, sizes);
    }
    const key = this.key(g, c, room, sizes);
    let ways = this.ways.get(key);
    if (ways === undefined) {
      ways = 0;
      for (let n = 0; n <= room; n++) ways += this.waysTaking(g, c, room, sizes, n);
      this.ways.set(key, ways);
    }
    return ways;
  }

  private waysTaking(g: number, c: number, room: number, sizes: number[], n: number): number {
    const size = sizes[c];
    const allowed = this.classes[c].allowed & (1 << this.groups[g].holders[0]);
    if (n > size || (n > 0 && !allowed)) return 0;
    sizes[c] -= n;
    const ways = choose(size, n) * this.waysFrom(g, c + 1, room - n, sizes);
    sizes[c] += n;
    return ways;
  }

  private key(g: number, c: number, room: number, sizes: readonly number[]): number {
    let key = (g * this.classes.length + c) * 128 + room;
    for (const [i, { kinds }] of this.classes.entries()) key = key * (kinds.length + 1) + sizes[i];
    return key;
  }

  /** Inside a group every way to share the cards out is alike. */
  private split({ holders, shares }: Group, cards: number[], dealt: number[][], random: Random) {
    if (holders.length === 1) {
      dealt[holders[0]] = cards;
      return;
    }
    for (const [i, holder] of holders.entries()) {
      for (let n = 0; n < shares[i]; n++) dealt[holder].push(pluck(cards, random));
    }
  }
}

function classify(pool: readonly number[], holders: readonly Holder[]): Class[] {
  const classes = new Map<number, Class>();
  for (const kind of pool) {
    let allowed = 0;
    for (const [h, holder] of holders.entries()) if (!holder.forbids(kind)) allowed |= 1 << h;
    const found = classes.get(allowed);
    if (found) found.kinds.push(kind);
    else classes.set(allowed, { kinds: [kind], allowed });
  }
  return [...classes.values()];
}

/** Holders that may have the same cards, the choosiest first, so that the last ones are forced. */
function gather(classes: readonly Class[], holders: readonly Holder[]): Group[] {
  const groups = new Map<number, Group>();
  for (const [h, { size }] of holders.entries()) {
    if (size === 0) continue;
    const wants = classes.reduce((bits, { allowed }, c) => bits | (((allowed >> h) & 1) << c), 0);
    const group = groups.get(wants) ?? { holders: [], shares: [], size: 0, allowed: 0 };
    const allowed = classes.reduce((n, c) => n + ((c.allowed >> h) & 1) * c.kinds.length, 0);
    group.holders.push(h);
    group.shares.push(size);
    groups.set(wants, { ...group, size: group.size + size, allowed });
  }
  return [...groups.values()].sort((a, b) => a.allowed - b.allowed);
}

/** A number from 0 to below 1, fine enough for proportions of counted ways. */
export function fraction(random: Random): number {
  return (random.below(1 << 20) + random.below(1 << 20) / (1 << 20)) / (1 << 20);
}

/** Takes one of the cards out, each equally likely. */
export function pluck(cards: number[], random: Random): number {
  const i = cards.length > 1 ? random.below(cards.length) : 0;
  const card = cards[i];
  cards[i] = cards[cards.length - 1];
  cards.pop();
  return card;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
