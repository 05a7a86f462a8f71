import type { Entry, Fact } from './log.ts';

/** What is left of a log in which deals were annulled. */
export function standing(entries: readonly Entry[]): readonly Entry[] {
  const spans = entries.flatMap(({ seq, facts }) =>
    facts.flatMap((fact) => (fact.type === 'annul' ? [{ from: fact.since, to: seq }] : [])),
  );
  if (spans.length === 0) return entries;
  const isVoid = (seq: number) => spans.some(({ from, to }) => from <= seq && seq < to);
  return entries.map((entry) => (isVoid(entry.seq) ? idle(entry) : entry));
}

/** What belongs to a deal, and goes with it. */
const OF_DEALS: readonly Fact['type'][] = [
  ...(['commit', 'entropy', 'ready', 'deal', 'play', 'claim', 'undo'] as const),
  ...(['ask', 'agree', 'decline'] as const),
];

/** What an entry says of people alone. */
export function idle(entry: Entry): Entry {
  return { ...entry, facts: entry.facts.filter(({ type }) => !OF_DEALS.includes(type)) };
}
