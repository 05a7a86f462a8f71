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
  /** How many words a set of cards takes. */
  words = 0;
  /** The first bits of all kinds, by word. */
  readonly firsts: number[] = [];
  /** The kind of each first bit, by place. */
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

  /** Every card of these kinds, copies side by side. */
  cards(kinds: Iterable<number> = this.codes.keys()): number[] {
    return [...kinds].flatMap((kind) => Array<number>(this.copies[kind]).fill(kind));
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
        used = 0;
      }
      const word = this.words - 1;
      this.wordOf.push(word);
      this.bitOf.push(1 << used);
      this.twinOf.push(copies === 2 ? 1 << (used + 1) : 0);
      this.firsts[word] |= 1 << used;
      used += copies;
      this.kindAt[this.placeOf(kind)] = kind;
    }
    for (let place = 0; place < this.words * WORD_SPAN; place++) this.kindAt[place] ??= -1;
  }
}

/** The kinds in one word of a set, as values from a table indexed by place. */
export function spread<T>(
  bits: number,
  word: number,
  table: readonly T[],
  into: T[],
  count: number,
): number {
  let rest = bits;
  let n = count;
  const base = word * WORD_SPAN + 31;
  while (rest !== 0) {
    const low = rest & -rest;
    into[n++] = table[base - Math.clz32(low)];
    rest ^= low;
  }
  return n;
}

export function countBits(bits: number): number {
  let v = bits;
  v -= (v >>> 1) & 0x55555555;
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
