/** Where somebody touches a thing. */
export type Corner = readonly [x: number, y: number];

/** What is to be seen of a guided deal that has come to rest, all at once. */
export interface Sight {
  /** Which step this is; undefined when all are done. */
  readonly step: number | undefined;
  /** All by which somebody sees that something has happened. */
  readonly state: string;
  readonly phase: string | undefined;
  /** What kind of decision is asked for, if something on the table is ringed. */
  readonly asks: string | undefined;
  /** The one thing that is to be touched, and something else that may be. */
  readonly target: Corner | undefined;
  readonly other: Corner | undefined;
  /** Something is to be pointed at or answered, and nothing happens at the table. */
  readonly isAsked: boolean;
  /** The hand of this chapter may need two rows. */
  readonly isDeep: boolean;
  /** Where the table lies, what lies over the sentence, and whether the one thing lies open to a finger. */
  readonly layout: {
    readonly table: string;
    readonly over: readonly string[];
    readonly isOpen: boolean;
  };
}

/** What is to be seen once the table is at rest and is not as it was. It runs in the page, and so has all in itself. */
export function sightUnless(was: string): Sight | undefined {
  const main = document.querySelector('main.guide, main.guide-done');
  const bar = document.querySelector('.guide-dashes');
  const ringed = document.querySelector('[data-ringed]');
  const moves = main?.getAttribute('data-moves');
  const step = bar ? Number(bar.getAttribute('aria-valuenow')) : undefined;
  const done = '[data-marked], [data-found], [aria-pressed="true"]';
  const marked = document.querySelectorAll(done).length;
  const state = [main?.className, moves, step, marked, ringed?.outerHTML.length].join();
  const cornerOf = (thing: Element | null | undefined): Corner | undefined => {
    const box = thing?.getBoundingClientRect();
    return box && box.width > 0 ? [box.x + 9, box.y + 22] : undefined;
  };
  const right = '[data-answer="right"], [data-point="right"]:not([data-found])';
  const due = document.querySelector(
    `.guide-saying .choice:not([data-answer]), [data-ringed], ${right}`,
  );
  const target = cornerOf(due);
  const isDone = main?.matches('.guide-done') ?? false;
  const isDue = isDone || (main?.hasAttribute('data-settled') && target !== undefined);
  if (!isDue || state === was) return undefined;

  const text = document.querySelector('.guide-text')?.getBoundingClientRect();
  const isOver = (box: DOMRect) =>
    text !== undefined &&
    box.width > 0 &&
    box.left < text.right - 1 &&
    box.right > text.left + 1 &&
    box.top < text.bottom - 1 &&
    box.bottom > text.top + 1;
  const over = [...document.querySelectorAll('.guide .choice, .guide .me, .guide .board')]
    .filter((each) => getComputedStyle(each).visibility === 'visible')
    .filter((each) => isOver(each.getBoundingClientRect()))
    .map((each) => each.textContent ?? '');
  const middle = document.querySelector('.middle')?.getBoundingClientRect();
  const table = middle ? [middle.top, middle.height].map(Math.round).join() : '';
  const isDeep = main?.hasAttribute('data-deep') ?? false;
  // Cards in a hand lie over each other, and the hand knows which of them is meant.
  const place = due?.closest('.own') ?? due;
  const isOpen =
    target !== undefined && place?.contains(document.elementFromPoint(...target)) === true;
  const phase = main?.getAttribute('data-phase') ?? undefined;
  const asks = (cornerOf(ringed) && main?.getAttribute('data-asks')) || undefined;
  const others: Readonly<Record<string, string>> = {
    play: '.own-card:not([data-shaded], [data-ringed])',
    choice: '.choice[data-type]:not([data-ringed])',
    show: '.choice[data-type="pass"]:not([data-ringed])',
  };
  const otherwise = others[asks ?? ''];
  const isAsked = due?.matches(right) ?? false;
  const astray = isAsked ? '[data-answer="wrong"]:enabled, [data-point="wrong"]' : otherwise;
  const within = isAsked ? 'main' : '.guide-held';
  const other = astray ? cornerOf(document.querySelector(`${within} :is(${astray})`)) : undefined;
  return {
    step,
    state,
    phase,
    asks,
    target,
    other,
    isAsked,
    isDeep,
    layout: { table, over, isOpen },
  };
}

export interface Told {
  readonly price?: string;
  readonly back?: Corner;
}

/** What a wrong move costs and where it is taken back, or neither if it led on from this step. It runs in the page. */
export function wayBack(step: number | undefined): Told | undefined {
  const price = document.querySelector('.guide-saying[data-price] .guide-text');
  const box = document.querySelector('.guide-saying[data-price] .choice')?.getBoundingClientRect();
  if (price && document.querySelector('main[data-amiss]'))
    return { price: price.textContent ?? '' };
  if (price && box) return { price: price.textContent ?? '', back: [box.x + 9, box.y + 22] };
  const now = document.querySelector('.guide-dashes')?.getAttribute('aria-valuenow');
  return now !== undefined && now !== String(step) ? {} : undefined;
}
