import type { GameRecord } from '@overtrick/engine';
import { go } from '../route.ts';

/** Leads to a game that nobody keeps: the link holds it. */
export async function lookAtRecord(record: GameRecord, deal: number): Promise<void> {
  const { codeOf } = await import('@overtrick/table/links');
  go(`#/shared/${await codeOf(record)}?deal=${deal}`);
}

/** Leads to a kept game. */
export function lookAtKept(id: string, deal: number): void {
  go(`#/look/${encodeURIComponent(id)}?deal=${deal}`);
}
