import type { Sitters } from '@overtrick/table';
import { BOT_NAMES } from '@overtrick/table';
import { tidyName } from '../settings.ts';

/**
 * What everybody at a device that goes round is called, by seat: people as they say, bots by names that nobody else has.
 */
export function namesAround(
  called: readonly string[],
  bots: Sitters,
  unnamed: (player: number) => string,
): string[] {
  const given = bots.map((_, seat) => tidyName(called[seat] ?? ''));
  const people = bots.map((level, seat) =>
    level === null ? given[seat] || unnamed(seat + 1) : given[seat],
  );
  const free = BOT_NAMES.filter((name) => !people.includes(name));
  return people.map((name, seat) => {
    const isTwice = name !== '' && people.indexOf(name) < seat;
    if (isTwice) return `${name} ${seat + 1}`;
    return name || (free.shift() ?? unnamed(seat + 1));
  });
}
