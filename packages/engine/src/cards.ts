import { countBits, type Deck, pick, place, spread, WORD_SPAN, WORDS } from './deck.ts';
import type { Action, Random, Seat } from './game.ts';
import { zeros } from './lists.ts';

/** Words of a seat; constants of this file are known to the compiler, those of others are not. */
const STEP = WORDS;
/** The places at which the second and the third word begin. */
const SECOND = WORD_SPAN;
const THIRD = 2 * WORD_SPAN;
const RANK_BASE = 16;
/** By rank; powers are slow. */
const HEIGHTS: readonly number[] = Array.from({ length: RANK_BASE }, (_, i) => RANK_BASE ** i);

/** Who holds which cards: hands are hidden, displays lie face up before their owner. */
export class Cards {
  readonly deck: Deck;
  /** Words by seat. */
  readonly hands: number[];
  readonly displays: number[];
  /** How many cards each seat was dealt, and which: never written to, so that copies share them. */
  readonly size: number;
  readonly dealt: readonly number[];

  private constructor(
    deck: Deck,
    size: number,
    hands: number[],
    displays: number[],
    dealt: readonly number[],
  ) {
    this.deck = deck;
    this.size = size;
    this.hands = hands;
    this.displays = displays;
    this.dealt = dealt;
  }

  /** Deals the first `size` of the cards to seat 0, the next to seat 1, and so on. */
  static deal(deck: Deck, players: number, size: number, cards: readonly number[]): Cards {
    const hands = zeros(players * STEP);
    for (let at = 0, next = 0; at < hands.length; at += STEP) {
      let a = 0;
      let b = 0;
      let c = 0;
      for (const end = next + size; next < end; next++) {
        const card = cards[next];
        // All bits for a card of the first word, and of the third.
        const first = (card - SECOND) >> 31;
        const third = (THIRD - 1 - card) >> 31;
        const bit = 1 << card;
        a |= bit & first;
        b |= bit & ~first & ~third;
        c |= bit & third;
      }
      hands[at] = deck.tidy(a, 0);
      hands[at + 1] = deck.tidy(b, 1);
      hands[at + 2] = deck.tidy(c, 2);
    }
    return new Cards(deck, size, hands, zeros(hands.length), hands.slice());
  }

  copy(): Cards {
    const { deck, size, hands, displays, dealt } = this;
    return new Cards(deck, size, hands.slice(), displays.slice(), dealt);
  }

  /** The same table with other hands, as if they had been dealt so; undefined leaves a hand alone. */
  withHands(hands: readonly (readonly number[] | undefined)[]): Cards {
    const { deck, size, displays } = this;
    const words = this.hands.slice();
    const dealt = this.dealt.slice();
    for (const [seat, hand] of hands.entries()) {
      if (!hand) continue;
      const base = seat * STEP;
      for (const kind of kindsIn(deck, this.hands, base)) remove(deck, dealt, base, kind);
      words.fill(0, base, base + deck.words);
      for (const kind of hand) {
        add(deck, words, base, kind);
        add(deck, dealt, base, kind);
      }
    }
    return new Cards(deck, size, words, displays.slice(), dealt);
  }

  /** The same cards, of which this seat was dealt others: it has exchanged some since. */
  withDealt(seat: Seat, kinds: readonly number[]): Cards {
    const { deck, size, hands, displays } = this;
    const dealt = this.dealt.slice();
    dealt.fill(0, seat * STEP, (seat + 1) * deck.words);
    for (const kind of kinds) add(deck, dealt, seat * STEP, kind);
    return new Cards(deck, size, hands, displays, dealt);
  }

  /** Puts one more card into a hand. */
  take(seat: Seat, kind: number): void {
    add(this.deck, this.hands, seat * STEP, kind);
  }

  /** Takes a card out of a hand. */
  drop(seat: Seat, kind: number): void {
    remove(this.deck, this.hands, seat * STEP, kind);
  }

  /** Lays a card from the hand face up. */
  show(seat: Seat, kind: number): void {
    this.drop(seat, kind);
    add(this.deck, this.displays, seat * STEP, kind);
  }

  /** Takes a face-up card away. */
  unshow(seat: Seat, kind: number): void {
    remove(this.deck, this.displays, seat * STEP, kind);
  }

  /** Plays a card; a copy that lies face up goes before one in the hand. */
  spend(seat: Seat, kind: number): void {
    const { deck, displays } = this;
    const at = seat * STEP + deck.wordOf[kind];
    const bit = deck.bitOf[kind];
    const twin = deck.twinOf[kind];
    const from = displays[at] & bit ? displays : this.hands;
    from[at] ^= from[at] & twin ? twin : bit;
  }

  inHand(seat: Seat, kind: number, copies = 1): boolean {
    return has(this.deck, this.hands, seat, kind, copies);
  }

  onDisplay(seat: Seat, kind: number, copies = 1): boolean {
    return has(this.deck, this.displays, seat, kind, copies);
  }

  owns(seat: Seat, kind: number): boolean {
    return this.inHand(seat, kind) || this.onDisplay(seat, kind);
  }

  /** An action for every kind in the hand. */
  fromHand(seat: Seat, byPlace: readonly Action[], into: Action[], count: number): number {
    const { deck, hands } = this;
    let n = count;
    for (let word = 0, at = seat * STEP; word < deck.words; word++, at++) {
      n = spread(hands[at] & deck.firsts[word], word, byPlace, into, n);
    }
    return n;
  }

  /** The place of one kind in the hand, each being equally likely; −1 without a card. */
  fromHandAtRandom(seat: Seat, random: Random): number {
    const { deck, hands } = this;
    const { firsts } = deck;
    const at = seat * STEP;
    const a = hands[at] & firsts[0];
    const b = hands[at + 1] & firsts[1];
    const c = hands[at + 2] & firsts[2];
    return (a | b | c) === 0 ? -1 : pick(a, b, c, random);
  }

  /** What is printed on the cards a seat shows, as the union of a table indexed by place. */
  marks(seat: Seat, marksAt: readonly number[]): number {
    const { deck, displays } = this;
    let all = 0;
    for (let word = 0, at = seat * STEP; word < deck.words; word++, at++) {
      for (let rest = displays[at]; rest !== 0; rest &= rest - 1) {
        all |= marksAt[place(word, rest)];
      }
    }
    return all;
  }

  /**
   * The ranks a seat shows as one figure: of equally many cards, compared from the highest rank down,
   * the higher ones give more. No rank is there as often as RANK_BASE.
   */
  heightShown(seat: Seat): number {
    const { deck, displays } = this;
    let height = 0;
    for (let word = 0, at = seat * STEP; word < deck.words; word++, at++) {
      for (let rest = displays[at]; rest !== 0; rest &= rest - 1) {
        height += HEIGHTS[deck.rankOf[deck.kindAt[place(word, rest)]]];
      }
    }
    return height;
  }

  /** The highest rank a seat shows, counted from 1; 0 without a card. */
  highestShown(seat: Seat): number {
    const height = this.heightShown(seat);
    return HEIGHTS.filter((least) => least <= height).length;
  }

  /** How many cards a seat has in hand. */
  held(seat: Seat): number {
    return countCards(this.deck, this.hands, seat * STEP);
  }

  handOf(seat: Seat): string[] {
    return this.list(this.hands, seat);
  }

  displayOf(seat: Seat): string[] {
    return this.list(this.displays, seat);
  }

  dealtTo(seat: Seat): string[] {
    return this.list(this.dealt, seat);
  }

  private list(words: readonly number[], seat: Seat): string[] {
    return kindsIn(this.deck, words, seat * STEP).map((kind) => this.deck.codes[kind]);
  }
}

function has(deck: Deck, words: readonly number[], seat: Seat, kind: number, copies: number) {
  const bit = copies === 1 ? deck.bitOf[kind] : deck.twinOf[kind];
  return (words[seat * STEP + deck.wordOf[kind]] & bit) !== 0;
}

/** The cards of a set in the deck's order, a kind once for each copy. */
export function kindsIn(deck: Deck, words: readonly number[], base: number): number[] {
  const kinds: number[] = [];
  let count = 0;
  for (let word = 0; word < deck.words; word++) {
    count = spread(words[base + word], word, deck.kindAt, kinds, count);
  }
  return kinds;
}

function countCards(deck: Deck, words: readonly number[], base: number): number {
  let n = 0;
  for (let word = 0; word < deck.words; word++) n += countBits(words[base + word]);
  return n;
}

export function add(deck: Deck, words: number[], base: number, kind: number): void {
  const at = base + deck.wordOf[kind];
  const bit = deck.bitOf[kind];
  words[at] |= words[at] & bit ? deck.twinOf[kind] : bit;
}

export function remove(deck: Deck, words: number[], base: number, kind: number): void {
  const at = base + deck.wordOf[kind];
  const twin = deck.twinOf[kind];
  words[at] ^= words[at] & twin ? twin : deck.bitOf[kind];
}
