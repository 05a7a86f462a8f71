/** What is printed on a card, by its code. */

const GLYPHS: Readonly<Record<string, string>> = {
  ...{ R: 'flame', B: 'drop', G: 'leaf', Y: 'sun', K: 'stone' },
  ...{ S: 'spade', H: 'heart', D: 'diamond', C: 'club' },
  ...{ W: 'sword', F: 'staff', N: 'knife', T: 'star' },
  ...{ AR: 'archer', LA: 'archer', JK: 'joker' },
};
const SPECIAL: Readonly<Record<string, string>> = { AR: 'A', LA: 'a', JK: '★' };
const RANKS: Readonly<Record<string, string>> = { T: '10' };

/** The letter of the suit, or the code of a card without one. */
export function suitOf(code: string): string {
  return code in SPECIAL ? code : code[0];
}

export function glyphOf(suit: string): string {
  return GLYPHS[suit] ?? 'stone';
}

export function isSuit(name: string): boolean {
  return name in GLYPHS;
}

export function rankOf(code: string): string {
  if (code in SPECIAL) return SPECIAL[code];
  const rank = code.slice(1);
  return RANKS[rank] ?? rank;
}

/** mu/1.2: the card points, drawn as pips along the edge. */
export function pipsOf(game: string, code: string): number {
  if (game !== 'mu') return 0;
  const rank = code.slice(1);
  if (rank === '1' || rank === '9') return 0;
  return rank === '6' || rank === '7' ? 2 : 1;
}

/** The glyph of an icon on a token of Ninja Whist. */
export function iconGlyph(icon: string): string {
  return ['sword', 'staff', 'knife', 'star']['abcd'.indexOf(icon)] ?? 'stone';
}

export function iconSuit(icon: string): string {
  return 'WFNT'['abcd'.indexOf(icon)] ?? '';
}
