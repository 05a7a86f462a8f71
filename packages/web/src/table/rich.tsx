import { useFaces } from '../cards/drawn.ts';
import { glyphOf, rankOf, suitOf } from '../cards/faces.ts';
import { Glyph } from '../cards/glyphs.tsx';
import { useWords } from '../words/index.ts';

/**
 * Sentences in which cards are drawn and some words are strong. Languages put these where they like, as text: a card is
 * its code between two signs, strong words are between two others.
 */
const CARD = ['\u{E000}', '\u{E001}'] as const;
const STRONG = ['\u{E002}', '\u{E003}'] as const;

export const drawn = (code: string): string => `${CARD[0]}${code}${CARD[1]}`;
export const strong = (text: string): string => `${STRONG[0]}${text}${STRONG[1]}`;

const PARTS = new RegExp(
  `(${CARD[0]}[^${CARD[1]}]*${CARD[1]}|${STRONG[0]}[^${STRONG[1]}]*${STRONG[1]})`,
  'u',
);

export function Rich({ text }: { text: string }) {
  return (
    <>
      {text.split(PARTS).map((part, i) => {
        const inner = part.slice(1, -1);
        if (part.startsWith(CARD[0])) return <Inline key={i} code={inner} />;
        return part.startsWith(STRONG[0]) ? <b key={i}>{inner}</b> : part;
      })}
    </>
  );
}

/** A card in the middle of a sentence: its index and the sign of its suit. */
function Inline({ code }: { code: string }) {
  const words = useWords();
  const faces = useFaces();
  const suit = suitOf(faces, code);
  return (
    <span class="inline-card" data-suit={suit}>
      <span class="unseen">{words.theCard(code)}</span>
      <span aria-hidden="true">
        {words.rank(rankOf(faces, code))}
        <Glyph name={glyphOf(faces, suit)} />
      </span>
    </span>
  );
}
