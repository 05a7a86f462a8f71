import type { TableListing } from '../friends/api.ts';
import { Portrait } from '../portraits/portrait.tsx';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';

/** The faces that fit beside the words. */
const FACES = 4;

interface Props {
  readonly tables: readonly TableListing[];
  readonly games: readonly Offer[];
}

/** A table with friends at which one sits, the one that waits first, and how many more there are. */
export function MyTable({ tables, games }: Props) {
  const { home, list } = useWords();
  const [{ id, game, seats, mine }, ...others] = tables;
  const title = games.find(({ name }) => name === game)?.title ?? game;
  const heading = mine?.isTurn ? home.yourTurn(title) : home.goesOn(title);
  const company = seats.flatMap((seat, i) => (seat && !mine?.seats.includes(i) ? [seat] : []));
  return (
    <section class="kept" aria-label={heading}>
      <div class="kept-card" data-game={game}>
        <span class="kept-faces">
          {company.slice(0, FACES).map(({ name, level }) => (
            <Portrait key={name} name={name} who={level === null ? 'person' : 'bot'} />
          ))}
        </span>
        <span class="kept-words">
          <b>{heading}</b>
          <span>
            <bdi>{home.withThem(list(company.map(({ name }) => name)))}</bdi>
          </span>
        </span>
        <a class="choice main" href={`#/at/${encodeURIComponent(id)}`}>
          {home.play}
        </a>
      </div>
      {others.length > 0 && (
        <a class="kept-more" href="#/friends">
          {home.moreTables(others.length)}
        </a>
      )}
    </section>
  );
}
