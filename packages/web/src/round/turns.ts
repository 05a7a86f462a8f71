import type { Seat } from '@overtrick/engine';
import { isAmongPeople } from '../portraits/sitting.ts';
import type { PageScene } from '../protocol.ts';

/** Whether the device goes round among several people; a table with friends has company, and nobody hands it on. */
export function isRound(scene: PageScene): boolean {
  return scene.company === null && isAmongPeople(scene);
}

/** Whether all cards are hidden, until somebody says who they are. */
export function isCovered(scene: PageScene): boolean {
  return isRound(scene) && scene.view.eyes < 0 && !scene.dealOver;
}

/** Whether it is over with what one person may see: somebody else is to act, or all look at the end together. */
export function isToHandOn(scene: PageScene): boolean {
  const { view, dealOver } = scene;
  if (!isRound(scene) || view.eyes < 0) return false;
  return dealOver || (!view.acting.includes(view.eyes) && nextHolder(scene) !== undefined);
}

/** Who is to have the device: the first of the people who are to act. Where all act at once, one follows the other. */
export function nextHolder({ view, neighbours }: PageScene): Seat | undefined {
  return view.acting.find((seat) => neighbours[seat]?.level === null);
}
