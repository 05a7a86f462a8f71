import type { Game, Result } from '@overtrick/engine';
import { idle } from './annulled.ts';
import type { Entry } from './log.ts';
import { tableOf } from './made.ts';
import type { Table } from './table.ts';

/**
 * The table of people that a log has made, and that is to go on. If the rules of today cannot play the deal in hand, it comes without that deal, and
 * waits until its people have annulled it; what is wrong before that cannot be mended so.
 */
export function tableToGoOn(game: Game, entries: readonly Entry[]): Result<Table, string> {
  const whole = tableOf(game, entries);
  const [opening] = entries[0]?.facts ?? [];
  const isAmongPeople = opening?.type === 'open' && opening.agreement !== undefined;
  const isDealt = ({ facts }: Entry) => facts.some(({ type }) => type === 'deal');
  const since = entries.filter(isDealt).at(-1)?.seq;
  if (whole.ok || !isAmongPeople || since === undefined) return whole;
  const without = tableOf(
    game,
    entries.map((entry) => (entry.seq < since ? entry : idle(entry))),
  );
  if (!without.ok) return whole;
  without.value.interrupt(since);
  return without;
}
