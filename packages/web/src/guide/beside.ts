/** A thing or a paper on the screen. */
interface Oblong {
  readonly width: number;
  readonly height: number;
}

export interface PlacedOblong extends Oblong {
  readonly left: number;
  readonly top: number;
}

type Corner = Pick<PlacedOblong, 'left' | 'top'>;

/** Where a paper goes, and where on its edge the tail to the thing is. */
export interface PaperPlace {
  readonly left: number;
  readonly top: number;
  readonly tail: number;
  readonly isAbove: boolean;
  /** Whether it lies too far from the thing for a tail. */
  readonly isApart: boolean;
}

const EDGE = 8;
const TAIL = 12;
/** Nearer to a corner the tail would leave its round edge. */
const CORNER = 22;

/**
 * Towards the middle of the window: what is touched lies at its edges, most of all below. It never lies over the
 * thing, not even where the window is too small for both, and over as little as it can of what is read or touched.
 */
export function beside(
  thing: PlacedOblong,
  paper: Oblong,
  window: Oblong,
  kept: readonly PlacedOblong[] = [],
): PaperPlace {
  const middle = thing.left + thing.width / 2;
  const most = window.width - paper.width - EDGE;
  const usual = {
    left: between(EDGE, middle - paper.width / 2, most),
    top: usualTop(thing, paper, window),
  };
  const fits = ({ left, top }: Corner) =>
    top >= EDGE &&
    top + paper.height <= window.height - EDGE &&
    shared({ ...paper, left, top }, thing) === 0;
  const tops = [usual.top, ...[thing, ...kept].flatMap((each) => topsAt(each, paper))];
  const lefts = [usual.left, EDGE, Math.max(EDGE, most)];
  const others = tops.flatMap((top) => lefts.map((left) => ({ left, top }))).filter(fits);
  const cost = (at: Corner) =>
    kept.reduce((sum, each) => sum + shared({ ...paper, ...at }, each), 0);
  const distance = ({ left, top }: Corner) =>
    Math.abs(top - usual.top) + Math.abs(left - usual.left);
  const [{ left, top } = usual] = [usual, ...others].sort(
    (a, b) => cost(a) - cost(b) || distance(a) - distance(b),
  );
  const tail = between(CORNER, middle - left, paper.width - CORNER);
  const isAbove = top < thing.top;
  const gap = isAbove ? thing.top - top - paper.height : top - thing.top - thing.height;
  return { left, top, tail, isAbove, isApart: gap > 2 * TAIL };
}

/** Right above something, and right below it. */
function topsAt({ top, height }: PlacedOblong, paper: Oblong): [above: number, below: number] {
  return [top - paper.height - TAIL, top + height + TAIL];
}

function usualTop(thing: PlacedOblong, paper: Oblong, window: Oblong): number {
  const [above, below] = topsAt(thing, paper);
  const fitsBelow = below + paper.height <= window.height - EDGE;
  const isLow = thing.top + thing.height / 2 > window.height / 2;
  const isAbove = isLow ? above >= EDGE || !fitsBelow : above >= EDGE && !fitsBelow;
  return isAbove ? above : below;
}

/** How much two have in common. */
function shared(a: PlacedOblong, b: PlacedOblong): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
