/** A thing or a paper on the screen. */
interface Oblong {
  readonly width: number;
  readonly height: number;
}

interface PlacedOblong extends Oblong {
  readonly left: number;
  readonly top: number;
}

/** Where a paper goes, and where on its edge the tail to the thing is. */
export interface PaperPlace {
  readonly left: number;
  readonly top: number;
  readonly tail: number;
  readonly isAbove: boolean;
}

const EDGE = 8;
const TAIL = 12;
/** Nearer to a corner the tail would leave its round edge. */
const CORNER = 22;

/**
 * Towards the middle of the window: what is touched lies at its edges, most of all below. It never lies over the
 * thing, not even where the window is too small for both.
 */
export function beside(thing: PlacedOblong, paper: Oblong, window: Oblong): PaperPlace {
  const middle = thing.left + thing.width / 2;
  const left = between(EDGE, middle - paper.width / 2, window.width - paper.width - EDGE);
  const above = thing.top - paper.height - TAIL;
  const below = thing.top + thing.height + TAIL;
  const fitsBelow = below + paper.height <= window.height - EDGE;
  const isLow = thing.top + thing.height / 2 > window.height / 2;
  const isAbove = isLow ? above >= EDGE || !fitsBelow : above >= EDGE && !fitsBelow;
  const tail = between(CORNER, middle - left, paper.width - CORNER);
  return { left, top: isAbove ? above : below, tail, isAbove };
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
