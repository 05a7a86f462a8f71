import type { Move } from '@overtrick/engine';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { cardsOf } from './told.ts';

type Ref = { current: HTMLElement | null };

/** Rings what is to be touched next, of cards that go together all; nothing if there is no move to be made. */
export function useRing(table: Ref, shown: Shown, move: Move | undefined): void {
  useLayoutEffect(() => {
    const { current } = table;
    if (!current || !move) return;
    const found = ringedIn(current, move, shown);
    for (const each of found) each.setAttribute('data-ringed', '');
    return () => {
      for (const each of found) each.removeAttribute('data-ringed');
    };
  });
  const goal = move && ringSelectors(move, shown).join();
  const isNew = useChanged(`${goal} ${shown.scene.view.history.length}`);
  useEffect(() => focusOn(table.current, goal, isNew));
}

function ringedIn(table: HTMLElement, move: Move, shown: Shown): Element[] {
  const missing = missingIn(move, shown);
  if (missing.length > 0) {
    return [...new Set(missing)].flatMap((code) => {
      const count = missing.filter((each) => each === code).length;
      return [...table.querySelectorAll(unmarked(code))].slice(0, count);
    });
  }
  return [...table.querySelectorAll(ringSelectors(move, shown).join())].slice(0, 1);
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

const NEAR = '.own, .own *, .choice, [data-value], .seat, .played';

/** Where a move goes on, from what has been chosen of it. */
export function ringSelectors(move: Move, shown: Shown): string[] {
  const { type } = move;
  if (type === 'play') return ringOfPlay(move, shown);
  if (stagedIn(move).length > 0) return ringOfStage(move, shown);
  // Cards that were chosen by mistake are in the way of any other answer.
  if (shown.marks.length > 0) return ['.choice[data-type="clear"]'];
  const [value] = Object.entries(move).flatMap(([key, each]) =>
    key === 'seat' || key === 'type' ? [] : [each],
  );
  const which = value === undefined ? '' : `[data-value="${value}"]`;
  return [`.choice[data-type="${type}"]${which}`];
}

/** The cards of which a move is put together. */
function stagedIn(move: Move): string[] {
  if (move.type === 'play') return [];
  return [...cardsOf(move), ...[move.left, move.right, move.discard].flatMap(listed)];
}

/** Those of them that are not chosen yet. */
function missingIn(move: Move, { marks }: Shown): string[] {
  const left = stagedIn(move);
  for (const { code } of marks) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function unmarked(code: string): string {
  return `.own-card[data-code="${code}"]:not([data-marked])`;
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
function ringOfStage(move: Move, shown: Shown): string[] {
  const [next] = missingIn(move, shown);
  if (next !== undefined) return [unmarked(next)];
  const [shows] = listed(move.show);
  if (shows !== undefined && shown.showing !== shows) return [`button[data-value="${shows}"]`];
  return ['.choice.main:not(:disabled)'];
}
