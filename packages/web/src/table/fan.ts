/** Cards that lie beside each other, as far as there is room: how wide they are, and how much of each shows. */
export interface Fan {
  readonly width: number;
  readonly step: number;
  readonly rows: number;
}

interface Room {
  /** In pixels, what they may take. */
  readonly across: number;
  /** Widths that are good to have, the best first. */
  readonly widths: readonly number[];
  /** How much of a card must show, as a part of its width. */
  readonly least: number;
}

const GAP = 4;
/** From so many on they lie over each other, even where there is room. */
const MANY = 4;

/** The widest cards that can all be read in one row, or else the narrowest in several. */
export function fanOf(count: number, { across, widths, least }: Room): Fan {
  const fits = (width: number, cards: number) => width + (cards - 1) * width * least <= across;
  const wide = widths.find((width) => fits(width, count));
  if (wide !== undefined) return { width: wide, step: stepOf(wide, count, { across, least }), rows: 1 };
  const width = widths.at(-1) ?? across;
  const most = Math.max(1, Math.floor((across - width) / (width * least)) + 1);
  const rows = Math.ceil(count / most);
  return { width, step: stepOf(width, Math.ceil(count / rows), { across, least }), rows };
}

function stepOf(width: number, cards: number, { across, least }: Omit<Room, 'widths'>): number {
  if (cards < 2) return width;
  const most = cards < MANY ? width + GAP : Math.max(width * least, width * 0.55);
  return Math.min(most, (across - width) / (cards - 1));
}

/** As many rows, as even as they go. */
export function rowsOf<T>(items: readonly T[], rows: number): T[][] {
  const each = Math.ceil(items.length / rows);
  return Array.from({ length: rows }, (_, i) => items.slice(i * each, (i + 1) * each));
}
