import { settings, tidyName } from '../settings.ts';
import { guest } from './guest.ts';

/** As long as a server takes a name. */
export const LONGEST_GUEST = 40;

/** A name as others at a table will see it; empty if there is nothing of it to see. */
export function guestName(typed: string): string {
  return tidyName(typed, LONGEST_GUEST);
}

/** What somebody is called here already. */
export function usualName(): string {
  return guest()?.name ?? settings().name;
}
