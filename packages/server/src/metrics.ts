/** What tells things of the same kind apart; there are only ever few of each. */
type Labels = Readonly<Record<string, string | number>>;

/** Counters and gauges, as text for Prometheus. What is counted has no cards, no names and no tables in it. */
export class Metrics {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly gauges = new Map<string, () => number>();

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

  get text(): string {
    const blocks = [
      ...[...this.counts].map(([name, series]) => block(`${name}_total`, 'counter', series)),
      ...[...this.gauges].map(([name, read]) => block(name, 'gauge', new Map([['', read()]]))),
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
