/** The backs that there are; the first is the usual one. */
export const BACKS = ['chevrons', 'petals', 'tiles'] as const;
export type BackName = (typeof BACKS)[number];

/** The same in rows and columns: one path, made once. */
function tiled(step: number, tile: (x: number, y: number) => string): string {
  const across = Math.ceil(88 / step);
  const down = Math.ceil(128 / step);
  return Array.from({ length: across * down }, (_, i) =>
    tile(6 + (i % across) * step, 6 + Math.floor(i / across) * step),
  ).join('');
}

const PATTERNS: Readonly<Record<BackName, readonly [light: string, gold: string]>> = {
  chevrons: [
    tiled(16, (x, y) => `M${x} ${y + 14}l8-10 8 10`),
    tiled(16, (x, y) => `M${x} ${y + 6}l8-10 8 10`),
  ],
  petals: [
    tiled(
      22,
      (x, y) => `M${x} ${y}q18 4 22 22q-18-4-22-22zM${x + 22} ${y}q-4 18-22 22q4-18 22-22z`,
    ),
    tiled(22, (x, y) => `M${x + 11} ${y + 7}l4 4-4 4-4-4z`),
  ],
  tiles: [
    tiled(16, (x, y) => `M${x} ${y + 8}l8-8 8 8-8 8z`),
    tiled(16, (x, y) => `M${x + 4} ${y + 8}l4-4 4 4-4 4z`),
  ],
};

const MEDALS: Readonly<Record<BackName, string>> = {
  chevrons: 'M38 74 50 60l12 14M38 83l12-14 12 14',
  petals: 'M50 56q9 8 0 28q-9-20 0-28zM36 70q8-9 28 0q-20 9-28 0z',
  tiles: 'M50 57l13 13-13 13-13-13zM50 64l6 6-6 6-6-6z',
};

/** The back of a card: the one that was chosen for the page, or a certain one. */
export function Back({ design }: { design?: BackName }) {
  const shown = design ? [design] : BACKS;
  return (
    <span class="card back" data-design={design ?? 'chosen'} aria-hidden="true">
      {shown.map((name) => (
        <Design key={name} name={name} />
      ))}
    </span>
  );
}

function Design({ name }: { name: BackName }) {
  const [light, gold] = PATTERNS[name];
  return (
    <svg data-back-design={name} viewBox="0 0 100 140" fill="none" aria-hidden="true">
      <svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128" aria-hidden="true">
        <path class="back-light" d={light} />
        <path class="back-gold" d={gold} />
      </svg>
      <rect class="back-frame" x="6" y="6" width="88" height="128" rx="6" />
      <circle class="back-medal" cx="50" cy="70" r="20" />
      <path class="back-sign" d={MEDALS[name]} />
    </svg>
  );
}
