import type { Dealing, Deck, Guesser, Random, Seat, Sitting } from '@overtrick/engine';
import { wordsOf } from './play/reader.ts';

/** What a seat's own decisions say about the cards it may hold. */
export interface Evidence {
  /** The logarithm of how likely they were, with these hidden kinds by holder and their words. */
  log(
    seat: Seat,
    kinds: readonly (readonly number[])[],
    words: readonly (readonly number[])[],
  ): number;
}

/** Whose eyes these are, and the words of the own hand. */
export interface Seen {
  readonly deck: Deck;
  readonly seats: number;
  readonly eyes: Seat;
  readonly own: readonly number[];
}

/** Chains that go on side by side, each from the likeliest of some deals. */
const CHAINS = 4;
const DRAWN = 12;
/** Exchanges of two cards before the first world, for each hidden card, and between worlds. */
const WARM = 2;
const STEPS = 10;
const FINE = 1 << 20;

/**
 * Worlds in proportion to what the others' decisions say about them, by the method of Metropolis: two
 * unseen cards of different holders change places, and stay so if that explains the decisions better,
 * or else by chance, the less likely the worse it explains them.
 */
export function chained<State extends Sitting>(
  dealing: Dealing<State>,
  seen: Seen,
  evidence: Evidence,
): Guesser<State> {
  const chains: Chain[] = [];
  let next = 0;
  return (random) => {
    const at = next++ % CHAINS;
    chains[at] ??= new Chain(dealing, seen, evidence, random);
    chains[at].go(STEPS, random);
    return dealing.world(chains[at].kinds, random);
  };
}

class Chain {
  kinds: number[][];
  private words: number[][];
  private logs: number[];
  private readonly places: readonly (readonly [holder: number, index: number])[];

  private readonly dealing: Dealing<unknown>;
  private readonly seen: Seen;
  private readonly evidence: Evidence;

  constructor(dealing: Dealing<unknown>, seen: Seen, evidence: Evidence, random: Random) {
    this.dealing = dealing;
    this.seen = seen;
    this.evidence = evidence;
    this.kinds = [];
    this.words = [];
    this.logs = [];
    [this.kinds, this.words, this.logs] = this.likeliest(random);
    this.places = this.kinds.flatMap((hand, holder) => hand.map((_, i) => [holder, i] as const));
    this.go(WARM * this.places.length, random);
  }

  go(steps: number, random: Random): void {
    const { places } = this;
    if (places.length < 2) return;
    for (let step = 0; step < steps; step++) {
      const a = places[random.below(places.length)];
      const b = places[random.below(places.length)];
      this.propose(a, b, random);
    }
  }

  private propose(
    [i, a]: readonly [number, number],
    [j, b]: readonly [number, number],
    random: Random,
  ): void {
    const { kinds, words, logs, dealing } = this;
    const { deck } = this.seen;
    const [one, two] = [kinds[i][a], kinds[j][b]];
    if (i === j || one === two) return;
    if (dealing.holders[i].forbids(two) || dealing.holders[j].forbids(one)) return;
    const [oldI, oldJ] = [words[i], words[j]];
    kinds[i][a] = two;
    kinds[j][b] = one;
    words[i] = wordsOf(deck, kinds[i]);
    words[j] = wordsOf(deck, kinds[j]);
    const [logI, logJ] = [this.logOf(i), this.logOf(j)];
    const better = logI + logJ - logs[i] - logs[j];
    if (better >= 0 || random.below(FINE) < FINE * Math.exp(better)) {
      logs[i] = logI;
      logs[j] = logJ;
      return;
    }
    kinds[i][a] = one;
    kinds[j][b] = two;
    words[i] = oldI;
    words[j] = oldJ;
  }

  private logOf(holder: number): number {
    if (holder === this.seen.eyes || holder >= this.seen.seats) return 0;
    return this.evidence.log(holder, this.kinds, this.words);
  }

  private likeliest(random: Random): [number[][], number[][], number[]] {
    let most = Number.NEGATIVE_INFINITY;
    let best: [number[][], number[][], number[]] | undefined;
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      this.kinds = this.dealing.deal(random);
      this.words = this.kinds.map((kinds, holder) =>
        holder === this.seen.eyes ? [...this.seen.own] : wordsOf(this.seen.deck, kinds),
      );
      this.logs = this.kinds.map((_, holder) => this.logOf(holder));
      const sum = this.logs.reduce((a, b) => a + b, 0);
      if (best && sum <= most) continue;
      most = sum;
      best = [this.kinds, this.words, this.logs];
    }
    return best ?? [this.kinds, this.words, this.logs];
  }
}
