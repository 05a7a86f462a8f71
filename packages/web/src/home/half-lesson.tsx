import { Glyph } from '../cards/glyphs.tsx';
import { halfDone } from '../guide/progress.ts';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';

/** The guided deal that somebody has left before its end, and the way back to it. */
export function HalfLesson({ games }: { games: readonly Offer[] }) {
  const { guide, home } = useWords();
  const half = halfDone();
  const offer = games.find(({ name }) => half.has(name));
  const progress = offer && half.get(offer.name);
  if (!offer || !progress) return null;
  return (
    <section class="kept" aria-label={guide.half(offer.title)}>
      <div class="kept-card" data-game={offer.name}>
        <Glyph name="learn" />
        <span class="kept-words">
          <b>{guide.half(offer.title)}</b>
          <span>{guide.step(progress.taken + 1, progress.of)}</span>
        </span>
        <a class="choice main" href={`#/learn/${offer.name}`}>
          {home.continue}
        </a>
      </div>
    </section>
  );
}
