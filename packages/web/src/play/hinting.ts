import type { Choice } from '@overtrick/engine';
import type { TableWay } from '../protocol.ts';
import type { Shown } from './state.ts';

/** Nobody waits longer for a hint: then it is said that none came. */
const LONGEST = 10_000;

export interface HintBoard {
  readonly shown: Shown | undefined;
  /** How often one was asked for or put away: only the last question counts. */
  hints: number;
  set(part: Partial<Shown>): void;
}

/** Asks the strongest bot; who asks twice is answered once, and not by what an earlier question was answered with. */
export async function askHint(
  board: HintBoard,
  way: TableWay,
  parts: readonly Choice[] = [],
): Promise<void> {
  const isThinking = () => board.shown?.hint === 'thinking';
  if (isThinking()) return;
  const asked = ++board.hints;
  board.set({ hint: 'thinking' });
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST, null));
  const hint = await Promise.race([way.request({ kind: 'hint', parts }).catch(() => null), late]);
  if (asked !== board.hints || !isThinking()) return;
  board.set(hint ? { hint } : { hint: undefined, notice: { text: 'noHint' } });
}
