import type { PictureName } from './picture.tsx';

/** What is printed on the cards of a game, by their codes. */
export interface CardFaces {
  /** The sign of each suit, and of each card without one. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** The cards without a suit: they have no index either. */
  readonly single: readonly string[];
  /** What is drawn on a card instead of its sign, by rank or code. */
  readonly pictures: Readonly<Record<string, PictureName>>;
}

/** The usual suits and court cards, until a game says otherwise. */
const shared: CardFaces = {
  glyphs: { S: 'spade', H: 'heart', D: 'diamond', C: 'club' },
  single: [],
  pictures: { J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
};
const RANKS: Readonly<Record<string, string>> = { T: '10' };

export function facesWith(own: Partial<CardFaces> = {}): CardFaces {
  return {
    glyphs: { ...shared.glyphs, ...own.glyphs },
    single: own.single ?? shared.single,
    pictures: { ...shared.pictures, ...own.pictures },
  };
}

/** The letter of the suit, or the code of a card without one. */
export function suitOf({ single }: CardFaces, code: string): string {
  return single.includes(code) ? code : code[0];
}

export function glyphOf({ glyphs }: CardFaces, suit: string): string {
  return glyphs[suit] ?? 'stone';
}

export function isSuit({ glyphs }: CardFaces, name: string): boolean {
  return name in glyphs;
}

/** What stands in the corner; nothing on a card without a suit. */
export function rankOf({ single }: CardFaces, code: string): string {
  if (single.includes(code)) return '';
  const rank = code.slice(1);
  return RANKS[rank] ?? rank;
}

export function pictureOf({ single, pictures }: CardFaces, code: string): PictureName | undefined {
  return pictures[single.includes(code) ? code : code.slice(1)];
}
