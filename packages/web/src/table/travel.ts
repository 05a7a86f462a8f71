import type { Seat } from '@overtrick/engine';
import { pace } from '../play/pace.ts';
import { isStill } from '../settings.ts';

const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** Where a seat is from a card, in pixels. */
function wayTo(card: HTMLElement, seat: Seat): string | undefined {
  const target = document.querySelector(`[data-anchor="seat-${seat}"]`);
  return target ? way(card, target) : undefined;
}

function way(card: HTMLElement, target: Element): string {
  const a = card.getBoundingClientRect();
  const b = target.getBoundingClientRect();
  const x = b.x + b.width / 2 - a.x - a.width / 2;
  const y = b.y + b.height / 2 - a.y - a.height / 2;
  return `${x}px ${y}px`;
}

/**
 * Begins once all cards of this drawing have found their way: whatever moves would have the next one measure the whole
 * table anew.
 */
function move(card: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  queueMicrotask(() => card.animate(frames, options));
}

/** A card comes from its player. */
export function arrive(card: HTMLElement | null, seat: Seat): void {
  if (!card || isStill()) return;
  const translate = wayTo(card, seat);
  if (translate === undefined) return;
  move(
    card,
    [
      { translate, scale: 0.6, opacity: 0.4 },
      { translate: '0 0', scale: 1, opacity: 1 },
    ],
    { duration: pace().travel, easing: EASE },
  );
}

/** The cards of a trick are gathered in the middle, and go to their winner. */
export function depart(card: HTMLElement | null, winner: Seat): void {
  const felt = card?.closest('.middle');
  if (!card || !felt || isStill()) return;
  const there = wayTo(card, winner);
  if (there === undefined) return;
  const { gather, travel } = pace();
  move(
    card,
    [
      { translate: '0 0', scale: 1, opacity: 1, easing: EASE },
      {
        translate: way(card, felt),
        scale: 0.9,
        opacity: 1,
        offset: gather / (gather + travel),
        easing: EASE,
      },
      { translate: there, scale: 0.4, opacity: 0 },
    ],
    { duration: gather + travel, fill: 'forwards' },
  );
}
