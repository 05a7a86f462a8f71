/** What the cards of a pack are called in one language, by letter, rank or code. */
export interface Names {
  readonly suits: Texts;
  /** A sign of two letters for each suit: the first alone would be the same for several. */
  readonly marks: Texts;
  readonly ranks: Texts;
  /** The letter on the face of a card, where it is not that of its code. */
  readonly faces: Texts;
  /** Cards without a suit, by code. */
  readonly special: Texts;
  /** Trumps that are neither a suit nor a number. */
  readonly trumps: Texts;
  /** A card in words, from suit and rank. */
  join(suit: string, rank: string): string;
}

export type Texts = Readonly<Record<string, string>>;

/** What is said of cards with such names. */
export interface CardWords {
  suit(letter: string): string;
  mark(letter: string): string;
  /** The letter on the face of a king, queen, jack or ace. */
  rank(letter: string): string;
  card(code: string): string;
  /** A card in the middle of a sentence. */
  theCard(code: string): string;
  /** Several cards in the middle of a sentence. */
  cards(codes: readonly string[]): string;
  trump(name: string): string;
}

/** The names that a game has of its own, beside those that all games share. */
export function namesWith(shared: Names, own: Partial<Names> = {}): Names {
  return {
    suits: { ...shared.suits, ...own.suits },
    marks: { ...shared.marks, ...own.marks },
    ranks: { ...shared.ranks, ...own.ranks },
    faces: { ...shared.faces, ...own.faces },
    special: { ...shared.special, ...own.special },
    trumps: { ...shared.trumps, ...own.trumps },
    join: own.join ?? shared.join,
  };
}

/** How a language puts cards into sentences. */
interface CardGrammar {
  list(items: readonly string[]): string;
  /** A card in the middle of a sentence. */
  inside(card: string): string;
  /** All cards of a number. */
  all(number: string): string;
}

/** Suits, signs, cards and trumps by their names. */
export function cardsBy(names: Names, { list, inside, all }: CardGrammar): CardWords {
  const suit = (letter: string) => names.suits[letter] ?? names.special[letter] ?? letter;
  const card = (code: string) => {
    const rank = code.slice(1);
    return names.special[code] ?? names.join(suit(code[0]), names.ranks[rank] ?? rank);
  };
  const theCard = (code: string) => inside(card(code));
  return {
    suit,
    mark: (letter) => names.marks[letter] ?? letter,
    rank: (letter) => names.faces[letter] ?? letter,
    card,
    theCard,
    cards: (codes) => list(codes.map(theCard)),
    trump: (name) => names.trumps[name] ?? names.suits[name] ?? all(name),
  };
}
