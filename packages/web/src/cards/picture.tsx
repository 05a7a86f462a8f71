import { archer, lesserArcher } from './archers.ts';
import { jack, king, queen } from './courts.ts';
import { joker, ninja, waist } from './figures.ts';
import { Glyph } from './glyphs.tsx';
import { Drawing, type Stroke } from './pen.tsx';

/** What is drawn on a card instead of its sign. */
export type PictureName =
  | 'jack'
  | 'queen'
  | 'king'
  | 'joker'
  | 'ninja'
  | 'archer'
  | 'lesser'
  | 'ace';

type Figure = Exclude<PictureName, 'ace'>;

const HALVES: Partial<Record<Figure, readonly Stroke[]>> = { jack, queen, king, joker, ninja };

export function Picture({ name, glyph }: { name: PictureName; glyph: string }) {
  if (name === 'ace') return <Ace glyph={glyph} />;
  return (
    <span class="picture">
      <svg viewBox="-2 -3 68 126" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
        <rect x="-1" y="-2" width="66" height="124" rx="4" fill="#fbf4e2" />
        <Inside name={name} />
        <rect class="frame" x="-1" y="-2" width="66" height="124" rx="4" fill="none" />
      </svg>
    </span>
  );
}

function Inside({ name }: { name: Figure }) {
  const half = HALVES[name];
  if (!half) return <Drawing strokes={name === 'lesser' ? lesserArcher : archer} />;
  return (
    <>
      <Drawing strokes={waist(name === 'joker' ? 'gold' : 'suit')} />
      <Half strokes={half} />
      <g transform="rotate(180 32 60)">
        <Half strokes={half} />
      </g>
    </>
  );
}

/** An image inside an image ends at its own edge: just above the belt. */
function Half({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <svg x="-1" y="-2" width="66" height="48.2" viewBox="-1 -2 66 48.2" aria-hidden="true">
      <Drawing strokes={strokes} />
    </svg>
  );
}

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  return `M${at(x, 26)} ${at(y, 26)}L${at(x, i % 2 ? 29 : 31)} ${at(y, i % 2 ? 29 : 31)}`;
}).join('');

function at(part: number, radius: number): string {
  return (part * radius).toFixed(1);
}

/** The sign of the suit in a ring of rays. */
function Ace({ glyph }: { glyph: string }) {
  return (
    <span class="ace">
      <svg viewBox="-34 -34 68 68" aria-hidden="true">
        <g fill="none" stroke="currentColor" stroke-linecap="round">
          <circle r="22.5" stroke-width="1.4" />
          <path d={RAYS} stroke-width="1.6" />
        </g>
      </svg>
      <Glyph name={glyph} />
    </span>
  );
}
