import type { PageScene } from '../protocol.ts';
import { brief, nameOf } from '../table/phrases.ts';
import { useNarrow } from '../table/window.ts';
import { useWords } from '../words/index.ts';

/** Drawn about as wide as it is shown, so that letters are as large as any. */
const WIDTH = 600;
const BESIDE = 460;
const NARROW = 330;
const HEIGHT = 260;
const EDGE = { left: 44, right: 108, top: 14, bottom: 42 };
/** From the end of a line to its name. */
const LEADER = 18;
/** Numbers of deals below: no more than can be read. */
const TICKS = 8;
/** Lines end beside names: they need room from each other. */
const LABEL = 15;

interface Props {
  readonly scene: PageScene;
  /** Whether the score sheet stands beside it. */
  readonly isBeside?: boolean;
}

/** The totals after each deal, one line a player; a line of its colour leads to each name. */
export function Chart({ scene, isBeside = false }: Props) {
  const words = useWords();
  const wide = isBeside ? BESIDE : WIDTH;
  const width = useNarrow() ? NARROW : wide;
  const { sheet, view } = scene;
  const names = scene.names.map((_, seat) => nameOf(words, scene, seat));
  const totals = [names.map(() => 0), ...sheet.map((deal) => deal.totals)];
  const low = Math.min(0, ...totals.flat());
  const high = Math.max(10, ...totals.flat());
  const x = (deal: number) =>
    EDGE.left + (deal / Math.max(1, totals.length - 1)) * (width - EDGE.left - EDGE.right);
  const y = (total: number) =>
    EDGE.top + ((high - total) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const ends = labelHeights(totals.at(-1)?.map(y) ?? []);
  // The person's own line is drawn last: over the others.
  const order = [...names.keys()].sort((a, b) => Number(a === view.eyes) - Number(b === view.eyes));
  const said = names.map((name, seat) =>
    words.sheet.chartLine(name, words.figure(scene.totals[seat])),
  );
  return (
    <figure class="chart">
      <figcaption>{words.sheet.chart}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={said.join(', ')}>
        {[low, 0, high]
          .filter((n, i, all) => all.indexOf(n) === i)
          .map((n) => (
            <g key={n} class="grid">
              <line x1={EDGE.left} x2={width - EDGE.right} y1={y(n)} y2={y(n)} />
              <text x={EDGE.left - 6} y={y(n) + 4} text-anchor="end">
                {words.figure(n)}
              </text>
            </g>
          ))}
        <DealAxis count={totals.length - 1} x={x} />
        {order.map((seat) => (
          <g key={seat} class="line" data-line={seat} data-me={seat === view.eyes || undefined}>
            <polyline points={totals.map((row, deal) => `${x(deal)},${y(row[seat])}`).join(' ')} />
            {totals.slice(1).map((row, deal) => (
              <circle key={deal} cx={x(deal + 1)} cy={y(row[seat])} r={3} />
            ))}
            <path
              class="leader"
              d={`M${width - EDGE.right},${y(scene.totals[seat])} L${width - EDGE.right + LEADER},${ends[seat]}`}
            />
            <circle cx={width - EDGE.right + LEADER} cy={ends[seat]} r={4} />
            <text x={width - EDGE.right + LEADER + 8} y={ends[seat] + 4}>
              {endWords(names[seat])} {words.figure(scene.totals[seat])}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function DealAxis({ count, x }: { count: number; x(deal: number): number }) {
  const words = useWords();
  const step = Math.ceil(count / TICKS);
  const deals = Array.from({ length: count }, (_, i) => i + 1).filter((n) => n % step === 0);
  return (
    <g class="grid">
      {deals.map((n) => (
        <text key={n} x={x(n)} y={HEIGHT - EDGE.bottom + 18} text-anchor="middle">
          {n}
        </text>
      ))}
      <text x={(x(0) + x(count)) / 2} y={HEIGHT - 6} text-anchor="middle">
        {words.sheet.deals}
      </text>
    </g>
  );
}

/** Moves labels apart that would lie on each other: down as far as there is room, then up. */
function labelHeights(wanted: readonly number[]): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b]);
  const heights = [...wanted];
  let last = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    last = Math.max(wanted[seat], last + LABEL);
    heights[seat] = last;
  }
  let room = HEIGHT - EDGE.bottom + LABEL;
  for (const seat of order.reverse()) {
    heights[seat] = Math.min(heights[seat], room);
    room = heights[seat] - LABEL;
  }
  return heights;
}

/** As much of a name as there is room for, and less of one in capitals; the whole of it stands in the list above, and is said. */
function endWords(name: string): string {
  return brief(name, /\p{Lu}{4}/u.test(name) ? 6 : 10);
}
