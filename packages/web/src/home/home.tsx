import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { listKept, offers } from '../clients.ts';
import { useServer } from '../friends/server.ts';
import type { KeptLine } from '../kept.ts';
import { LabEntry } from '../lab/entry/entry.tsx';
import { FailedPart, later, laterQuietly } from '../later.tsx';
import { useStock } from '../offline.ts';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { Continue } from './continue.tsx';
import { easiestFirst } from './easiest.ts';
import { HalfLesson } from './half-lesson.tsx';
import { Logo } from './logo.tsx';
import { useMyTables } from './my-tables.ts';
import { Poster } from './poster.tsx';
import { StockNote } from './stock-note.tsx';

const PosterSheet = later(
  () => import('./poster-sheet.tsx').then((file) => file.PosterSheet),
  FailedPart,
);

const MyTable = laterQuietly(() => import('./my-table.tsx').then((file) => file.MyTable));

/** Every game, the easiest first, and what was left. */
export function Home({ isLost }: { isLost: boolean }) {
  const { home } = useWords();
  const stock = useStock();
  const games = useGames();
  const open = useOpen();
  const server = useServer();
  const { tables, turns } = useMyTables();
  const isSeated = tables.length > 0;
  const hasOpen = open !== undefined && open.length > 0;
  const count = Array.isArray(games) ? games.length : undefined;
  return (
    <main class="page home">
      <Masthead hasFriends={server === 'there'} turns={turns} />
      {isLost && <p role="alert">{home.nowhere}</p>}
      {stock === 'a newer one' && <StockNote stock={stock} />}
      <div class="home-lead">
        <h1>
          {home.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div>
          {count !== undefined && (
            <p class="soft">
              {server === 'there'
                ? home.taglineFriends(count)
                : home.tagline(count, stock !== 'nothing')}
            </p>
          )}
          {isSeated && Array.isArray(games) && <MyTable tables={tables} games={games} />}
          {hasOpen && <Continue open={open} isMain={!isSeated} />}
          {open && !hasOpen && Array.isArray(games) && <HalfLesson games={games} />}
        </div>
      </div>
      {games === 'failed' && <p role="alert">{home.failed}</p>}
      {Array.isArray(games) && open ? (
        <Posters games={games} hasMain={!hasOpen && !isSeated} hasFriends={server === 'there'} />
      ) : null}
      {(!games || !open) && <p class="loading">{home.loading}</p>}
      {stock !== 'a newer one' && <StockNote stock={stock} />}
      <LabEntry />
      {server === 'none' && <p class="soft home-note">{home.noFriends}</p>}
      {server === 'silent' && <p class="soft home-note">{home.noServer}</p>}
    </main>
  );
}

function Masthead({ hasFriends, turns }: { hasFriends: boolean; turns: number }) {
  const { home } = useWords();
  return (
    <header class="masthead">
      <span class="logo">
        <Logo />
        Overtrick
      </span>
      <nav>
        {hasFriends && (
          <a href="#/friends">
            <Glyph name="partner" />
            <span>{home.friends}</span>
            {turns > 0 && (
              <b class="badge" role="img" aria-label={home.turns(turns)}>
                {turns}
              </b>
            )}
          </a>
        )}
        <a href="#/day">
          <Glyph name="sun" />
          <span>{home.day}</span>
        </a>
        <a href="#/history">
          <Glyph name="score" />
          <span>{home.history}</span>
        </a>
        <a href="#/settings">
          <Glyph name="gear" />
          <span>{home.settings}</span>
        </a>
      </nav>
    </header>
  );
}

interface PostersProps {
  readonly games: readonly Offer[];
  readonly hasMain: boolean;
  /** Whether there are tables with friends here. */
  readonly hasFriends: boolean;
}

function Posters({ games, hasMain, hasFriends }: PostersProps) {
  const [more, setMore] = useState<Offer>();
  return (
    <>
      <ul class="games">
        {easiestFirst(games).map((offer, i) => (
          <Poster
            key={offer.name}
            offer={offer}
            isFirst={i === 0}
            isMain={hasMain && i === 0}
            hasFriends={hasFriends}
            onMore={() => setMore(offer)}
          />
        ))}
      </ul>
      {more && (
        <PosterSheet offer={more} hasFriends={hasFriends} onClose={() => setMore(undefined)} />
      )}
    </>
  );
}

function useGames(): readonly Offer[] | 'failed' | undefined {
  const [games, setGames] = useState<readonly Offer[] | 'failed'>();
  useEffect(() => {
    offers().then(setGames, () => setGames('failed'));
  }, []);
  return games;
}

/** So long the posters wait to be drawn below what is to be continued, and not to jump there. */
const PATIENCE = 400;

/** Games that are not over; where nothing can be kept there are none. */
function useOpen(): readonly KeptLine[] | undefined {
  const [open, setOpen] = useState<readonly KeptLine[]>();
  useEffect(() => {
    const timer = setTimeout(() => setOpen((now) => now ?? []), PATIENCE);
    listKept().then(
      (kept) => setOpen(kept.filter(({ summary }) => !summary.over)),
      () => setOpen([]),
    );
    return () => clearTimeout(timer);
  }, []);
  return open;
}
