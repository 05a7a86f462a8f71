import type { Agreement, ListedSeat, Outline, TableStanding } from '@overtrick/table';

/** What lists show of a table, people by their ids. No card is in it, and nobody's secret. */
export interface TableDigest extends TableStanding {
  readonly agreement: Agreement;
  readonly owner: string;
  readonly seats: readonly (DigestSeat | null)[];
  /** Who has had cards there. */
  readonly sat: readonly string[];
  /** When the time of those runs out who are waited for and have a clock; older servers did not write it. */
  readonly times?: readonly Pick<Outline['waits'][number], 'seat' | 'until'>[];
  /** Who was there and has left; what was written by older servers does not tell. */
  readonly gone?: readonly string[];
}

interface DigestSeat extends ListedSeat {
  /** Null for a bot of the house. */
  readonly person: string | null;
}

export function digestOf(outline: Outline, agreement: Agreement): TableDigest {
  const { game, players, owner, openedAt, deal, over, paused, closed, successor } = outline;
  const { totals, winners, awaited, sat } = outline;
  const seats = outline.sitters.map((sitter): DigestSeat | null => {
    if (sitter.kind === 'empty') return null;
    const { name } = sitter;
    if (sitter.kind === 'bot') return { name, person: null, level: sitter.level };
    return { name, person: sitter.id, level: sitter.program ? 'program' : null };
  });
  const times = outline.waits.map(({ seat, until }) => ({ seat, until }));
  return {
    ...{ game, players, agreement, owner, openedAt, seats, deal, over, paused, closed, successor },
    ...{ totals, winners, awaited, sat, times, gone: goneFrom(outline) },
  };
}

function goneFrom({ people, retinue, sitters }: Outline): string[] {
  const seated = sitters.flatMap((each) => (each.kind === 'person' ? [each.id] : []));
  const there = new Set([...retinue.members.map(({ id }) => id), ...seated]);
  return people.filter((id) => !there.has(id));
}

/** Whether somebody has left a table for good; where they had cards they may look back at it once it is over. */
export function hasLeft(
  { gone = [], sat, over, closed }: TableDigest,
  ids: readonly string[],
): boolean {
  if (!ids.some((id) => gone.includes(id))) return false;
  return !((over || closed !== null) && ids.some((id) => sat.includes(id)));
}

/** Whether one of somebody's seats is to move. */
export function isTurnOf({ seats, awaited }: TableDigest, ids: readonly string[]): boolean {
  const isMine = (id: string | null | undefined) => id != null && ids.includes(id);
  return awaited.some((seat) => isMine(seats[seat]?.person));
}

const DAY = 86_400_000;
/** How long tables are kept open at which nothing happens: listed or private before the first deal, and after it. */
const LASTS = { listed: 14 * DAY, private: 180 * DAY, begun: 90 * DAY };

/** When a table is closed if nobody does anything there; null if it is closed or over anyway. */
export function expiryOf({ agreement, touchedAt, deal, over, closed }: Outline): number | null {
  if (over || closed) return null;
  if (deal >= 0) return touchedAt + LASTS.begun;
  return touchedAt + (agreement?.listed ? LASTS.listed : LASTS.private);
}
