import type { Random } from './game.ts';

/**
 * A deck and its numbers. A *kind* is a printed face ("red 7"); a deck holds one or two copies of it.
 *
 * Sets of cards are kept as bits, so that the duty to follow is an AND. Copies are identical to the
 * players and must stay so inside: a kind has one bit for "at least one" and, if there are two copies,
 * a twin bit for "both". Two seats with one copy each have the same bit set, and nothing tells the
 * copies apart.
 */
export interface Faces {
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
  /** By word, the bit of every card in it: kinds first, then the second copies in the same order. */
  readonly bitsOf: number[][] = [];
  /** How many words a set of cards takes. */
  words = 0;
  /** The first bits of all kinds, by word. */
  readonly firsts: number[] = [];
  private readonly twins: number[] = [];
  /** The kind of each bit, by place. */
  readonly kindAt: number[] = [];
  private readonly kinds = new Map<string, number>();

  constructor(faces: Faces) {
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

  /** Every card of these kinds, copies side by side; a second copy is its kind plus all kinds. */
  cards(kinds: Iterable<number> = this.codes.keys()): number[] {
    return [...kinds].flatMap((kind) =>
      this.copies[kind] === 2 ? [kind, kind + this.codes.length] : [kind],
    );
  }

  /** The cards with these codes: the second time a kind comes up it is its second copy. */
  cardsOf(codes: readonly string[]): number[] {
    const met = new Set<number>();
    return codes.map((code) => {
      const kind = this.kind(code);
      const card = met.has(kind) ? kind + this.codes.length : kind;
      met.add(kind);
      return card;
    });
  }

  kindOf(card: number): number {
    return card < this.codes.length ? card : card - this.codes.length;
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
    let used = WORD_BITS;
    for (const [kind, copies] of this.copies.entries()) {
      if (used + copies > WORD_BITS) {
        this.words++;
        this.firsts.push(0);
        this.twins.push(0);
        used = 0;
      }
      const word = this.words - 1;
      this.wordOf.push(word);
      this.bitOf.push(1 << used);
      this.twinOf.push(copies === 2 ? 1 << (used + 1) : 0);
      this.firsts[word] |= 1 << used;
      this.twins[word] |= this.twinOf[kind];
      used += copies;
      for (let copy = 0; copy < copies; copy++) this.kindAt[this.placeOf(kind) + copy] = kind;
    }
    for (let place = 0; place < this.words * WORD_SPAN; place++) this.kindAt[place] ??= -1;
    for (const word of this.firsts.keys()) {
      const inWord = (bits: readonly number[]) =>
        bits.map((bit, kind) => (this.wordOf[kind] === word ? bit : 0));
      this.bitsOf.push([...inWord(this.bitOf), ...inWord(this.twinOf)]);
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

/** A value from a table indexed by place, each bit of these words being equally likely. */
export function pick<T>(
  words: readonly number[],
  length: number,
  table: readonly T[],
  random: Random,
): T {
  let word = length - 1;
  let before = 0;
  for (let i = 0; i < word; i++) before += countBits(words[i]);
  const count = before + countBits(words[word]);
  let skip = count > 1 ? random.below(count) : 0;
  while (skip < before) before -= countBits(words[--word]);
  let rest = words[word];
  for (skip -= before; skip > 0; skip--) rest &= rest - 1;
  return table[place(word, rest)];
}

export function countBits(bits: number): number {
  let v = bits;
  v -= (v >>> 1) & 0x55555555;
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
