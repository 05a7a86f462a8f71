import { useGlossary } from './loading.ts';
import { Marked, Term } from './term.tsx';

/**
 * Sentences in which `[words](term)` are explained by that term, and other terms by themselves.
 */
export function Explained({ text }: { text: string }) {
  const parts = text.split(/\[([^\]]+)\]\((\w+)\)/);
  return (
    <>
      {parts.map((part, i) => {
        if (i % 3 === 0) return <Said key={i} text={part} />;
        return i % 3 === 1 ? (
          <Term key={i} id={parts[i + 1]}>
            {part}
          </Term>
        ) : null;
      })}
    </>
  );
}

/** A sentence in which the terms of the game can be tapped where they stand. */
export function Said({ text }: { text: string }) {
  const glossary = useGlossary();
  if (!glossary) return <>{text}</>;
  const pieces = glossary.pieces(text);
  return (
    <>
      {pieces.map(({ text: piece, term }, i) => {
        if (!term) return pieces[i - 1]?.term ? piece.replace(CLOSING, '') : piece;
        // No line begins with the mark that closes what is before it.
        const end = pieces[i + 1]?.text.match(CLOSING)?.[0] ?? '';
        return (
          <span key={i} class="term-end">
            <Marked term={term} text={piece} />
            {end}
          </span>
        );
      })}
    </>
  );
}

const CLOSING = /^[.,;:!?)]+/;
