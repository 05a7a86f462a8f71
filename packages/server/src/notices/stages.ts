import type { Outline } from '@overtrick/table';

/** At what point of a turn somebody is told of it: when it begins, at half and at a tenth of the time that they have. */
export type TurnStage = 'turn' | 'half' | 'tenth';

type Wait = Outline['waits'][number];

/** Who comes and goes within so many milliseconds need not be told that it is their turn. */
const PATIENCE = 10_000;

function timesOf({ since, until }: Wait): readonly (readonly [TurnStage, number])[] {
  const span = until - since;
  return [
    ['turn', since + Math.min(PATIENCE, span / 4)],
    ['half', since + span / 2],
    ['tenth', until - span / 10],
  ];
}

/** The last stage that has come; undefined if none has, or the time is over anyway. */
export function stageAt(wait: Wait, now: number): TurnStage | undefined {
  if (now >= wait.until) return undefined;
  return timesOf(wait)
    .filter(([, at]) => at <= now)
    .at(-1)?.[0];
}

/** When somebody is to be told next of what is waited for at a table; null if never. */
export function nextStageAt({ waits }: Pick<Outline, 'waits'>, now: number): number | null {
  const times = waits.flatMap((wait) => timesOf(wait).map(([, at]) => at));
  const later = times.filter((at) => at > now);
  return later.length > 0 ? Math.ceil(Math.min(...later)) : null;
}
