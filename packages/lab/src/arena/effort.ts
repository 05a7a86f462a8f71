/** How much thought went into decisions that were none by force; counted by rounded values. */
export interface Effort {
  readonly ms: Map<number, number>;
  readonly worlds: Map<number, number>;
}

export function emptyEffort(): Effort {
  return { ms: new Map(), worlds: new Map() };
}

export function countEffort({ ms, worlds }: Effort, tookMs: number, sawWorlds: number): void {
  count(ms, rounded(tookMs), 1);
  count(worlds, rounded(sawWorlds), 1);
}

export function addEffort(effort: Effort, more: Effort): void {
  for (const [value, times] of more.ms) count(effort.ms, value, times);
  for (const [value, times] of more.worlds) count(effort.worlds, value, times);
}

export function decisionsIn({ ms }: Effort): number {
  let sum = 0;
  for (const times of ms.values()) sum += times;
  return sum;
}

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly max: number;
}

/** Undefined if nothing was counted. */
export function spreadOf(counts: ReadonlyMap<number, number>): Spread | undefined {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const last = sorted.at(-1);
  if (!last) return undefined;
  const all = sorted.reduce((sum, [, times]) => sum + times, 0);
  const sum = sorted.reduce((total, [value, times]) => total + value * times, 0);
  let below = 0;
  const median = sorted.find(([, times]) => (below += times) * 2 >= all);
  return { mean: sum / all, median: median?.[0] ?? last[0], max: last[0] };
}

/** Three figures are enough, and keep the number of different values small. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

function count(counts: Map<number, number>, value: number, times: number): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}
