import { Chip } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import type { Feat } from '../room/ending.ts';
import { Said } from '../terms/said.tsx';

/** One sentence about a feat, with the card that it hung on. */
export function FeatNote({ feat: { title, text, cards, drawing } }: { feat: Feat }) {
  const [card, another] = cards;
  return (
    <div class="end-feat">
      {card !== undefined && another === undefined ? (
        <Chip code={card} />
      ) : (
        <Glyph name={GLYPHS[drawing]} />
      )}
      <p>
        <b>{title}</b>{' '}
        <span>
          <Said text={text} />
        </span>
      </p>
    </div>
  );
}

/** How the drawings are called among the signs. */
export const GLYPHS: Readonly<Record<Feat['drawing'], string>> = {
  crown: 'crown',
  shield: 'shield',
  moon: 'moon',
  star: 'star',
  hand: 'tricks',
};
