import { carryOut, type Workforce } from '../work.ts';
import type { Bout, Trial } from './trial.ts';

/** Plays deals, or matches, `from` to `to` − 1 of a trial and gives them out in order. */
export async function* compare(
  trial: Trial,
  { from, to }: { readonly from: number; readonly to: number },
  manner: Workforce,
): AsyncGenerator<Bout> {
  const work = { trade: 'arena' as const, data: trial, parts: to, from, size: 1 };
  for await (const bouts of carryOut(work, manner)) yield* bouts;
}
