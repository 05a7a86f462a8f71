import type { GameRecord, Seat } from '@overtrick/engine';
import { go } from '../route.ts';

/** Leads to a game that nobody keeps: the link holds it. `own` is the seat of whoever looks, if they had one. */
export async function lookAtRecord(record: GameRecord, deal: number, own?: Seat): Promise<void> {
  const { codeOf } = await import('@overtrick/table/links');
  const seat = own === undefined ? '' : `&own=${own}`;
  go(`#/shared/${await codeOf(record)}?deal=${deal}${seat}`);
}

/** Leads to a kept game. */
export function lookAtKept(id: string, deal: number): void {
  go(`#/look/${encodeURIComponent(id)}?deal=${deal}`);
}
