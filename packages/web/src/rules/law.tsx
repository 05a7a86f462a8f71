import { useEffect, useMemo, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { offers } from '../clients.ts';
import type { Offer } from '../protocol.ts';
import { useGlossary } from '../terms/loading.ts';
import { useWords } from '../words/index.ts';
import type { ExampleAnswers } from './answers.ts';
import type { RulesBook } from './books.ts';
import { LawSectionPart } from './clauses.tsx';
import { Highlighted } from './highlighted.tsx';
import { found, type LawHits, soughtIn } from './searching.ts';
import { useRulesWords } from './words.ts';

interface Props {
  readonly book: RulesBook;
  readonly answers: ExampleAnswers;
  readonly query: URLSearchParams;
  readonly isPrinting: boolean;
}

/** The numbered clauses that the engine enforces, with a search. */
export function LawPages({ book, answers, query, isPrinting }: Props) {
  const { code } = useWords();
  const rules = useRulesWords();
  const glossary = useGlossary();
  const offer = useOffer(book.game);
  const [wanted, setWanted] = useState('');
  const sought = useMemo(() => soughtIn(wanted, rules.everyday), [wanted, rules]);
  const hits = useMemo(() => found(book, sought, glossary), [book, sought, glossary]);
  const asked = query.get('clause');
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView({ block: 'center' });
  }, [asked, book, answers]);
  return (
    <div class="law" lang={book.language}>
      <SearchField wanted={wanted} hits={hits} onWant={setWanted} />
      <div class="clauses">
        {book.language !== code && rules.note && <p class="soft">{rules.note}</p>}
        {wanted === '' && <p class="introduction">{book.law.introduction}</p>}
        {hits.sections.map((section) => (
          <LawSectionPart
            key={section.number}
            section={section}
            law={{ book, answers, offer, query, glossary, sought, isPrinting }}
          />
        ))}
        {hits.count === 0 && <p>{rules.nothing}</p>}
        <Words hits={hits} sought={sought} />
      </div>
    </div>
  );
}

/** What can be varied in this game, once the worker has said it. */
function useOffer(game: string): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    offers().then(
      (all) => setOffer(all.find(({ name }) => name === game)),
      () => {},
    );
  }, [game]);
  return offer;
}

interface SearchProps {
  readonly wanted: string;
  readonly hits: LawHits;
  onWant(wanted: string): void;
}

function SearchField({ wanted, hits, onWant }: SearchProps) {
  const rules = useRulesWords();
  return (
    <label class="search">
      <Glyph name="search" />
      <span class="unseen">{rules.find}</span>
      <input
        type="search"
        placeholder={rules.find}
        value={wanted}
        onInput={(event) => onWant(event.currentTarget.value)}
      />
      <span class="soft" role="status">
        {wanted === '' ? '' : rules.found(hits.count)}
      </span>
    </label>
  );
}

/** The terms, each with its sentence: those that were searched for, else all. */
function Words({ hits, sought }: { hits: LawHits; sought: readonly RegExp[] }) {
  const rules = useRulesWords();
  if (hits.terms.length === 0) return null;
  return (
    <section class="words">
      <h2>{rules.terms}</h2>
      <dl>
        {hits.terms.map(({ id, title, text }) => (
          <div key={id}>
            <dt>
              <Highlighted text={title} sought={sought} />
            </dt>
            <dd>
              <Highlighted text={text} sought={sought} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
