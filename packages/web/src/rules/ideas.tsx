import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { Explained } from '../terms/said.tsx';
import { useRulesAddress } from './address.ts';
import type { ExampleAnswers } from './answers.ts';
import type { RulesBook } from './books.ts';
import { Exemplified } from './exemplified.tsx';
import { useRulesWords } from './words.ts';

interface Props {
  readonly book: RulesBook;
  readonly answers: ExampleAnswers;
  /** The idea in the address. */
  readonly asked: string | null;
  readonly isPrinting: boolean;
}

/** One idea a page, in the order in which a newcomer needs them. */
export function Ideas({ book, answers, asked, isPrinting }: Props) {
  const ids = Object.keys(book.pages?.ideas ?? {});
  const at = Math.max(0, ids.indexOf(asked ?? ''));
  const shown = isPrinting ? ids : [ids[at]];
  return (
    <div class="ideas">
      <Contents book={book} ids={ids} at={at} />
      <div class="idea-pages">
        {shown.map((id) => (
          <Idea key={id} id={id} book={book} answers={answers} isAsked={id === asked} />
        ))}
        <Turning book={book} ids={ids} at={at} />
      </div>
    </div>
  );
}

interface Place {
  readonly book: RulesBook;
  readonly ids: readonly string[];
  readonly at: number;
}

const titleOf = ({ texts }: RulesBook, id: string) => texts?.ideas[id]?.title ?? '';

function Contents({ book, ids, at }: Place) {
  const rules = useRulesWords();
  const address = useRulesAddress();
  return (
    <nav class="contents" aria-label={rules.ideas}>
      <ol>
        {ids.map((id, i) => (
          <li key={id}>
            <a href={address.idea(book.game, id)} aria-current={i === at ? 'step' : undefined}>
              {titleOf(book, id)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface IdeaProps {
  readonly id: string;
  readonly book: RulesBook;
  readonly answers: ExampleAnswers;
  readonly isAsked: boolean;
}

function Idea({ id, book, answers, isAsked }: IdeaProps) {
  const rules = useRulesWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A page that was turned begins at its top, for eyes and for ears.
    if (!isAsked) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const text = book.texts?.ideas[id];
  const ids = Object.keys(book.pages?.ideas ?? {});
  if (!text) return null;
  return (
    <section class="idea" data-idea={id}>
      <p class="count">{rules.pictured(ids.indexOf(id) + 1, ids.length)}</p>
      <h2 ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p class="said">
        <Explained text={text.text} />
      </p>
      <div class="felt">
        <div class="examples">
          {(book.pages?.ideas[id] ?? []).map((example, i) => (
            <Exemplified
              key={i}
              example={example}
              answer={answers.get(example)}
              text={text.parts[i] ?? {}}
              book={book}
            />
          ))}
        </div>
        <p class="computed">
          <Glyph name="check" /> {rules.computed}
        </p>
      </div>
    </section>
  );
}

/** The page before and the one after; after the last comes the law. */
function Turning({ book, ids, at }: Place) {
  const rules = useRulesWords();
  const address = useRulesAddress();
  const before = ids[at - 1];
  const next = ids[at + 1];
  return (
    <nav class="turning">
      {before !== undefined && (
        <a
          class="choice"
          href={address.idea(book.game, before)}
          aria-label={rules.before(titleOf(book, before))}
        >
          <Glyph name="left" />
        </a>
      )}
      <a
        class="choice main"
        href={next === undefined ? address.law(book.game) : address.idea(book.game, next)}
      >
        {rules.next(next === undefined ? rules.law : titleOf(book, next))}
      </a>
    </nav>
  );
}
