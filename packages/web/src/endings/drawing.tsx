import { Face } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import type { Feat } from '../room/ending.ts';
import { GLYPHS } from './feat-note.tsx';

/** Whether a feat is drawn by its cards. */
export function isFan({ cards }: Feat): boolean {
  return cards.length > 1;
}

/** A feat is drawn once, in gold: rays that open, and what it is about in the middle of them. */
export function Drawing({ feat }: { feat: Feat }) {
  const fan = isFan(feat);
  return (
    <div class="end-drawing" data-fan={fan || undefined} aria-hidden="true">
      <Rays {...(fan ? OVER : ROUND)} />
      {fan && <Fan cards={feat.cards} />}
      <span class="end-medal">
        <Glyph name={GLYPHS[feat.drawing]} />
      </span>
    </div>
  );
}

const WIDTH = 360;

/** Where rays begin and end: round a medal, or over a fan of cards. */
const ROUND = { x: 180, y: 76, from: 48, to: 68, first: -205, last: 25, count: 22 };
const OVER = { x: 180, y: 318, from: 270, to: 300, first: -126, last: -54, count: 30 };

function Rays({ x, y, from, to, first, last, count }: typeof ROUND) {
  const rays = Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((first + ((last - first) * i) / count) * Math.PI) / 180;
    const end = i % 2 === 0 ? to : to - 14;
    const at = (r: number) => `${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`;
    return `M${at(from)}L${at(end)}`;
  });
  return (
    <svg
      class="end-rays"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 150`}
      style={{ '--y': `${y}px` }}
    >
      <path d={rays.join('')} />
    </svg>
  );
}

/** Degrees from the first card to the last. */
const SPAN = 60;

function Fan({ cards }: { cards: readonly string[] }) {
  const step = SPAN / (cards.length - 1);
  return (
    <div class="end-fan">
      {cards.map((code, i) => (
        <span key={code} style={{ rotate: `${step * i - SPAN / 2}deg` }}>
          <Face code={code} pips={0} />
        </span>
      ))}
    </div>
  );
}
