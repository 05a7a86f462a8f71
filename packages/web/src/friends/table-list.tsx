import { Glyph } from '../cards/glyphs.tsx';
import { frontOf } from '../room/front.ts';
import type { TableListing } from './api.ts';
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
              <small>{standingOf(words, table)}</small>
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

function standingOf({ home }: FriendWords, table: TableListing): string {
  const { seats, deal, over, closed, paused, awaited } = table;
  if (over) return home.over;
  if (closed) return home.closed;
  const free = seats.filter((seat) => seat === null).length;
  if (deal < 0) return `${home.unbegun}, ${home.free(free)}`;
  if (paused) return `${home.deal(deal + 1)}, ${home.paused}`;
  const names = awaited.flatMap((seat) => seats[seat]?.name ?? []);
  return names.length === 0
    ? home.deal(deal + 1)
    : `${home.deal(deal + 1)}, ${home.waitsFor(names)}`;
}
