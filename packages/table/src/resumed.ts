import type { Game, Result } from '@overtrick/engine';
import { idle } from './annulled.ts';
import type { Entry } from './log.ts';
import { tableOf } from './made.ts';
import type { Table } from './table.ts';

/**
 * The table of people that a log has made, and that is to go on. If the rules of today cannot play the deal in hand, or score one otherwise than those by
 * which it was played, it comes without what was dealt from there on, and waits until its people have annulled that; what is wrong before
 * that cannot be mended so.
 */
export function tableToGoOn(game: Game, entries: readonly Entry[]): Result<Table, string> {
  const whole = tableOf(game, entries);
  const [opening] = entries[0]?.facts ?? [];
  const isAmongPeople = opening?.type === 'open' && opening.agreement !== undefined;
  const since = whole.ok ? rescoredIn(whole.value) : lastDealt(entries);
  if (!isAmongPeople || since === undefined) return whole;
  const without = tableOf(
    game,
    entries.map((entry) => (entry.seq < since ? entry : idle(entry))),
  );
  if (!without.ok) return whole;
  without.value.interrupt(since);
  return without;
}

/** What is over stays as it is. */
function rescoredIn({ rescored, closed, over, shuffled }: Table): number | undefined {
  const isDone = closed !== undefined || (over && !shuffled);
  return isDone ? undefined : rescored;
}

function lastDealt(entries: readonly Entry[]): number | undefined {
  return entries.filter(({ facts }) => facts.some(({ type }) => type === 'deal')).at(-1)?.seq;
}
