import { Glyph } from '../cards/glyphs.tsx';
import { frontOf } from '../room/front.ts';

/** The sign of a game, in its colour. */
export function Tile({ game }: { game: string }) {
  return (
    <span class="tile" style={{ '--poster': `var(--poster-${game}, var(--raised))` }}>
      <Glyph name={frontOf(game).glyph ?? 'tricks'} />
    </span>
  );
}
