import { fieldsOf } from '@overtrick/engine';
import { annulledAfter } from '../../play/annulled.ts';
import type { KnownTable } from '../../play/onlooker.ts';
import { KeptByTable } from '../kept-by-table.ts';

/**
 * By deal, the fingerprint that this browser was shown first: before the cards were dealt, or while they were played. Beside them, the last entry that
 * annulled deals, as far as this browser knows.
 */
type Promises = Readonly<Record<string, string>>;

const promises = new KeptByTable<Promises>('overtrick/promises', (found) =>
  Object.fromEntries(Object.entries(fieldsOf(found)).map(([deal, seal]) => [deal, String(seal)])),
);

/** What was promised of a deal while nobody could know its seed, if this browser was there. */
export function promiseOf(table: string, deal: number): string | undefined {
  return promises.get(table)?.[deal];
}

export function keepPromises(table: string, known: KnownTable): void {
  const { deal, dealOver, commitment, nextCommitment } = known;
  forgetAnnulled(table, known);
  keep(table, deal, dealOver ? null : commitment);
  keep(table, deal + 1, nextCommitment);
}

/** What was promised of those deals holds no more, though this browser was away when they were annulled. */
function forgetAnnulled(table: string, known: KnownTable): void {
  const { annulled = '0', ...seals } = promises.get(table) ?? {};
  const news = annulledAfter(known, Number(annulled));
  if (!news) return;
  const stands = Object.entries(seals).filter(([deal]) => Number(deal) < news.deal);
  promises.set(table, { ...Object.fromEntries(stands), annulled: `${news.seq}` });
}

function keep(table: string, deal: number, seal: string | null): void {
  if (seal === null || promiseOf(table, deal) !== undefined) return;
  promises.set(table, { ...promises.get(table), [deal]: seal });
}
