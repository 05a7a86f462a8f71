import { useEffect, useState } from 'preact/hooks';
import { Face } from '../cards/card.tsx';
import { offers } from '../clients.ts';
import { useStock } from '../offline.ts';
import type { Offer } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { frontOf } from '../room/front.ts';
import { books } from '../rules/books.ts';
import { useWords } from '../words/index.ts';
import { KeptGames } from './kept-games.tsx';
import { remembered, startTable, USUAL_LEVEL, USUAL_PLAYERS } from './start.ts';
import { StockNote } from './stock-note.tsx';

export function Home({ isLost }: { isLost: boolean }) {
  const words = useWords();
  const stock = useStock();
  const [games, setGames] = useState<readonly Offer[] | 'failed'>();
  useEffect(() => {
    offers().then(setGames, () => setGames('failed'));
  }, []);
  return (
    <main class="page home">
      <header class="masthead">
        <h1>Overtrick</h1>
        <p>{words.home.tagline(Object.keys(books).length, stock !== 'nothing')}</p>
        <nav>
          <a href="#/settings">{words.home.settings}</a>
        </nav>
      </header>
      {isLost && <p role="alert">{words.home.nowhere}</p>}
      <StockNote stock={stock} />
      <KeptGames />
      {!games && <p class="loading">{words.home.loading}</p>}
      {games === 'failed' && <p role="alert">{words.home.failed}</p>}
      {Array.isArray(games) && (
        <ul class="games">
          {games.map((game: Offer) => (
            <At key={game.name} game={game.name}>
              <GameCard game={game} />
            </At>
          ))}
        </ul>
      )}
    </main>
  );
}

function GameCard({ game }: { game: Offer }) {
  const words = useWords();
  const { name, title, seats } = game;
  return (
    <li class="game" data-game={name}>
      <div class="art" aria-hidden="true">
        {frontOf(name).art.map(([code, pips], i) => (
          <span key={code} style={{ '--i': i - 2 }}>
            <Face code={code} pips={pips} />
          </span>
        ))}
      </div>
      <h2>{title}</h2>
      <p class="faint">{words.home.seats(...seats)}</p>
      <p class="game-about">{words.about}</p>
      <div class="game-actions">
        <button
          type="button"
          class="choice main"
          aria-label={`${words.home.play}: ${title}`}
          onClick={() => play(game)}
        >
          {words.home.play}
        </button>
        <span class="game-links">
          <a href={`#/new/${name}`} aria-label={`${words.home.change}: ${title}`}>
            {words.home.change}
          </a>
          <a href={`#/rules/${name}`} aria-label={`${words.home.rules}: ${title}`}>
            {words.home.rules}
          </a>
        </span>
      </div>
    </li>
  );
}

/** With the players and rules of the last time. */
function play({ name, seats }: Offer): void {
  const last = remembered(name);
  const players = last?.players ?? Math.max(seats[0], Math.min(seats[1], USUAL_PLAYERS));
  const bots =
    last?.bots ?? Array.from({ length: players }, (_, i) => (i === 0 ? null : USUAL_LEVEL));
  startTable({ game: name, players, bots, options: last?.options ?? {}, seed: '' });
}
