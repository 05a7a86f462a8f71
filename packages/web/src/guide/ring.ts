import type { Move } from '@overtrick/engine';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { cardsOf } from './told.ts';

type Ref = { current: HTMLElement | null };

/** Rings the one thing that is to be touched next; nothing if there is no move to be made. */
export function useRing(table: Ref, shown: Shown, move: Move | undefined): void {
  useLayoutEffect(() => {
    const { current } = table;
    if (!current || !move) return;
    const wanted = ringSelectors(move, shown).join();
    const found = wanted === '' ? null : current.querySelector(wanted);
    found?.setAttribute('data-ringed', '');
    return () => found?.removeAttribute('data-ringed');
  });
  const goal = move && ringSelectors(move, shown).join();
  const isNew = useChanged(`${goal} ${shown.scene.view.history.length}`);
  useEffect(() => focusOn(table.current, goal, isNew));
}

/** Whether this is another value than when it was last drawn. */
function useChanged(value: string): boolean {
  const last = useRef('');
  const isNew = last.current !== value;
  useEffect(() => {
    last.current = value;
  });
  return isNew;
}

/**
 * The keyboard goes where something is to be done: when that is new, from any card or button; else only from
 * where it came because what had it is gone.
 */
function focusOn(table: HTMLElement | null, goal: string | undefined, isNew: boolean): void {
  const { activeElement } = document;
  const isFree =
    activeElement === document.body || activeElement?.matches(isNew ? NEAR : '.own') === true;
  if (goal && isFree) table?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
}

const NEAR = '.own, .own *, .choice, [data-value]';

/** Where a move goes on, from what has been chosen of it. */
export function ringSelectors(move: Move, shown: Shown): string[] {
  const { type } = move;
  if (type === 'play') return ringOfPlay(move, shown);
  const cards = [
    ...cardsOf(move),
    ...listed(move.left),
    ...listed(move.right),
    ...listed(move.discard),
  ];
  if (cards.length > 0) return ringOfStage(move, cards, shown);
  const [value] = Object.entries(move).flatMap(([key, each]) =>
    key === 'seat' || key === 'type' ? [] : [each],
  );
  const which = value === undefined ? '' : `[data-value="${value}"]`;
  return [`.choice[data-type="${type}"]${which}`];
}

function listed(value: Move[string]): readonly string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [String(value)];
}

/** The card; if something goes with it, that comes next, and then the button that plays both. */
function ringOfPlay({ card, tokens }: Move, { armed, added }: Shown): string[] {
  const own = `.own-card[data-code="${card}"]`;
  const with_ = listed(tokens);
  if (with_.length === 0 || armed !== card) return [own];
  const missing = with_.find((token) => !added.some(({ value }) => value === token));
  return missing === undefined ? ['.choice.main'] : [`.choice[data-value="${missing}"]`];
}

/** One card after the other, then what lies there instead, then the button that makes the move. */
function ringOfStage(move: Move, cards: readonly string[], { marks, showing }: Shown): string[] {
  const left = [...cards];
  for (const { code } of marks) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  const [next] = left;
  if (next !== undefined) return [`.own-card[data-code="${next}"]:not([data-marked])`];
  const [shows] = listed(move.show);
  if (shows !== undefined && showing !== shows) return [`button[data-value="${shows}"]`];
  return ['.choice.main:not(:disabled)'];
}
