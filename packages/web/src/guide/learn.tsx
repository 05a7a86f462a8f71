import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LostPage } from '../table/lost.tsx';
import { useWords } from '../words/index.ts';

type Page = ComponentType<{ readonly game: string }>;

/** The guided deals are loaded when somebody wants one. */
export function LearnPage({ game }: { readonly game: string }) {
  const { home } = useWords();
  const [Page, setPage] = useState<Page>();
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    import('./page.tsx').then(
      ({ GuidePage }) => setPage(() => GuidePage),
      () => setFailed(tries),
    );
  }, [tries]);
  if (Page) return <Page key={game} game={game} />;
  if (failed < tries) return <p class="loading">{home.loading}</p>;
  return <LostPage lost={{ kind: 'unloaded' }} onAgain={() => setTries(tries + 1)} />;
}
