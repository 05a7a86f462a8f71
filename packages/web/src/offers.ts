import { type About, defaultOf, MOST } from '@overtrick/engine';
import type { House } from '@overtrick/table';
import type { Offer } from './protocol.ts';

/** What can be played, and how it can be varied. */
export function offersOf({ games, levels }: House<About>): Offer[] {
  return games.map(({ name, title, version, seats, options }) => {
    const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i);
    return {
      name,
      title,
      version,
      seats,
      levels: Object.keys(levels),
      options: Object.entries(options).map(([key, { default: _, ...option }]) => ({
        ...option,
        name: key,
        most: MOST,
        defaults: Object.fromEntries(counts.map((n) => [n, defaultOf(options[key], n)])),
      })),
    };
  });
}
