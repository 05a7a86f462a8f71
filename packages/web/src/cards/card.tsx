import { useWords } from '../words/index.ts';
import { useFaces } from './drawn.ts';
import { glyphOf, rankOf, suitOf } from './faces.ts';
import { Glyph } from './glyphs.tsx';

/** The face of a card. Around it goes whatever the card is just now: a button, a picture, a row. */
export function Face({ code, pips }: { code: string; pips: number }) {
  const words = useWords();
  const faces = useFaces();
  const suit = suitOf(faces, code);
  const rank = rankOf(faces, code);
  const glyph = <Glyph name={glyphOf(faces, suit)} />;
  const index = (
    <>
      <b>{words.rank(rank)}</b>
      {glyph}
      <i class="letter">{words.mark(suit)}</i>
    </>
  );
  return (
    <span class="card" data-suit={suit} data-wide={rank.length > 1 || undefined} aria-hidden="true">
      <span class="index">
        {index}
        <Pips count={pips} />
      </span>
      <span class="centre">{glyph}</span>
      <span class="index turned">{index}</span>
    </span>
  );
}

function Pips({ count }: { count: number }) {
  return (
    <span class="pips">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

/** A small card for what lies before others: index and sign only. */
export function Chip({ code, mark }: { code: string; mark?: boolean }) {
  const words = useWords();
  const faces = useFaces();
  const suit = suitOf(faces, code);
  const rank = words.rank(rankOf(faces, code));
  return (
    <span class="chip" data-suit={suit} data-mark={mark || undefined} aria-hidden="true">
      <b data-long={rank.length > 1 || undefined}>{rank}</b>
      <Glyph name={glyphOf(faces, suit)} />
    </span>
  );
}

/** The sign of a suit, with words beside it. */
export function Suited({ suit, label }: { suit: string; label: string }) {
  return (
    <span class="choice-suit" data-suit={suit}>
      <Glyph name={glyphOf(useFaces(), suit)} />
      {label}
    </span>
  );
}
