import { useGlossary } from './loading.ts';
import { Marked } from './term.tsx';

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
