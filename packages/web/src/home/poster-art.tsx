import { Back } from '../cards/back.tsx';
import { Face } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import { type ArtCard, frontOf } from '../room/front.ts';

/** The picture of a game: its sign tone on tone, some of its cards, and what lies beside them. */
export function PosterArt({ game }: { game: string }) {
  const { art, pieces = [], glyph = 'tricks' } = frontOf(game);
  return (
    <div class="poster-art" aria-hidden="true">
      <span class="poster-sign">
        <Glyph name={glyph} />
      </span>
      <div class="fan" style={{ '--n': art.length }}>
        {art.map((card, i) => (
          <span key={i} class="fan-card" style={{ '--i': i }}>
            <Printed card={card} />
          </span>
        ))}
        {pieces.map((piece, i) => (
          <span key={i} class="fan-piece" data-at={i}>
            {piece}
          </span>
        ))}
      </div>
    </div>
  );
}

function Printed({ card: { code, pips = 0, band } }: { card: ArtCard }) {
  return code === undefined ? <Back /> : <Face code={code} pips={pips} band={band} />;
}
