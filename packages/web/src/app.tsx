import { useEffect, useState } from 'preact/hooks';
import { FriendsPage } from './friends/entry.tsx';
import { LearnPage } from './guide/learn.tsx';
import { later } from './later.tsx';
import { type Route, useRoute } from './route.ts';
import { isStill, useSettings } from './settings.ts';
import { TablePage } from './table/table.tsx';
import { languageOf, loadLanguage, type PageWords, WordsProvider } from './words/index.ts';

const Home = later(() => import('./home/home.tsx').then((file) => file.Home));
const Rules = later(() => import('./rules/rules.tsx').then((file) => file.Rules));
const History = later(() => import('./history/history.tsx').then((file) => file.History));
const MatchPage = later(() => import('./history/match.tsx').then((file) => file.MatchPage));
const LookPage = later(() => import('./look/page.tsx').then((file) => file.LookPage));
const AgainPage = later(() => import('./again/page.tsx').then((file) => file.AgainPage));
const LabPage = later(() => import('./lab/page.tsx').then((file) => file.LabPage));
const NewTable = later(() => import('./home/new.tsx').then((file) => file.NewTable));
const SettingsPage = later(() =>
  import('./home/settings-page.tsx').then((file) => file.SettingsPage),
);

/** Who came by a link to a table goes home some day, perhaps without a network: it is fetched soon after. */
const SOON = 3000;

export function App() {
  const now = useSettings();
  const { language, theme, suits, cards, motion, felt, back } = now;
  const route = useRoute();
  const [words, setWords] = useState<PageWords>();
  const code = languageOf(language, navigator.languages);
  const isHome = route.screen === 'home';
  useEffect(() => {
    // Together, so that nobody waits for one after the other.
    const home = isHome ? fetchHome() : undefined;
    void Promise.all([loadLanguage(code), home]).then(([loaded]) => setWords(loaded));
  }, [code]);
  useEffect(() => {
    const timer = setTimeout(fetchHome, SOON);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { theme, suits, cards, motion, felt, back });
    document.documentElement.toggleAttribute('data-still', isStill());
    document.documentElement.lang = code;
  }, [now, code]);
  if (!words) return null;
  return (
    <WordsProvider value={words}>
      <Screen route={route} />
    </WordsProvider>
  );
}

/** If it cannot be loaded, that is said where it is wanted. */
function fetchHome(): Promise<void> {
  return Home.fetch().catch(() => {});
}

function Screen({ route }: { route: Route }) {
  const { screen, what, query, isLost } = route;
  switch (screen) {
    case 'play':
      return <TablePage key={what} id={what} />;
    case 'new':
      return <NewTable game={what} query={query} />;
    case 'rules':
      return <Rules key={what} game={what} query={query} />;
    case 'history':
      return what ? <MatchPage key={what} id={what} /> : <History />;
    case 'look':
    case 'shared':
      return <LookPage route={route} />;
    case 'day':
    case 'duplicate':
      return <AgainPage route={route} />;
    case 'lab':
      return <LabPage code={what} />;
    case 'learn':
      return <LearnPage game={what} />;
    case 'friends':
    case 'join':
    case 'at':
      return <FriendsPage route={route} />;
    case 'settings':
      return <SettingsPage />;
    default:
      return <Home isLost={isLost} />;
  }
}
