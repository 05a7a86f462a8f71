import type { View } from '@overtrick/engine';

/** Cards of one effective suit, from high to low. */
export interface SuitGroup {
  /** The letter of a suit, the code of a card without one, or `trump`. */
  readonly suit: string;
  readonly cards: readonly string[];
}

/** The suits of a pack, learnt from the codes of its cards, and hands in their order. */
export class Suits {
  /** Every code once, suit by suit from low to high. */
  readonly codes: readonly string[];
  readonly letters: readonly string[];

  constructor(pack: readonly string[]) {
    this.codes = [...new Set(pack)];
    const letters = [...new Set(this.codes.map((code) => code[0]))];
    this.letters = letters.filter((letter) => this.withLetter(letter).length > 1);
  }

  /** The letter of the printed suit; a card without one (a joker) is a suit of its own. */
  suitOf(code: string): string {
    return this.letters.includes(code[0]) ? code[0] : code;
  }

  /** By effective suit: trumps first, then the suits in their order. */
  groups(cards: readonly string[], { trumps }: Pick<View, 'trumps'>): SuitGroup[] {
    const groups = new Map<string, string[]>();
    for (const code of this.sort(cards, trumps)) {
      const suit = trumps.flat().includes(code) ? 'trump' : this.suitOf(code);
      groups.set(suit, [...(groups.get(suit) ?? []), code]);
    }
    return [...groups].map(([suit, group]) => ({ suit, cards: group }));
  }

  private withLetter(letter: string): string[] {
    return this.codes.filter((code) => code[0] === letter);
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
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
