import { useEffect, useState } from 'preact/hooks';
import { Marked } from '../terms/term.tsx';
import { useRulesAddress } from './address.ts';
import { DrawnText } from './drawn-text.tsx';
import { Exemplified } from './exemplified.tsx';
import { Highlighted } from './highlighted.tsx';
import { HouseRules, isChanged } from './house.tsx';
import type { LawProps } from './law-props.ts';
import type { LawEntry, LawSection } from './rulebook.ts';
import { hasSome } from './searching.ts';
import { useRulesWords } from './words.ts';

/** A section of the law; each term is marked where it stands first. */
export function LawSectionPart({ section, law }: { section: LawSection; law: LawProps }) {
  const seen = new Set<string>();
  return (
    <section class="law-section">
      <h2>
        <span class="number">{section.number}</span>{' '}
        <Highlighted text={section.title} sought={law.sought} />
      </h2>
      {section.entries.map((entry, i) => (
        <Entry key={i} entry={entry} law={law} seen={seen} />
      ))}
    </section>
  );
}

interface EntryProps {
  readonly entry: LawEntry;
  readonly law: LawProps;
  readonly seen: Set<string>;
}

function Entry({ entry, law, seen }: EntryProps) {
  if (entry.kind === 'table') return <LawTable rows={entry.rows} sought={law.sought} />;
  if (entry.kind === 'note')
    return (
      <p class="note">
        <LawText text={entry.text} law={law} seen={seen} />
      </p>
    );
  return <Clause number={entry.number} text={entry.text} law={law} seen={seen} />;
}

interface TableProps {
  readonly rows: readonly (readonly string[])[];
  readonly sought: readonly RegExp[];
}

function LawTable({ rows: [head = [], ...body], sought }: TableProps) {
  return (
    <div class="law-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <DrawnText text={cell} sought={sought} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([first, ...cells], i) => (
            <tr key={i}>
              <th scope="row">
                <Highlighted text={first} sought={sought} />
              </th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <DrawnText text={cell} sought={sought} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TextProps {
  readonly text: string;
  readonly law: LawProps;
  readonly seen: Set<string>;
}

function LawText({ text, law: { glossary, sought }, seen }: TextProps) {
  const pieces = glossary?.pieces(text, seen) ?? [{ text }];
  return (
    <>
      {pieces.map(({ text: piece, term }, i) => {
        const words = <DrawnText text={piece} sought={sought} />;
        return term ? <Marked key={i} term={term} text={words} /> : words;
      })}
    </>
  );
}

/** A clause; behind its sign are its number, an example and how it is read; below it the house rules about it. */
function Clause({ number, text, law, seen }: TextProps & { number: string }) {
  const rules = useRulesWords();
  const id = `${law.book.game}/${number}`;
  const isAsked = law.query.get('clause') === id;
  const [isAskedFor, setOpen] = useState(isAsked);
  // What was searched for can be read, also where it stands behind the sign.
  const isOpen = isAskedFor || hasSome(law.book.texts?.readings[number] ?? '', law.sought);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <div class="clause" id={id} data-asked={isAsked || undefined}>
      <p>
        {law.isPrinting && <b class="number">{number} </b>}
        <LawText text={text} law={law} seen={seen} />
        {isChanged(law, id) && <span class="changed">{rules.changed}</span>}
      </p>
      <button
        type="button"
        class="sign"
        aria-expanded={isOpen}
        aria-label={rules.about(number)}
        onClick={() => setOpen(!isAskedFor)}
      >
        §
      </button>
      {(isOpen || law.isPrinting) && <Details number={number} law={law} />}
      <HouseRules clause={id} law={law} />
    </div>
  );
}

function Details({
  number,
  law: { book, answers, isPrinting, sought },
}: {
  number: string;
  law: LawProps;
}) {
  const rules = useRulesWords();
  const address = useRulesAddress();
  const example = book.pages?.clauses[number];
  const text = book.texts?.clauses[number];
  const reading = book.texts?.readings[number];
  if (isPrinting && !example && !reading) return null;
  return (
    <div class="details">
      <p class="head">
        <b>{rules.clause(number)}</b>
        <CopyLink address={address.clause(book.game, `${book.game}/${number}`)} />
      </p>
      {example && text && (
        <Exemplified example={example} answer={answers.get(example)} text={text} book={book} />
      )}
      {reading && (
        <p class="reading">
          <b>{rules.reading}:</b> <Highlighted text={reading} sought={sought} />
        </p>
      )}
    </div>
  );
}

function CopyLink({ address }: { address: string }) {
  const rules = useRulesWords();
  const [isCopied, setCopied] = useState(false);
  const link = new URL(address, location.href).href;
  return (
    <a
      class="line-act"
      href={address}
      onClick={(event) => {
        event.preventDefault();
        void navigator.clipboard?.writeText(link).then(() => setCopied(true));
      }}
    >
      <span role="status">{isCopied ? rules.copied : rules.copy}</span>
    </a>
  );
}
