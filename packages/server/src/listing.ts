import { type Host, isSlow } from '@overtrick/table';
import { digestOf, expiryOf } from './digest.ts';
import { nextStageAt } from './notices/stages.ts';
import type { Listing } from './vault.ts';

/** What the catalogue is to know of a table; undefined of one that is not for several people. */
export function listingOf(host: Host, now: number): Listing | undefined {
  const { outline } = host;
  const { agreement, seq, deal, closed, over, touchedAt, people } = outline;
  if (!agreement) return undefined;
  const told = isSlow(agreement) ? nextStageAt(outline, now) : null;
  const times = [host.dueAt ?? null, expiryOf(outline), told].filter((at) => at !== null);
  return {
    id: host.id,
    seq,
    isOpen: agreement.listed && !closed && !over && deal < 0,
    dueAt: times.length > 0 ? Math.min(...times) : null,
    touchedAt,
    people,
    body: digestOf(outline, agreement),
  };
}
