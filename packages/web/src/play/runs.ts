import type { Event } from '@overtrick/engine';

/** What is told in one sentence: the same thing by several, or all that one seat shows. */
export function runsOf(story: readonly Event[]): Event[][] {
  const runs: Event[][] = [];
  for (const event of story) {
    const last = runs.at(-1);
    if (last && goesOn(last, event)) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

function goesOn(run: readonly Event[], event: Event): boolean {
  const kind = kindOf(run[run.length - 1]);
  if (kindOf(event) !== kind) return false;
  return kind !== 'show' || run[run.length - 1].type !== 'bid';
}

/** A bid of cards ends with how many they are now: it belongs to them. */
export function kindOf(event: Event): 'show' | 'pass' | 'other' {
  if (event.type === 'show' || (event.type === 'bid' && 'shown' in event)) return 'show';
  return event.type === 'pass' ? 'pass' : 'other';
}

/** Whose doing it is, where it is somebody's. */
export function seatOf(event: Event): number | undefined {
  return 'seat' in event ? Number(event.seat) : undefined;
}
