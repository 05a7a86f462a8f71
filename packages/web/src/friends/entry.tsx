import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Route } from '../route.ts';
import { LostPage } from '../table/lost.tsx';
import { useWords } from '../words/index.ts';
import { FriendWordsProvider, loadFriendWords } from './words.ts';
import type { FriendWords } from './words-en.ts';

interface Loaded {
  readonly Screens: ComponentType<{ readonly route: Route }>;
  readonly words: FriendWords;
}

/** Everything about tables with friends is loaded when somebody wants one. */
export function FriendsPage({ route }: { readonly route: Route }) {
  const { home, code } = useWords();
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    Promise.all([import('./screens.tsx'), loadFriendWords(code)]).then(
      ([{ FriendScreens }, words]) => setLoaded({ Screens: FriendScreens, words }),
      () => setFailed(tries),
    );
  }, [tries, code]);
  if (loaded) {
    return (
      <FriendWordsProvider value={loaded.words}>
        <loaded.Screens route={route} />
      </FriendWordsProvider>
    );
  }
  if (failed < tries) return <p class="loading">{home.loading}</p>;
  return <LostPage lost={{ kind: 'unloaded' }} onAgain={() => setTries(tries + 1)} />;
}
