import { useEffect } from 'preact/hooks';

type Ref = { current: HTMLElement | null };
type Shift = (key: string, by: number) => void;

/** So far a finger may slip in a tap. */
const SLIP = 14;

/** Cards in the hand can be dragged to another place among the others. */
export function useDrag(ref: Ref, shift: Shift): void {
  useEffect(() => {
    const hand = ref.current;
    if (!hand) return;
    const stop = new AbortController();
    const { signal } = stop;
    let held: { key: string; x: number; isMoving: boolean } | undefined;
    const down = ({ target, clientX }: PointerEvent) => {
      const key = keyAt(target);
      held = key === undefined ? undefined : { key, x: clientX, isMoving: false };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!held || (!held.isMoving && Math.abs(clientX - held.x) < SLIP)) return;
      held.isMoving = true;
      const keys = keysIn(hand);
      const to = keys.indexOf(keyAt(document.elementFromPoint(clientX, clientY)) ?? '');
      const from = keys.indexOf(held.key);
      if (from >= 0 && to >= 0 && from !== to) shift(held.key, to - from);
    };
    // The click that ends a drag is not meant to play the card.
    const click = (event: MouseEvent) => {
      if (held?.isMoving) event.stopPropagation();
      held = undefined;
    };
    hand.addEventListener('pointerdown', down, { signal });
    hand.addEventListener('pointermove', move, { signal });
    hand.addEventListener('click', click, { signal, capture: true });
    return () => stop.abort();
  });
}

function keyAt(target: EventTarget | null): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('.rows .own-card') : null;
  return card?.dataset.key;
}

function keysIn(hand: HTMLElement): (string | undefined)[] {
  return [...hand.querySelectorAll<HTMLElement>('.rows .own-card')].map(
    ({ dataset }) => dataset.key,
  );
}
