/** Cards that lie beside each other, as far as there is room: how wide they are, and how much of each shows. */
export interface Fan {
  readonly width: number;
  readonly step: number;
  readonly rows: number;
}

/** What such cards may take. */
export interface FanRoom {
  /** In pixels; what lies in several rows is as high as it must be. */
  readonly across: number;
  readonly tall: number;
  /** Widths that are good to have, the best first. */
  readonly widths: readonly number[];
  /** How much of a card must show, as a part of its width. */
  readonly least: number;
}

const GAP = 4;
/** From so many on they lie over each other, even where there is room. */
const MANY = 4;
const RATIO = 1.4;
const ROW_GAP = 3;

/** As few rows as it takes to read them all, and in these the widest cards; in the last row that there is, the narrowest. */
export function fanOf(count: number, room: FanRoom): Fan {
  const { across, tall, widths, least } = room;
  const narrow = widths.at(-1) ?? across;
  const most = Math.max(1, Math.floor(tall / (narrow * RATIO + ROW_GAP)));
  for (let rows = 1; rows < Math.max(2, most); rows++) {
    const cards = Math.ceil(count / rows);
    const width = widths.find(
      (each) =>
        spanOf(each, cards, each * least) <= across && fanHeight({ width: each, rows }) <= tall,
    );
    if (width !== undefined) return { width, rows, step: stepOf(width, cards, room) };
  }
  return { width: narrow, rows: most, step: narrow * least };
}

function spanOf(width: number, cards: number, step: number): number {
  return width + (cards - 1) * step;
}

function stepOf(width: number, cards: number, { across, least }: FanRoom): number {
  if (cards < 2) return width;
  const most = cards < MANY ? width + GAP : width * Math.max(least, 0.55);
  return Math.min(most, (across - width) / (cards - 1));
}

export function fanHeight({ width, rows }: Pick<Fan, 'width' | 'rows'>): number {
  return rows * (width * RATIO + ROW_GAP) - ROW_GAP;
}

/** How wide so many cards are in this fan. */
export function fanWidth({ width, step, rows }: Fan, count: number): number {
  return count === 0 ? 0 : spanOf(width, Math.ceil(count / rows), step);
}

/** As many rows, as even as they go. */
export function rowsOf<T>(items: readonly T[], rows: number): T[][] {
  const each = Math.ceil(items.length / rows);
  return Array.from({ length: rows }, (_, i) => items.slice(i * each, (i + 1) * each));
}
