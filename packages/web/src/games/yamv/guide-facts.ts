import type { Move } from '@overtrick/engine';

/** What the lesson shows in the auction. */
export const SHOWN: readonly string[] = ['S8', 'H7', 'C1'];

/** The low cards that were not laid away. */
export function kept({ discard }: Move): string[] {
  const gone = Array.isArray(discard) ? discard : [];
  return ['C1', 'D2'].filter((code) => !gone.includes(code));
}
