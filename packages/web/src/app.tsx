import { useEffect, useState } from 'preact/hooks';
import { FriendsPage } from './friends/entry.tsx';
import { LearnPage } from './guide/learn.tsx';
import { Crumbs } from './home/crumbs.tsx';
import { Home } from './home/home.tsx';
import { later } from './later.tsx';
import { type Route, useRoute } from './route.ts';
import { RulesScreen } from './rules/screen.tsx';
import { isStill, useSettings } from './settings.ts';
import { TablePage } from './table/table.tsx';
import { languageOf, loadWords, type PageWords, useWords, WordsProvider } from './words/index.ts';

const History = later(() => import('./history/history.tsx').then((file) => file.History));
const MatchPage = later(() => import('./history/match.tsx').then((file) => file.MatchPage));
const NewTable = later(() => import('./home/new.tsx').then((file) => file.NewTable));
const SettingsForm = later(() =>
  import('./home/settings-form.tsx').then((file) => file.SettingsForm),
);

export function App() {
  const now = useSettings();
  const { language, theme, suits, cards, motion, felt, back } = now;
  const route = useRoute();
  const [words, setWords] = useState<PageWords>();
  const code = languageOf(language, navigator.languages);
  useEffect(() => {
    void loadWords(code).then(setWords);
  }, [code]);
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

function Screen({ route }: { route: Route }) {
  const { screen, what, query, isLost } = route;
  switch (screen) {
    case 'play':
      return <TablePage key={what} id={what} />;
    case 'new':
      return <NewTable game={what} query={query} />;
    case 'rules':
      return <RulesScreen key={what} game={what} query={query} />;
    case 'history':
      return what ? <MatchPage key={what} id={what} /> : <History />;
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

function SettingsPage() {
  const words = useWords();
  return (
    <main class="page settings-page">
      <Crumbs title={words.settings.title} note={words.settings.saved} />
      <SettingsForm />
    </main>
  );
}
