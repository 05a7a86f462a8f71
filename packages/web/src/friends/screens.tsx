import { useEffect, useState } from 'preact/hooks';
import type { Route } from '../route.ts';
import '../styles/company.css';
import '../styles/talk.css';
import '../styles/clocks.css';
import '../styles/remarks.css';
import '../styles/friends.css';
import '../styles/lobby.css';
import '../styles/joining.css';
import '../styles/line-band.css';
import { later } from '../later.tsx';
import { AtPage } from './at-page.tsx';
import { FriendsHome } from './friends-home.tsx';
import { JoinPage } from './join-page.tsx';
import { MovePage } from './move-page.tsx';
import { NewFriendsTable } from './new-page.tsx';
import { Nowhere } from './nowhere.tsx';
import { PastPage } from './past-page.tsx';
import { useServer } from './server.ts';
import { useFriendWords } from './words.ts';

const AccountPage = later(() => import('./account/page.tsx').then((file) => file.AccountPage));
const StandingPage = later(() =>
  import('./standing/standing-page.tsx').then((file) => file.StandingPage),
);

/** All screens of tables with friends; where there is no server, a page that says so. */
export function FriendScreens({ route }: { readonly route: Route }) {
  const words = useFriendWords();
  const [tries, setTries] = useState(0);
  const server = useServer(tries);
  useBack(server === 'silent', () => setTries(tries + 1));
  if (server === undefined) return <p class="loading">{words.loading}</p>;
  if (server === 'none') return <Nowhere what="none" />;
  if (server === 'silent') return <Nowhere what="silent" onAgain={() => setTries(tries + 1)} />;
  const { screen, what, query } = route;
  if (screen === 'at') return <AtPage key={what} id={what} />;
  const secret = query.get('s');
  // Another link to the same table may be good where the last one was not.
  if (screen === 'join') return <JoinPage key={`${what} ${secret}`} id={what} secret={secret} />;
  if (what === 'new') return <NewFriendsTable key={`${query}`} query={query} />;
  if (what === 'past') return <PastPage id={query.get('table') ?? ''} />;
  if (what === 'move') return <MovePage code={query.get('code')} />;
  if (what === 'account') return <AccountPage />;
  if (what === 'standing') return <StandingPage />;
  return <FriendsHome />;
}

/** Milliseconds after which a server that was silent is asked again. */
const PATIENCE = 5000;

/** Tries again by itself, when the network is back and from time to time. */
function useBack(isSilent: boolean, again: () => void): void {
  useEffect(() => {
    if (!isSilent) return;
    const timer = setInterval(again, PATIENCE);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  });
}
