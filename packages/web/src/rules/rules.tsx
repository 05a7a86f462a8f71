import { rulesWordsOf, useRulesWords } from './words.ts';
import '../styles/rules.css';
import '../styles/rules-pictures.css';
import '../styles/law.css';
import '../styles/rules-sizes.css';
import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { At } from '../room/at.tsx';
import { go } from '../route.ts';
import { useWords } from '../words/index.ts';
import { RulesOfProvider, rulesOf, useRulesAddress } from './address.ts';
import { useAnswers } from './answers.ts';
import { loadBook, type RulesBook } from './books.ts';
import { Ideas } from './ideas.tsx';
import { LawPages } from './law.tsx';
import { usePrinting } from './printing.ts';
import type { RulesProps } from './props.ts';

/** The rules of a game: in pictures, then the law, every clause of it. */
export function Rules({ game, query }: RulesProps) {
  const words = useWords();
  const book = useBook(game, words.code);
  if (book === undefined) return <p class="loading">{rulesWordsOf(words).loading}</p>;
  if (typeof book !== 'string')
    return (
      <At game={game}>
        <RulesOfProvider value={rulesOf(query)}>
          <OpenBook book={book} query={query} />
        </RulesOfProvider>
      </At>
    );
  return (
    <main class="page rules">
      <BackLink />
      <p role="alert">{book === 'failed' ? rulesWordsOf(words).failed : words.home.unknown}</p>
    </main>
  );
}

/** The book, as soon as it is there. */
function useBook(game: string, code: string): RulesBook | 'unknown' | 'failed' | undefined {
  const [book, setBook] = useState<RulesBook | 'unknown' | 'failed'>();
  useEffect(() => {
    loadBook(game, code).then(
      (loaded) => setBook(loaded ?? 'unknown'),
      () => setBook('failed'),
    );
  }, [game, code]);
  return book;
}

function OpenBook({ book, query }: { book: RulesBook; query: URLSearchParams }) {
  const rules = useRulesWords();
  const address = useRulesAddress();
  const answers = useAnswers(book);
  const isPrinting = usePrinting();
  const hasPictures = book.pages !== undefined && book.texts !== undefined;
  const isLaw = !hasPictures || query.has('clause') || query.get('view') === 'law';
  return (
    <main class="rules" data-view={isLaw ? 'law' : 'pictures'}>
      <header class="rules-bar">
        <BackLink />
        <h1>{book.law.title}</h1>
        {hasPictures && (
          <nav class="views" aria-label={book.law.title}>
            <a href={address.idea(book.game)} aria-current={isLaw ? undefined : 'page'}>
              {rules.pictures}
            </a>
            <a href={address.law(book.game)} aria-current={isLaw ? 'page' : undefined}>
              {rules.law}
            </a>
          </nav>
        )}
      </header>
      {hasPictures && (!isLaw || isPrinting) && (
        <Ideas book={book} answers={answers} asked={query.get('idea')} isPrinting={isPrinting} />
      )}
      {(isLaw || isPrinting) && (
        <LawPages book={book} answers={answers} query={query} isPrinting={isPrinting} />
      )}
    </main>
  );
}

function BackLink() {
  const rules = useRulesWords();
  return (
    <button
      type="button"
      class="icon leave"
      aria-label={rules.back}
      onClick={() => (history.length > 1 ? history.back() : go('#/'))}
    >
      <Glyph name="left" />
    </button>
  );
}
