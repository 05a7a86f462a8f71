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
  /** How much it lies over, after all. */
  readonly covered: number;
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
  const fits = (at: Corner) =>
    at.left >= EDGE &&
    at.left <= Math.max(EDGE, most) &&
    at.top >= EDGE &&
    at.top + paper.height <= window.height - EDGE &&
    sharedAt(at, paper, thing) === 0;
  const tops = new Set([thing, ...kept].flatMap((each) => topsAt(each, paper)));
  tops.add(usual.top);
  const lefts = new Set(kept.flatMap((each) => leftsAt(each, paper)));
  for (const left of [usual.left, EDGE, Math.max(EDGE, most)]) lefts.add(left);
  const others = [...tops].flatMap((top) => [...lefts].map((left) => ({ left, top })));
  const { left, top } = leastOf([usual, ...others.filter(fits)], usual, paper, kept);
  const tail = between(CORNER, middle - left, paper.width - CORNER);
  const isAbove = top < thing.top;
  const gap = isAbove ? thing.top - top - paper.height : top - thing.top - thing.height;
  const covered = costAt({ left, top }, paper, kept, Number.POSITIVE_INFINITY);
  return { left, top, tail, isAbove, isApart: gap > 2 * TAIL, covered };
}

/** Where it lies over least, and of such places the nearest to the usual one. There are thousands to choose from. */
function leastOf(
  places: readonly Corner[],
  usual: Corner,
  paper: Oblong,
  kept: readonly PlacedOblong[],
): Corner {
  let best = usual;
  let least = Number.POSITIVE_INFINITY;
  let nearest = 0;
  for (const at of places) {
    const cost = costAt(at, paper, kept, least);
    const distance = Math.abs(at.top - usual.top) + Math.abs(at.left - usual.left);
    if (cost > least || (cost === least && distance >= nearest)) continue;
    [best, least, nearest] = [at, cost, distance];
  }
  return best;
}

/** How much it lies over; once that is more than `enough`, it does not matter how much more. */
function costAt(at: Corner, paper: Oblong, kept: readonly PlacedOblong[], enough: number): number {
  let sum = 0;
  for (const each of kept) {
    sum += sharedAt(at, paper, each);
    if (sum > enough) break;
  }
  return sum;
}

/** Right above something, and right below it. */
function topsAt({ top, height }: PlacedOblong, paper: Oblong): [above: number, below: number] {
  return [top - paper.height - TAIL, top + height + TAIL];
}

/** Left of something, and right of it. */
function leftsAt({ left, width }: PlacedOblong, paper: Oblong): [before: number, after: number] {
  return [left - paper.width - EDGE, left + width + EDGE];
}

function usualTop(thing: PlacedOblong, paper: Oblong, window: Oblong): number {
  const [above, below] = topsAt(thing, paper);
  const fitsBelow = below + paper.height <= window.height - EDGE;
  const isLow = thing.top + thing.height / 2 > window.height / 2;
  const isAbove = isLow ? above >= EDGE || !fitsBelow : above >= EDGE && !fitsBelow;
  return isAbove ? above : below;
}

/** How much of another thing a paper at this place would lie over. */
function sharedAt({ left, top }: Corner, paper: Oblong, other: PlacedOblong): number {
  const right = Math.min(left + paper.width, other.left + other.width);
  const across = right - Math.max(left, other.left);
  if (across <= 0) return 0;
  const bottom = Math.min(top + paper.height, other.top + other.height);
  return across * Math.max(0, bottom - Math.max(top, other.top));
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
