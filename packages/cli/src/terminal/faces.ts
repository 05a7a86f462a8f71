import type { Game, Setup, View } from '@overtrick/engine';
import type { Suit } from './paint.ts';

/** Cards of one effective suit, from high to low. */
export interface Group {
  readonly name: string;
  readonly cards: readonly string[];
}

/** What the codes of a game's cards tell: suits and their words, learnt from the deck itself. */
export class Faces {
  /** Every code once, suit by suit from low to high. */
  readonly codes: readonly string[];
  readonly letters: readonly string[];
  private readonly names: ReadonlyMap<string, string>;

  constructor(game: Game, setup: Setup) {
    this.codes = [...new Set(game.deck(setup))];
    const letters = [...new Set(this.codes.map((code) => code[0]))];
    this.letters = letters.filter((letter) => this.withLetter(letter).length > 1);
    this.names = new Map(this.letters.map((letter) => [letter, this.nameOf(letter, game)]));
  }

  /** The letter of the printed suit; a card without one (a joker) is a suit of its own. */
  suitOf(code: string): string {
    return this.letters.includes(code[0]) ? code[0] : code;
  }

  nameOfSuit(suit: string): string {
    return this.names.get(suit) ?? suit;
  }

  paintOf(code: string): Suit {
    const suit = this.suitOf(code);
    const index = this.letters.indexOf(suit);
    return { name: this.nameOfSuit(suit), index: index < 0 ? this.letters.length : index };
  }

  /** By effective suit: trumps first, then the suits in their order. */
  groups(cards: readonly string[], { trumps }: Pick<View, 'trumps'>): Group[] {
    const groups = new Map<string, string[]>();
    for (const code of this.sort(cards, trumps)) {
      const name = trumps.flat().includes(code) ? 'trump' : this.nameOfSuit(this.suitOf(code));
      groups.set(name, [...(groups.get(name) ?? []), code]);
    }
    return [...groups].map(([name, group]) => ({ name, cards: group }));
  }

  private sort(cards: readonly string[], trumps: View['trumps']): string[] {
    const rank = new Map(this.codes.map((code, index) => [code, index]));
    const height = new Map(trumps.flatMap((group, i) => group.map((code) => [code, i] as const)));
    const suits = this.codes.map((code) => this.suitOf(code));
    const key = (code: string): readonly [number, number, number] => [
      height.has(code) ? -1 : suits.indexOf(this.suitOf(code)),
      -(height.get(code) ?? 0),
      -(rank.get(code) ?? 0),
    ];
    return [...cards].sort((a, b) => compare(key(a), key(b)));
  }

  private withLetter(letter: string): string[] {
    return this.codes.filter((code) => code[0] === letter);
  }

  /** The word that all cards of the suit share with each other and not with all others. */
  private nameOf(letter: string, { words }: Game): string {
    const wordsOf = (code: string) => words.card(code).toLowerCase().split(/\s+/);
    const others = this.codes.filter((code) => code[0] !== letter).map(wordsOf);
    const [first, ...rest] = this.withLetter(letter).map(wordsOf);
    const shared = first.filter((word) => rest.every((each) => each.includes(word)));
    return shared.find((word) => !others.some((each) => each.includes(word))) ?? letter;
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
