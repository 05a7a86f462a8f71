import type { Dealing, Guesser, Random, Seat } from '@overtrick/engine';
import type { Deck, Sitting } from '@overtrick/engine/kit';
import { wordsOf } from './play/words.ts';

/** What a seat's own decisions say about the cards it may hold. */
export interface Evidence {
  /** The logarithm of how likely they were, with these kinds hidden in its hand, also told as words. */
  log(seat: Seat, kinds: readonly number[], words: readonly number[]): number;
}

/** Whose eyes these are, and the words of their own hand. */
export interface Seen {
  readonly deck: Deck;
  readonly seats: number;
  readonly eyes: Seat;
  readonly own: readonly number[];
}

/** Deals from which one is taken to begin with. */
const DEALS = 4;
/** How many worlds are begun anew; each of the later ones goes on from one of them. */
const CHAINS = 16;
const FINE = 1 << 20;

/**
 * Worlds about in proportion to what the others' decisions say. One of some deals is taken, the likelier
 * the better it explains them; then, by the method of Metropolis, two unseen cards of different holders
 * change places again and again, and stay so if that explains the decisions better, or else by chance.
 *
 * The proportions are right only after many exchanges, and few lean to deals which are all equally likely.
 * So after some worlds that are begun anew, the exchanges go on from these in turn: the longer one thinks,
 * the better the worlds. A single chain from one to the next would give many that are nearly the same.
 * Without exchanges each world is one of `DEALS` deals.
 */
export function drawnBy<State extends Sitting>(
  dealing: Dealing<State>,
  seen: Seen,
  evidence: Evidence,
  exchanges: number,
): Guesser<State> {
  const chains: Draft[] = [];
  let next = 0;
  const draftFor = (random: Random) => {
    if (chains.length === CHAINS) return chains[next++ % CHAINS];
    const draft = pickDraft(dealing, seen, evidence, random);
    if (exchanges > 0) chains.push(draft);
    return draft;
  };
  return (random) => {
    const draft = draftFor(random);
    const places = exchanges > 0 ? placesIn(draft.kinds) : [];
    if (places.length > 1) {
      for (let i = 0; i < exchanges; i++) draft.exchange(places, random);
    }
    return dealing.world(draft.kinds, random);
  };
}

/** Where a card lies: its holder and its place there. */
type DraftPlace = readonly [holder: number, index: number];

function placesIn(hands: readonly (readonly number[])[]): DraftPlace[] {
  return hands.flatMap((hand, holder) => hand.map((_, i): DraftPlace => [holder, i]));
}

/** Each draft in proportion to its likelihood, while they come: no list of them is needed. */
function pickDraft(
  dealing: Dealing<unknown>,
  seen: Seen,
  evidence: Evidence,
  random: Random,
): Draft {
  let picked = new Draft(dealing, seen, evidence, random);
  let sum = picked.likelihood;
  for (let i = 1; i < DEALS; i++) {
    const draft = new Draft(dealing, seen, evidence, random);
    sum = addLogs(sum, draft.likelihood);
    if (isChance(draft.likelihood - sum, random)) picked = draft;
  }
  return picked;
}

function addLogs(a: number, b: number): number {
  return Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));
}

function isChance(log: number, random: Random): boolean {
  return random.below(FINE) < FINE * Math.exp(log);
}

/** A deal of the unseen cards that can be changed. */
class Draft {
  readonly kinds: number[][];
  private readonly words: (readonly number[])[];
  private readonly logs: number[];
  private readonly dealing: Dealing<unknown>;
  private readonly seen: Seen;
  private readonly evidence: Evidence;

  constructor(dealing: Dealing<unknown>, seen: Seen, evidence: Evidence, random: Random) {
    this.dealing = dealing;
    this.seen = seen;
    this.evidence = evidence;
    this.kinds = dealing.deal(random);
    this.words = this.kinds.map((kinds, holder) =>
      holder === seen.eyes ? seen.own : wordsOf(seen.deck, kinds),
    );
    this.logs = this.kinds.map((_, holder) => this.logOf(holder));
  }

  get likelihood(): number {
    return this.logs.reduce((sum, log) => sum + log, 0);
  }

  /** Lets two cards change places, and takes it back if that is too unlikely. */
  exchange(places: readonly DraftPlace[], random: Random): void {
    const { kinds, words, logs } = this;
    const { holders } = this.dealing;
    const [i, a] = places[random.below(places.length)];
    const [j, b] = places[random.below(places.length)];
    const [one, two] = [kinds[i][a], kinds[j][b]];
    if (i === j || one === two || holders[i].forbids(two) || holders[j].forbids(one)) return;
    const [wordsI, wordsJ] = [words[i], words[j]];
    this.put(i, a, two);
    this.put(j, b, one);
    const [logI, logJ] = [this.logOf(i), this.logOf(j)];
    if (isChance(logI + logJ - logs[i] - logs[j], random)) {
      logs[i] = logI;
      logs[j] = logJ;
      return;
    }
    kinds[i][a] = one;
    kinds[j][b] = two;
    words[i] = wordsI;
    words[j] = wordsJ;
  }

  private put(holder: number, index: number, kind: number): void {
    this.kinds[holder][index] = kind;
    this.words[holder] = wordsOf(this.seen.deck, this.kinds[holder]);
  }

  private logOf(holder: number): number {
    const { eyes, seats } = this.seen;
    return holder === eyes || holder >= seats
      ? 0
      : this.evidence.log(holder, this.kinds[holder], this.words[holder]);
  }
}
