/** Counters and gauges, as text for Prometheus. What is counted has no cards, no names and no tables in it. */
export class Metrics {
  private readonly counts = new Map<string, number>();
  private readonly gauges = new Map<string, () => number>();

  count(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  /** Something that goes up and down, and is looked at when it is asked for. */
  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  get text(): string {
    const lines = [
      ...[...this.counts].map(([name, value]) => line(`${name}_total`, 'counter', value)),
      ...[...this.gauges].map(([name, read]) => line(name, 'gauge', read())),
    ];
    return lines.sort().join('');
  }
}

function line(name: string, type: string, value: number): string {
  return `# TYPE overtrick_${name} ${type}\novertrick_${name} ${value}\n`;
}
