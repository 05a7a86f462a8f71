/**
 * Which trump a card belongs to where there are two: a single trump is the major one. Where that of the other side
 * stands above it, it is high and the major one low.
 */
export type TrumpMark = 'minor' | 'major' | 'both' | 'high' | 'low';

const COUNT: Readonly<Record<TrumpMark, number>> = { minor: 1, low: 1, major: 2, high: 2, both: 3 };
const STEP = 11;

/** One for the lower trump, two for the higher, three for both; whose it is the colours say. */
export function Chevrons({ band }: { band: TrumpMark }) {
  const count = COUNT[band];
  const d = Array.from({ length: count }, (_, i) => `M${1.5 + i * STEP} 9.2l5-6 5 6`).join('');
  return (
    <svg class="chevrons" viewBox={`0 0 ${count * STEP + 3} 12`} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" stroke-width="2.6" />
    </svg>
  );
}

/** Along the upper edge of every trump, wherever it lies. */
export function TrumpBand({ band }: { band: TrumpMark }) {
  return (
    <span class="band" data-band={band}>
      <Chevrons band={band} />
    </span>
  );
}
