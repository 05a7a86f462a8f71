import type { KnownTable } from './onlooker.ts';

/** What was given up: every deal from this one on that was dealt before this entry. */
export interface Annulment {
  readonly deal: number;
  readonly seq: number;
}

/** What was annulled after an entry, however often, so far as the table remembers it; those deals are dealt anew from other seeds. */
export function annulledAfter({ notices }: KnownTable, seq: number): Annulment | undefined {
  const news = notices.filter((each) => each.what === 'annulled' && each.seq > seq);
  const last = news.at(-1);
  return last && { seq: last.seq, deal: Math.min(...news.map(({ other }) => Number(other))) };
}
