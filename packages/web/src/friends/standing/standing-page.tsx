import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../../controls/switch.tsx';
import { Tile } from '../../history/tile.tsx';
import { Crumbs } from '../../home/crumbs.tsx';
import { useWords } from '../../words/index.ts';
import '../../styles/history.css';
import '../../styles/standing.css';
import { type OwnStanding, type StandingTold, showMe, standing } from '../api.ts';
import { useGuest } from '../guest.ts';
import { titleOf, useTitles } from '../titles.ts';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { RatingPath } from './rating-path.tsx';
import { Regulars } from './regulars.tsx';

/** Where one stands in each game, and among whom. */
export function StandingPage() {
  const { standing: said, loading, home } = useFriendWords();
  const me = useGuest();
  const [found, setFound] = useState<StandingTold>();
  const { problem, run } = useTrying();
  useEffect(() => {
    if (me) void run(async () => setFound(await standing()));
  }, [me?.id]);
  // At once; if the server does not agree, what it knows is shown again.
  const show = (shown: boolean) => {
    setFound(found && { ...found, shown });
    void run(() => showMe(shown).finally(async () => setFound(await standing())));
  };
  return (
    <main class="page friends standing">
      <Crumbs title={said.title} to="#/friends" />
      <p>{said.lead}</p>
      {problem && <p role="alert">{problem}</p>}
      {!me && <p class="soft">{home.nobody}</p>}
      {me && !found && !problem && <p class="loading">{loading}</p>}
      {found && <Own games={found.games} />}
      {found && found.tables.length > 0 && <Regulars tables={found.tables} />}
      {found && (
        <Switch label={said.shown} about={said.shownAbout} isOn={found.shown} onChange={show} />
      )}
      <Meaning />
    </main>
  );
}

function Own({ games }: { games: readonly OwnStanding[] }) {
  const { standing: said } = useFriendWords();
  if (games.length === 0) return <p class="history-lead">{said.none}</p>;
  return (
    <ul class="standing-games">
      {games.map((each) => (
        <OwnGame key={each.game} own={each} />
      ))}
    </ul>
  );
}

function OwnGame({ own }: { own: OwnStanding }) {
  const words = useWords();
  const { standing: said } = useFriendWords();
  const titles = useTitles();
  const { game, matches, wins, ahead, rating, path } = own;
  const facts = [said.played(matches), said.won(wins), said.ahead(words.signed(ahead))];
  return (
    <li>
      <Tile game={game} />
      <span class="standing-words">
        <b>{titleOf(titles, game)}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <span class="standing-rating">
        <b>{said.rated(`${rating.value}`, `${rating.within}`)}</b>
        {rating.isProvisional && <small>{said.provisional}</small>}
      </span>
      {path.length > 1 && <RatingPath path={path} />}
    </li>
  );
}

function Meaning() {
  const { standing: said } = useFriendWords();
  return (
    <details>
      <summary>{said.meaning}</summary>
      {said.meanings.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}
