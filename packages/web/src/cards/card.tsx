import { useWords } from '../words/index.ts';
import { glyphOf, iconGlyph, iconSuit, pipsOf, rankOf, suitOf } from './faces.ts';
import { Glyph } from './glyphs.tsx';

/** The face of a card. Around it goes whatever the card is just now: a button, a picture, a row. */
export function Face({ code, game }: { code: string; game: string }) {
  const words = useWords();
  const suit = suitOf(code);
  const glyph = <Glyph name={glyphOf(suit)} />;
  const index = (
    <>
      <b>{words.rank(rankOf(code))}</b>
      {glyph}
      <i class="letter">{words.mark(suit)}</i>
    </>
  );
  return (
    <span
      class="card"
      data-suit={suit}
      data-wide={rankOf(code).length > 1 || undefined}
      aria-hidden="true"
    >
      <span class="index">
        {index}
        <Pips count={pipsOf(game, code)} />
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
  const suit = suitOf(code);
  const rank = words.rank(rankOf(code));
  return (
    <span class="chip" data-suit={suit} data-mark={mark || undefined} aria-hidden="true">
      <b data-long={rank.length > 1 || undefined}>{rank}</b>
      <Glyph name={glyphOf(suit)} />
    </span>
  );
}

/** A bonus token of Ninja Whist, by its icons. */
export function Token({ icons }: { icons: string }) {
  const shown = icons === '-' ? [] : [...icons];
  return (
    <span class="token" data-count={shown.length} aria-hidden="true">
      {shown.map((icon, i) => (
        <span key={i} data-suit={iconSuit(icon)}>
          <Glyph name={iconGlyph(icon)} />
        </span>
      ))}
    </span>
  );
}
