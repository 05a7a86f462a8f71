import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Pointing } from './lesson.ts';
import type { Quiz } from './quiz.ts';

type Ref = { current: HTMLElement | null };

/** Something on the table that can be pointed at. */
interface Thing {
  readonly element: HTMLElement;
  /** Tells it from the others: twins in a hand are two things. */
  readonly id: string;
  /** A card's code or a seat. */
  readonly what: string;
}

interface PointingAt {
  readonly points: Pointing;
  readonly quiz: Quiz;
  /** What those are told who listen. */
  label(what: string): string;
}

/** While something is to be pointed at, everything of its kind can be touched and reached by keys, and nothing else happens. */
export function usePointing(table: Ref, at: PointingAt | undefined): void {
  /** What had the keyboard when it was last undressed, and so lost it. */
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { current } = table;
    if (!current || !at) return;
    const things = thingsIn(current, at.points);
    const undo = things.map((thing) => dress(thing, at));
    const stop = listen(current, at);
    things.find(({ element }) => element === held.current)?.element.focus({ preventScroll: true });
    return () => {
      held.current = document.activeElement;
      for (const each of [stop, ...undo]) each();
    };
  });
  const key = at?.quiz.key;
  useEffect(() => {
    const { among } = at?.points ?? {};
    // A card that has the keyboard rises over the one beside it: arrows lead from the hand to its cards.
    const first = among && table.current?.querySelector<HTMLElement>(FIRST[among]);
    first?.focus({ preventScroll: true });
  }, [key]);
}

const THINGS = {
  seats: { selector: '.seat', id: 'data-anchor', what: 'data-anchor' },
  trick: { selector: '.played', id: 'data-seat', what: 'data-seat' },
  hand: { selector: '.own-card', id: 'data-key', what: 'data-code' },
} as const;

const FIRST = { seats: '.seat', trick: '.played', hand: '.own' };

function thingsIn(table: HTMLElement, { among }: Pointing): Thing[] {
  const { selector, id, what } = THINGS[among];
  return [...table.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    element,
    id: element.getAttribute(id) ?? '',
    what: (element.getAttribute(what) ?? '').replace('seat-', ''),
  }));
}

function isMeant({ right }: Pointing, { what }: Thing): boolean {
  return right.some((each) => String(each) === what);
}

/** Makes a button of a thing for as long as it can be pointed at. */
function dress(thing: Thing, { points, quiz, label }: PointingAt): () => void {
  const { element, id, what } = thing;
  const worn = new Map([['data-point', isMeant(points, thing) ? 'right' : 'wrong']]);
  if (quiz.found.includes(id)) worn.set('data-found', '');
  if (!element.matches('button')) {
    for (const [name, value] of [
      ['role', 'button'],
      ['tabindex', '0'],
      ['aria-hidden', 'false'],
      ['aria-label', label(what)],
    ])
      worn.set(name, value);
  }
  const before = [...worn.keys()].map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of worn) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/** Before anything at the table hears of it. What a player has shown stands for the player. */
function listen(table: HTMLElement, at: PointingAt): () => void {
  const take = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('.felt, .own, .me')) return;
    // A button makes a click of a key by itself.
    if (event instanceof KeyboardEvent && (!isPress(event) || target.matches('button'))) return;
    event.preventDefault();
    event.stopPropagation();
    const things = thingsIn(table, at.points);
    const place = at.points.among === 'seats' ? target.closest('.place') : null;
    const thing = things.find(({ element }) =>
      (place ?? element).contains(place ? element : target),
    );
    if (thing) point(thing, things, at);
  };
  table.addEventListener('click', take, true);
  table.addEventListener('keydown', take, true);
  return () => {
    table.removeEventListener('click', take, true);
    table.removeEventListener('keydown', take, true);
  };
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}

function point(thing: Thing, things: readonly Thing[], { points, quiz }: PointingAt): void {
  const isLeft = (each: Thing) =>
    isMeant(points, each) && each.id !== thing.id && !quiz.found.includes(each.id);
  const left = points.isAny ? 0 : things.filter(isLeft).length;
  const isRight = isMeant(points, thing);
  quiz.take(isRight ? thing.id : thing.what, isRight, left);
}
