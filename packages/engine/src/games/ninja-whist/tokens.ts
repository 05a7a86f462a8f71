/**
 * The bonus tokens. A set of tokens is one bit each, in the order of this list, so all 32 bits of a
 * number are in use and the last token is its sign. The two blanks are alike: of two in one place the
 * first always goes first, so that which bit is where follows from what everybody saw.
 */

/** ninja-whist/1.4: a swords, b staffs, c knives, d stars; a blank shows nothing. */
export const TOKENS: readonly string[] = [
  ...['-', '-', 'a', 'b', 'c', 'd'],
  ...['aa', 'ab', 'ac', 'ad', 'bb', 'bc', 'bd', 'cc', 'cd', 'dd'],
  ...['aab', 'aac', 'aad', 'bba', 'bbc', 'bbd', 'cca', 'ccb', 'ccd', 'dda', 'ddb', 'ddc'],
  ...['abc', 'abd', 'acd', 'bcd'],
];
export const ALL_TOKENS = -1;
const BLANKS = 0b11;

const ICONS = 'abcd';
export const ALL_SUITS = 0b1111;
/** Bits for the icons of one suit where the icons of many tokens are added up. */
const ICON_BITS = 5;

/** By token: the suits that it shows, as bits. */
export const suitsOn: readonly number[] = TOKENS.map((token) =>
  [...ICONS].reduce((suits, icon, suit) => (token.includes(icon) ? suits | (1 << suit) : suits), 0),
);

/** By token: how many icons of each suit it shows, packed so that tokens can be added up. */
export const iconsOn: readonly number[] = TOKENS.map((token) =>
  [...ICONS].reduce((sum, icon, suit) => sum + (count(token, icon) << (suit * ICON_BITS)), 0),
);

/** By set of suits: the tokens that show at least one of them. */
export const showing: readonly number[] = Array.from({ length: ALL_SUITS + 1 }, (_, suits) =>
  suitsOn.reduce((bits, shown, token) => (shown & suits ? bits | (1 << token) : bits), 0),
);

function count(token: string, icon: string): number {
  return token.split(icon).length - 1;
}

/** How many of these icons are of a suit. */
export function iconsOf(icons: number, suit: number): number {
  return (icons >> (suit * ICON_BITS)) & ((1 << ICON_BITS) - 1);
}

/** The tokens that come after all of these. */
export function after(bits: number): number {
  return bits === 0 ? ALL_TOKENS : -2 << (31 - Math.clz32(bits));
}

/** The same token, or the other blank if that is the one to go. */
export function alike(bits: number, token: number): number {
  return token < 2 && bits & BLANKS ? (bits & 1 ? 0 : 1) : token;
}

/** A set in which the second of two blanks is left out: nobody can tell them apart. */
export function kinds(bits: number): number {
  return (bits & BLANKS) === BLANKS ? bits & ~2 : bits;
}

export function has(bits: number, token: number): boolean {
  return (bits & (1 << alike(bits, token))) !== 0;
}

/** The tokens of a set, in the order of the list. */
export function tokensIn(bits: number): number[] {
  const tokens: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) tokens.push(31 - Math.clz32(left & -left));
  return tokens;
}

export function written(bits: number): string[] {
  return tokensIn(bits).map((token) => TOKENS[token]);
}

/** The sets of tokens that are written as lists by seat, if there are such tokens. */
export function areasOf(lists: unknown, players: number): number[] | undefined {
  if (!Array.isArray(lists) || lists.length !== players) return undefined;
  if (!lists.every(Array.isArray)) return undefined;
  const free: (string | undefined)[] = [...TOKENS];
  let isKnown = true;
  const areas = lists.map((tokens: readonly unknown[]) => {
    let bits = 0;
    for (const token of tokens) {
      const at = free.findIndex((each) => each !== undefined && each === token);
      isKnown &&= at >= 0;
      free[at] = undefined;
      bits |= 1 << at;
    }
    return bits;
  });
  return isKnown ? areas : undefined;
}
