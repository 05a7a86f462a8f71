import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { listKept, offers } from '../clients.ts';
import type { KeptLine } from '../kept.ts';
import { useStock } from '../offline.ts';
import type { Offer } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { frontOf } from '../room/front.ts';
import { useWords } from '../words/index.ts';
import { Continue } from './continue.tsx';
import { HalfLesson } from './half-lesson.tsx';
import { Logo } from './logo.tsx';
import { Poster } from './poster.tsx';
import { PosterSheet } from './poster-sheet.tsx';
import { StockNote } from './stock-note.tsx';

/** Every game, the easiest first, and what was left. */
export function Home({ isLost }: { isLost: boolean }) {
  const { home } = useWords();
  const stock = useStock();
  const games = useGames();
  const open = useOpen();
  const hasOpen = open !== undefined && open.length > 0;
  const count = Array.isArray(games) ? games.length : undefined;
  return (
    <main class="page home">
      <Masthead />
      {isLost && <p role="alert">{home.nowhere}</p>}
      {stock === 'a newer one' && <StockNote stock={stock} />}
      <div class="home-lead">
        <h1>
          {home.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div>
          {count !== undefined && <p class="soft">{home.tagline(count, stock !== 'nothing')}</p>}
          {hasOpen && <Continue open={open} />}
          {open && !hasOpen && Array.isArray(games) && <HalfLesson games={games} />}
        </div>
      </div>
      {games === 'failed' && <p role="alert">{home.failed}</p>}
      {Array.isArray(games) && open ? <Posters games={games} hasMain={!hasOpen} /> : null}
      {(!games || !open) && <p class="loading">{home.loading}</p>}
      {stock !== 'a newer one' && <StockNote stock={stock} />}
    </main>
  );
}

function Masthead() {
  const { home } = useWords();
  return (
    <header class="masthead">
      <span class="logo">
        <Logo />
        Overtrick
      </span>
      <nav>
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

function Posters({ games, hasMain }: { games: readonly Offer[]; hasMain: boolean }) {
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
            onMore={() => setMore(offer)}
          />
        ))}
      </ul>
      {more && (
        <At game={more.name}>
          <PosterSheet offer={more} onClose={() => setMore(undefined)} />
        </At>
      )}
    </>
  );
}

const HARDEST = 6;

/** Games that say nothing of it come last, in the order in which they are offered. */
function easiestFirst(games: readonly Offer[]): Offer[] {
  const hard = ({ name }: Offer) => frontOf(name).difficulty ?? HARDEST;
  return [...games].sort((a, b) => hard(a) - hard(b));
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
