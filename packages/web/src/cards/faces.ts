/** What is printed on the cards of a game, by their codes. */
export interface CardFaces {
  /** The drawing of each suit, and of each card without one. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** What stands in the corner of a card without a suit. */
  readonly signs: Readonly<Record<string, string>>;
}

/** The usual suits, until a game says otherwise. */
const shared: CardFaces = {
  glyphs: { S: 'spade', H: 'heart', D: 'diamond', C: 'club' },
  signs: {},
};
const RANKS: Readonly<Record<string, string>> = { T: '10' };

export function facesWith(own: Partial<CardFaces> = {}): CardFaces {
  return {
    glyphs: { ...shared.glyphs, ...own.glyphs },
    signs: { ...shared.signs, ...own.signs },
  };
}

/** The letter of the suit, or the code of a card without one. */
export function suitOf({ signs }: CardFaces, code: string): string {
  return code in signs ? code : code[0];
}

export function glyphOf({ glyphs }: CardFaces, suit: string): string {
  return glyphs[suit] ?? 'stone';
}

export function isSuit({ glyphs }: CardFaces, name: string): boolean {
  return name in glyphs;
}

export function rankOf({ signs }: CardFaces, code: string): string {
  const rank = code.slice(1);
  return signs[code] ?? RANKS[rank] ?? rank;
}
