/** Which trump a card belongs to where there are two: a single trump is the major one. */
export type TrumpMark = 'minor' | 'major' | 'both';

const COUNT: Readonly<Record<TrumpMark, number>> = { minor: 1, major: 2, both: 3 };
const STEP = 11;

/** One for the minor trump, two for the major, three for both: the same that colours say. */
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
