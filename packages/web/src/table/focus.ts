import { useEffect, useLayoutEffect } from 'preact/hooks';
import { modeOf } from '../play/mode.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';

type Ref = { current: HTMLElement | null };

/**
 * When what has the focus goes away, a card that is played or a button that is pressed, the hand as a
 * whole gets it. Not a card in it: a second press of Enter would choose that one.
 */
export function useHeldFocus(table: Ref): void {
  // Read while drawing, before the element with the focus may be removed.
  const { activeElement } = document;
  const wasInside = activeElement !== null && table.current?.contains(activeElement);
  useLayoutEffect(() => {
    if (!wasInside || document.activeElement !== document.body) return;
    focusOn(table.current?.querySelector<HTMLElement>('.own'));
  });
}

/** Only who uses keys has to see where they are: to look whether it is in sight, all would have to be laid out first. */
function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: !document.documentElement.hasAttribute('data-keys') });
}

/**
 * Who uses a mouse or a finger is not shown where the keyboard would be, although it is put there at each
 * turn: the first key shows it.
 */
export function useKeysShown(): void {
  useEffect(() => {
    const { documentElement: root } = document;
    const shows = (isKey: boolean) => () => root.toggleAttribute('data-keys', isKey);
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    addEventListener('keydown', shows(true), options);
    addEventListener('pointerdown', shows(false), options);
    return () => stop.abort();
  }, []);
}

/** When it becomes the person's turn, the keyboard is where they decide, unless it is busy elsewhere. */
export function useTurnFocus(ref: Ref, shown: Shown): void {
  const room = useRoom();
  const mode = shown.settled ? modeOf(shown.scene.view, room) : 'wait';
  const decisions = shown.scene.view.history.length;
  useEffect(() => {
    const { activeElement } = document;
    const isFree = !activeElement || activeElement === document.body;
    if (mode === 'wait' || !(isFree || ref.current?.contains(activeElement))) return;
    const choice =
      mode === 'choice' ? document.querySelector<HTMLElement>('.choices .choice') : null;
    const card = ref.current?.querySelector<HTMLElement>('.own-card:not([data-shaded])');
    focusOn(choice ?? card);
  }, [mode, decisions, shown.parts.length]);
}
