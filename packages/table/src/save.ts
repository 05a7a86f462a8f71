import { type Game, type GameRecord, no, ok, type Result, replay } from '@overtrick/engine';
import type { House } from './house.ts';
import type { By, Entry, Fact } from './log.ts';
import { tableOf } from './made.ts';
import { entryOf } from './past.ts';
import { checkSeating, isName, isRow, isSitter, openingOf } from './seating.ts';

/** How games were kept before there were logs: the record of what was played, and who plays on. */
export const SAVE_FORMAT = 'overtrick-table/1';

/** Who keeps a game now, and what the chance of its bots comes from. */
export interface Keeping {
  readonly by: By;
  readonly secret: string;
}

/**
 * The log of a table that was saved before there were logs, or why what was saved cannot be trusted. Its
 * deals had one seed together; deals to come get a new one each, since that one is shown after this deal.
 */
export function logOfSave(value: unknown, house: House, keeping: Keeping): Result<Entry[], string> {
  const { format, bots, record } = Object(value) as Partial<Record<string, unknown>>;
  if (format !== SAVE_FORMAT) return no(`it is not a saved table ("format": "${SAVE_FORMAT}")`);
  const replayed = replay(record, house.games);
  if (!replayed.ok) {
    const { deal, move, clause, message } = replayed.error;
    const where = [deal ?? [], move ?? []].flat().join(', move ');
    return no(`its record is wrong${where && ` in deal ${where}`}: ${message} (${clause})`);
  }
  const { names, seed, players, options, game } = replayed.value.record;
  if (!isRow(bots, players, isSitter)) {
    return no(`"bots" must name a level or null for each of ${players} seats`);
  }
  if (!isRow(names, players, isName)) return no(`"names" must be ${players} plain names`);
  if (typeof seed !== 'string') return no('its record has no seed, so nothing can be dealt on');
  const seating = checkSeating({ game, players, options, names, bots }, house);
  if (!seating.ok) return seating;
  const opening = openingOf(seating.value, keeping.by, keeping.secret);
  const facts: Fact[] = [{ type: 'open', ...opening }, ...played(replayed.value.record, seed)];
  return compared(replayed.value.game, replayed.value.record, facts.map(entryOf));
}

function played({ deals }: GameRecord, seed: string): Fact[] {
  return deals.flatMap((deal): Fact[] => [
    { type: 'commit', seed },
    { type: 'deal' },
    ...deal.moves.map((move) => ({ type: 'play' as const, move })),
  ]);
}

/** What the seed gives must be what was recorded. */
function compared(game: Game, { deals }: GameRecord, log: Entry[]): Result<Entry[], string> {
  const table = tableOf(game, log);
  // The record itself is sound: with the cards that its seed gives, its moves would be too.
  if (!table.ok) return no('a deal is not the one that its seed gives');
  const again = table.value.wholeRecord()?.deals ?? [];
  const wrong = deals.findIndex((deal, i) => fingerprint(deal) !== fingerprint(again[i]));
  return wrong < 0 ? ok(log) : no(`deal ${wrong} is not the one that its seed gives`);
}

/** What chance decided in a deal. */
function fingerprint({
  dealer,
  hands,
  stock,
  turnUp,
  tricks,
}: GameRecord['deals'][number]): string {
  return JSON.stringify([dealer, hands, stock, turnUp, tricks.map(({ token }) => token)]);
}
