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

/** A sentence of more lines than this is too long to look past it. */
const TALL = 120;

/**
 * Beside the sentence that the word stands in, so that it can still be read: above what is low in the window, where
 * one plays, and below what is high; never over the edge.
 */
export function placed(
  word: Box,
  sentence: Box,
  paper: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): Placed {
  const middle = word.left + word.width / 2;
  const left = between(EDGE, middle - paper.width / 2, window.width - paper.width - EDGE);
  const { top, height } = sentence.height > TALL ? word : sentence;
  const below = top + height + TAIL;
  const above = top - paper.height - TAIL;
  const fitsBelow = below + paper.height <= window.height - EDGE;
  const isLow = top + height / 2 > window.height / 2;
  const isAbove = above >= EDGE && (isLow || !fitsBelow);
  const tail = between(CORNER, middle - left, paper.width - CORNER);
  return { left, top: isAbove ? above : below, tail, isAbove };
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
