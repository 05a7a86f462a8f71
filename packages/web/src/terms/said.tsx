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
  return (
    <>
      {glossary
        .pieces(text)
        .map(({ text: piece, term }, i) =>
          term ? <Marked key={i} term={term} text={piece} /> : piece,
        )}
    </>
  );
}
