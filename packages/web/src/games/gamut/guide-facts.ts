import type { Move } from '@overtrick/engine';

/** The high hearts that stay where they are. */
export function keptHearts({ left, right }: Move): string[] {
  return ['HA', 'HK'].filter((card) => card !== left && card !== right);
}

/** Whether the queen of spades is given away. */
export function hasQueen({ left, right }: Move): boolean {
  return left === 'SQ' || right === 'SQ';
}
