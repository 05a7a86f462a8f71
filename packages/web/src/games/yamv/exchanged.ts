import type { Choice, YamvView } from '@overtrick/engine';
import type { HeldCard } from '../../play/held.ts';
import type { Shown } from '../../play/state.ts';

/** What is chosen so far in an exchange. */

/** Two cards for the two of the stock. */
export const DISCARDS = 2;

export function part(field: string, value: string): Choice {
  return { type: 'exchange', field, value };
}

/** yamv/6.3: cards that lie face up are named first. */
export function discards(marks: readonly HeldCard[]): Choice[] {
  return [...faceUp(marks), ...marks.filter(({ place }) => place === 'hand')].map(({ code }) =>
    part('discard', code),
  );
}

export function faceUp(marks: readonly HeldCard[]): HeldCard[] {
  return marks.filter(({ place }) => place === 'display');
}

/** The stock cards that the rules let one show for the discards, if the same do not go from the hand. */
export function offered({ open, marks, scene }: Shown): string[] {
  const left = [...scene.view.hand];
  for (const { code, place } of marks) if (place === 'hand') left.splice(left.indexOf(code), 1);
  const shows = open.filter(({ field }) => field === 'show').map(({ value }) => String(value));
  return shows.filter((code) => left.includes(code));
}

/** The stock cards that are shown with what is chosen; fewer than face-up cards go while one is to be chosen. */
export function showsIn(shown: Shown, { drawn }: YamvView): string[] {
  const up = faceUp(shown.marks).length;
  if (up !== 1) return drawn.slice(0, up);
  const [only, another] = offered(shown);
  const one = another === undefined ? only : shown.showing;
  return one === undefined ? [] : [one];
}
