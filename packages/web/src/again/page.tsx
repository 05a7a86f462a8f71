import { useEffect, useState } from 'preact/hooks';
import { offers } from '../clients.ts';
import type { Offer } from '../protocol.ts';
import type { Route } from '../route.ts';
import { LostPage } from '../table/lost.tsx';
import { useWords } from '../words/index.ts';
import { DayPage } from './day-page.tsx';
import { SetPage } from './set-page.tsx';
import { AgainSpoken } from './words.ts';
import '../styles/look.css';
import '../styles/again.css';

/** Deals that others play too: the one of the day, and sets for friends. */
export function AgainPage({ route }: { readonly route: Route }) {
  const { home } = useWords();
  const [games, setGames] = useState<readonly Offer[] | 'failed'>();
  const load = () => void offers().then(setGames, () => setGames('failed'));
  useEffect(load, []);
  if (games === 'failed') return <LostPage lost={{ kind: 'unloaded' }} onAgain={load} />;
  if (!games) return <p class="loading">{home.loading}</p>;
  return (
    <AgainSpoken>
      {route.screen === 'day' ? (
        <DayPage route={route} games={games} />
      ) : (
        <SetPage key={route.what} route={route} games={games} />
      )}
    </AgainSpoken>
  );
}
