import { pathOf } from '../../cards/glyphs.tsx';
import { iconGlyph, iconSuit } from './icons.ts';

/** Where icons lie on a token of 40 units, and how large: by how many there are. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[20, 20]],
  [
    [11.5, 20],
    [28.5, 20],
  ],
  [
    [20, 11.3],
    [11, 26],
    [29, 26],
  ],
];
const SIZES = [0, 24, 19.5, 16.5];

/** A bonus token, by its icons. */
export function Icons({ token }: { token: string }) {
  const shown = token === '-' ? [] : [...token];
  const size = SIZES[shown.length] ?? 0;
  return (
    <span class="token" data-count={shown.length} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {shown.length === 0 && <path class="blank" d="M13 20h14" />}
        {PLACES[shown.length]?.map(([x, y], i) => (
          <path
            key={i}
            data-suit={iconSuit(shown[i])}
            d={pathOf(iconGlyph(shown[i]))}
            transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
            fill-rule="evenodd"
          />
        ))}
      </svg>
    </span>
  );
}
