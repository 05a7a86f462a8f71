import type { Game, Setup, View } from '@overtrick/engine';
import { Suits } from '@overtrick/table';
import type { Suit } from './paint.ts';

/** Cards of one effective suit, from high to low. */
export interface NamedGroup {
  readonly name: string;
  readonly cards: readonly string[];
}

/** What the codes of a game's cards tell: suits and their words, learnt from the deck itself. */
export class Faces {
  private readonly suits: Suits;
  private readonly names: ReadonlyMap<string, string>;

  constructor(game: Game, setup: Setup) {
    this.suits = new Suits(game.deck(setup));
    this.names = new Map(this.suits.letters.map((letter) => [letter, this.nameOf(letter, game)]));
  }

  /** Every code once, suit by suit from low to high. */
  get codes(): readonly string[] {
    return this.suits.codes;
  }

  get letters(): readonly string[] {
    return this.suits.letters;
  }

  nameOfSuit(suit: string): string {
    return this.names.get(suit) ?? suit;
  }

  paintOf(code: string): Suit {
    const suit = this.suits.suitOf(code);
    const index = this.letters.indexOf(suit);
    return { name: this.nameOfSuit(suit), index: index < 0 ? this.letters.length : index };
  }

  /** By effective suit: trumps first, then the suits in their order. */
  groups(cards: readonly string[], view: Pick<View, 'trumps'>): NamedGroup[] {
    return this.suits
      .groups(cards, view)
      .map(({ suit, cards: group }) => ({ name: this.nameOfSuit(suit), cards: group }));
  }

  /** The word that all cards of the suit share with each other and not with all others. */
  private nameOf(letter: string, { words }: Game): string {
    const wordsOf = (code: string) => words.card(code).toLowerCase().split(/\s+/);
    const isOf = (code: string) => code[0] === letter;
    const others = this.codes.filter((code) => !isOf(code)).map(wordsOf);
    const [first, ...rest] = this.codes.filter(isOf).map(wordsOf);
    const shared = first.filter((word) => rest.every((each) => each.includes(word)));
    return shared.find((word) => !others.some((each) => each.includes(word))) ?? letter;
  }
}
