/** What tells things of the same kind apart; there are only ever few of each. */
type Labels = Readonly<Record<string, string | number>>;

/** How often something took at most so many seconds, and all of it together. */
interface Times {
  readonly within: number[];
  count: number;
  sum: number;
}

/** What is quick, what people notice, and what they take for broken. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counters, gauges and times, as text for Prometheus. What is counted has no cards, no names and no tables in it. */
export class Metrics {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly gauges = new Map<string, () => number>();
  private readonly times = new Map<string, Times>();

  count(name: string, labels: Labels = {}): void {
    this.counter(name, labels)();
  }

  /** The same for what happens often: how it is called is written once. */
  counter(name: string, labels: Labels): () => void {
    const series = this.counts.get(name) ?? new Map<string, number>();
    const key = written(labels);
    this.counts.set(name, series);
    return () => series.set(key, (series.get(key) ?? 0) + 1);
  }

  /** Something that goes up and down, and is looked at when it is asked for. */
  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  /** Something has taken so many seconds. */
  time(name: string, seconds: number): void {
    const times = this.times.get(name) ?? { within: BOUNDS.map(() => 0), count: 0, sum: 0 };
    for (const [i, bound] of BOUNDS.entries()) if (seconds <= bound) times.within[i]++;
    times.count++;
    times.sum += seconds;
    this.times.set(name, times);
  }

  get text(): string {
    const blocks = [
      ...[...this.counts].map(([name, series]) => block(`${name}_total`, 'counter', series)),
      ...[...this.gauges].map(([name, read]) => block(name, 'gauge', new Map([['', read()]]))),
      ...[...this.times].map(([name, times]) => histogram(`overtrick_${name}`, times)),
    ];
    return blocks.sort().join('');
  }
}

function written(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

function block(name: string, type: string, series: ReadonlyMap<string, number>): string {
  const lines = [...series].map(([labels, value]) => `overtrick_${name}${labels} ${value}\n`);
  return `# TYPE overtrick_${name} ${type}\n${lines.sort().join('')}`;
}

/** In the order of its bounds, as others expect it. */
function histogram(name: string, { within, count, sum }: Times): string {
  const lines = within.map((times, i) => `${name}_bucket{le="${BOUNDS[i]}"} ${times}\n`);
  const all = `${name}_bucket{le="+Inf"} ${count}\n${name}_sum ${sum}\n${name}_count ${count}\n`;
  return `# TYPE ${name} histogram\n${lines.join('')}${all}`;
}
