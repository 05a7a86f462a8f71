/** Ink on a card for each suit, by the word for it; suits without one take the spare inks in turn. */
const INKS: Readonly<Record<string, number>> = {
  red: 160,
  blue: 26,
  green: 28,
  yellow: 136,
  black: 16,
  hearts: 160,
  diamonds: 130,
  clubs: 28,
  spades: 16,
};
const SPARE = [26, 130, 28, 90, 160, 16];
const PAPER = 255;
const SHADED_INK = 247;
const SHADED_PAPER = 236;

/** Colours, or nothing at all where they are not wanted: letters always say the same. */
export class Paint {
  readonly colour: boolean;

  constructor(colour: boolean) {
    this.colour = colour;
  }

  /** A card as a small piece of paper; a shaded one cannot be used now. */
  card(text: string, { name, index }: Suit, shaded = false): string {
    const ink = INKS[name] ?? SPARE[index % SPARE.length];
    if (shaded) return this.wrap(text, `38;5;${SHADED_INK};48;5;${SHADED_PAPER}`);
    return this.wrap(text, `1;38;5;${ink};48;5;${PAPER}`);
  }

  bold(text: string): string {
    return this.wrap(text, '1');
  }

  faint(text: string): string {
    return this.wrap(text, '2');
  }

  /** Whose turn it is, and nothing else. */
  turn(text: string): string {
    return this.wrap(text, '1;38;5;214');
  }

  warn(text: string): string {
    return this.wrap(text, '38;5;203');
  }

  private wrap(text: string, code: string): string {
    return this.colour && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;
  }
}

/** A suit for the painter: its word and its place among the suits. */
export interface Suit {
  readonly name: string;
  readonly index: number;
}
