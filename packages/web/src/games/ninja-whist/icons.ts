/** What is on the tokens: an icon for each suit, from swords to stars. */
const ICONS = 'abcd';
const SUITS = 'WFNT';
const GLYPHS = ['sword', 'staff', 'knife', 'star'];

/** Which icons a token shows, and how often. */
export function iconsIn(token: string): (readonly [icon: string, times: number])[] {
  return [...ICONS]
    .map((icon) => [icon, token.split(icon).length - 1] as const)
    .filter(([, times]) => times > 0);
}

export function iconGlyph(icon: string): string {
  return GLYPHS[ICONS.indexOf(icon)] ?? 'stone';
}

export function iconSuit(icon: string): string {
  return SUITS[ICONS.indexOf(icon)] ?? '';
}
