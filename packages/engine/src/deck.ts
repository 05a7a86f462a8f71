import type { Random } from './game.ts';
import { filled, zeros } from './lists.ts';

/**
 * A deck and its numbers. A *kind* is a printed face ("red 7"); a deck holds one or two copies of it.
 *
 * Sets of cards are kept as bits, so that the duty to follow is an AND. Copies are identical to the
 * players and must stay so inside: a kind has one bit for "at least one" and, if there are two copies,
 * a twin bit for "both". Two seats with one copy each have the same bit set, and nothing tells the
 * copies apart.
 */
export interface DeckPlan {
  readonly suits: readonly string[];
  /** From low to high. */
  readonly ranks: readonly string[];
  copies?(rank: string): number;
  /** Cards without suit and rank, such as jokers: code and number of copies. */
  readonly specials?: readonly (readonly [code: string, copies: number])[];
}

/** Small enough that a word stays a small integer in every browser's engine. */
const WORD_BITS = 30;
/** Places a word occupies in the tables that are indexed by bit. */
export const WORD_SPAN = 32;
/** The words of every set of cards, used or not: what is always three need not be looped over. */
export const WORDS = 3;

export class Deck {
  readonly suits: readonly string[];
  readonly ranks: readonly string[];
  readonly codes: string[] = [];
  readonly copies: number[] = [];
  /** By kind; a special has the suit and rank after the last. */
  readonly suitOf: number[] = [];
  readonly rankOf: number[] = [];
  readonly wordOf: number[] = [];
  readonly bitOf: number[] = [];
  readonly twinOf: number[] = [];
  readonly words = WORDS;
  /** The first bits of all kinds, by word. */
  readonly firsts: number[] = zeros(WORDS);
  private readonly twins: number[] = zeros(WORDS);
  /** The kind of each bit, by place. */
  readonly kindAt: number[] = filled(WORDS * WORD_SPAN, -1);
  private readonly kinds = new Map<string, number>();

  constructor(faces: DeckPlan) {
    this.suits = faces.suits;
    this.ranks = faces.ranks;
    for (const [suit, letter] of faces.suits.entries()) {
      for (const [rank, text] of faces.ranks.entries()) {
        this.add(letter + text, suit, rank, faces.copies?.(text) ?? 1);
      }
    }
    for (const [code, copies] of faces.specials ?? []) {
      this.add(code, this.suits.length, this.ranks.length, copies);
    }
    this.place();
  }

  /** The kind with this code, or −1. */
  kind(code: string): number {
    return this.kinds.get(code) ?? -1;
  }

  /** Where the tables indexed by bit keep this kind. */
  placeOf(kind: number): number {
    return this.wordOf[kind] * WORD_SPAN + 31 - Math.clz32(this.bitOf[kind]);
  }

  /** Every card of these kinds, copies side by side. A card is the place of its bit. */
  cards(kinds: Iterable<number> = this.codes.keys()): number[] {
    const cards: number[] = [];
    for (const kind of kinds) {
      for (let copy = 0; copy < this.copies[kind]; copy++) cards.push(this.placeOf(kind) + copy);
    }
    return cards;
  }

  /** The cards with these codes: the second time a kind comes up it is its second copy, if any. */
  cardsOf(codes: readonly string[]): number[] {
    const met = new Set<string>();
    return codes.map((code) => {
      const kind = this.kind(code);
      const copy = met.has(code) ? this.copies[kind] - 1 : 0;
      met.add(code);
      return this.placeOf(kind) + copy;
    });
  }

  /** One copy of each of these kinds as a set. */
  set(kinds: Iterable<number>): CardSet {
    const words = zeros(WORDS);
    for (const kind of kinds) words[this.wordOf[kind]] |= this.bitOf[kind];
    const [a, b, c] = words;
    return { a, b, c };
  }

  kindOf(card: number): number {
    return this.kindAt[card];
  }

  /** A word in which no twin bit stands alone: who has only the second copy has one copy. */
  tidy(bits: number, word: number): number {
    const lone = bits & this.twins[word] & ~(bits << 1);
    return bits ^ lone ^ (lone >>> 1);
  }

  private add(code: string, suit: number, rank: number, copies: number): void {
    this.kinds.set(code, this.codes.length);
    this.codes.push(code);
    this.copies.push(copies);
    this.suitOf.push(suit);
    this.rankOf.push(rank);
  }

  private place(): void {
    let word = 0;
    let used = 0;
    for (const [kind, copies] of this.copies.entries()) {
      if (used + copies > WORD_BITS) {
        word++;
        used = 0;
      }
      this.wordOf.push(word);
      this.bitOf.push(1 << used);
      this.twinOf.push(copies === 2 ? 1 << (used + 1) : 0);
      this.firsts[word] |= 1 << used;
      this.twins[word] |= this.twinOf[kind];
      used += copies;
      for (let copy = 0; copy < copies; copy++) this.kindAt[this.placeOf(kind) + copy] = kind;
    }
  }
}

/** Where the tables indexed by bit keep the lowest bit of a word. */
export function place(word: number, bits: number): number {
  return word * WORD_SPAN + 31 - Math.clz32(bits & -bits);
}

/** Values from a table indexed by place, for every bit of one word. */
export function spread<T>(
  bits: number,
  word: number,
  table: readonly T[],
  into: T[],
  count: number,
): number {
  let n = count;
  for (let rest = bits; rest !== 0; rest &= rest - 1) into[n++] = table[place(word, rest)];
  return n;
}

/** A set of cards that is only looked at: three words. */
export interface CardSet {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** For each byte and each k: its k-th lowest bit. */
const NTH = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 0, k = 0; bit < 8; bit++) if (byte & (1 << bit)) NTH[byte * 8 + k++] = bit;
}

/**
 * The place of one bit of three words, each being equally likely. Branches on a random card cannot be
 * predicted, so there are none. It is written out because the compiler would otherwise take half of it
 * into its callers, have no room left there for anything else, and leave the other half as calls.
 */
export function pick(a: number, b: number, c: number, random: Random): number {
  // Bits counted by twos, by fours and by bytes; then sums of the lowest one to four bytes, one a byte.
  const a2 = a - ((a >>> 1) & 0x55555555);
  const b2 = b - ((b >>> 1) & 0x55555555);
  const c2 = c - ((c >>> 1) & 0x55555555);
  const a4 = (a2 & 0x33333333) + ((a2 >>> 2) & 0x33333333);
  const b4 = (b2 & 0x33333333) + ((b2 >>> 2) & 0x33333333);
  const c4 = (c2 & 0x33333333) + ((c2 >>> 2) & 0x33333333);
  const sumsA = Math.imul((a4 + (a4 >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const sumsB = Math.imul((b4 + (b4 >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const sumsC = Math.imul((c4 + (c4 >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const inA = sumsA >>> 24;
  const inAB = inA + (sumsB >>> 24);
  const count = inAB + (sumsC >>> 24);
  let k = random.below(count);
  // All bits if the word comes later: then that word's bits and sums replace those before it.
  const pastA = (inA - 1 - k) >> 31;
  const pastB = (inAB - 1 - k) >> 31;
  const bits = a ^ ((a ^ b) & pastA) ^ ((b ^ c) & pastB);
  const sums = sumsA ^ ((sumsA ^ sumsB) & pastA) ^ ((sumsB ^ sumsC) & pastB);
  k -= (inA & pastA & ~pastB) | (inAB & pastB);
  // The bytes that are passed have a sum of k or less; all four are compared at once.
  const passed = ((Math.imul(k | 0x80, 0x01010101) - sums) & 0x80808080) >>> 7;
  const from = (Math.imul(passed, 0x01010101) >>> 24) << 3;
  k -= ((sums << 8) >>> from) & 0xff;
  return from + NTH[(((bits >>> from) & 0xff) << 3) | k] - (pastA + pastB) * WORD_SPAN;
}

export function countBits(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
