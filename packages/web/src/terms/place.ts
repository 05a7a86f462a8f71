interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a paper goes, and where on its edge the tail to the word is. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly tail: number;
  readonly isAbove: boolean;
}

const EDGE = 12;
const TAIL = 10;
/** Nearer to a corner the tail would leave its round edge. */
const CORNER = 20;

/** Below the word if there is room, else above it; never over the edge of the window. */
export function placed(
  word: Box,
  paper: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): Placed {
  const middle = word.left + word.width / 2;
  const left = between(EDGE, middle - paper.width / 2, window.width - paper.width - EDGE);
  const below = word.top + word.height + TAIL;
  const above = word.top - paper.height - TAIL;
  const isAbove = below + paper.height > window.height - EDGE && above >= EDGE;
  const tail = between(CORNER, middle - left, paper.width - CORNER);
  return { left, top: isAbove ? above : below, tail, isAbove };
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
