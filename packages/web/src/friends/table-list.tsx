import { isSlow } from '@overtrick/table';
import { Glyph } from '../cards/glyphs.tsx';
import { frontOf } from '../room/front.ts';
import { useWords } from '../words/index.ts';
import type { TableListing } from './api.ts';
import { clockWords } from './how-panel.tsx';
import { titleOf, useTitles } from './titles.ts';
import { useFriendWords } from './words.ts';
import type { FriendWords } from './words-en.ts';

interface Props {
  readonly tables: readonly TableListing[];
  /** Where a table leads to. */
  addressOf(table: TableListing): string;
}

/** Tables, one a line: what is played there, with whom, and how it stands. */
export function TableList({ tables, addressOf }: Props) {
  const words = useFriendWords();
  const { date } = useWords();
  const games = useTitles();
  return (
    <ul class="table-list">
      {tables.map((table) => (
        <li key={table.id}>
          <a
            href={addressOf(table)}
            data-turn={table.mine?.isTurn || undefined}
            style={{ '--poster': `var(--poster-${table.game}, #33424a)` }}
          >
            <span class="game-sign" aria-hidden="true">
              <Glyph name={frontOf(table.game).glyph ?? 'stone'} />
            </span>
            <span class="table-words">
              <b>{titleOf(games, table.game)}</b> <bdi>{words.home.with(othersAt(table))}</bdi>
              <small>{standingOf(words, table, date)}</small>
            </span>
            {table.mine?.isTurn ? (
              <span class="turn-sign">{words.home.turn}</span>
            ) : (
              <Glyph name="right" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function othersAt({ seats, mine }: TableListing): string[] {
  return seats.flatMap((seat, i) => (seat && !mine?.seats.includes(i) ? [seat.name] : []));
}

function standingOf(
  words: FriendWords,
  table: TableListing,
  date: (time: number) => string,
): string {
  const { seats, deal, over, closed, paused, awaited, winners, touchedAt, agreement, mine } = table;
  const { home } = words;
  if (over) {
    const names = winners.flatMap((seat) => seats[seat]?.name ?? []);
    return `${home.won(names)}, ${date(touchedAt)}`;
  }
  if (closed) return `${home.closed}, ${date(touchedAt)}`;
  const free = seats.filter((seat) => seat === null).length;
  if (deal < 0) return [clockWords(words, agreement), home.unbegun, home.free(free)].join(', ');
  if (paused) return `${home.deal(deal + 1)}, ${home.paused}`;
  const others = awaited.filter((seat) => !mine?.seats.includes(seat));
  const names = others.flatMap((seat) => seats[seat]?.name ?? []);
  // Where it is a matter of minutes, one is at the table.
  const until = isSlow(agreement) ? (mine?.until ?? null) : null;
  return [
    home.deal(deal + 1),
    ...(until === null ? [] : [home.left(until - Date.now())]),
    ...(names.length === 0 ? [] : [home.waitsFor(names)]),
  ].join(', ');
}
