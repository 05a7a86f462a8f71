/** The colours that we draw figures with; "suit" is that of the card, whatever it is just now. */
const INKS = {
  none: 'none',
  ink: 'var(--card-ink)',
  suit: 'currentColor',
  paper: 'var(--paper)',
  cream: '#fbf4e2',
  gold: 'var(--gold)',
  skin: 'var(--skin)',
  grey: '#cfc6b2',
  amber: '#b9803a',
  brown: '#5a3a1c',
  moss: '#5d7f79',
  sun: '#f1d28f',
} as const;

type InkName = keyof typeof INKS;

/** One line or shape of a drawing. */
export interface Stroke {
  readonly d: string;
  readonly fill: InkName;
  readonly line: InkName;
  readonly width: number;
}

/** A shape with an ink line round it. */
export function shape(d: string, fill: InkName, width = 1.3): Stroke {
  return { d, fill, line: 'ink', width };
}

export function line(d: string, width: number, ink: InkName = 'ink'): Stroke {
  return { d, fill: 'none', line: ink, width };
}

/** A shape without a line. */
export function flat(d: string, fill: InkName): Stroke {
  return { d, fill, line: 'none', width: 0 };
}

export function disc(x: number, y: number, radius: number): string {
  const way = 2 * radius;
  const arc = `${radius} ${radius} 0 1`;
  return `M${x - radius} ${y}a${arc} 0 ${way} 0a${arc} 0 ${-way} 0z`;
}

/** Two eyes with brows, and a nose; `y` is where the eyes are, `x` how far from the middle of a court card. */
export function eyes(y: number, x = 0): Stroke[] {
  const left = 28.7 + x;
  const right = 35.3 + x;
  return [
    line(`M${left - 1.3} ${y - 2.6}q1.3-.9 2.6-.2M${right - 1.3} ${y - 2.8}q1.3-.7 2.6.2`, 0.9),
    flat(disc(left, y, 1), 'ink'),
    flat(disc(right, y, 1), 'ink'),
    line(`M${32.3 + x} ${y - 0.4}l-1 4h1.5`, 0.9),
  ];
}

export function Drawing({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <>
      {strokes.map(({ d, fill, line: ink, width }, i) => (
        <path key={i} d={d} fill={INKS[fill]} stroke={INKS[ink]} stroke-width={width} />
      ))}
    </>
  );
}
