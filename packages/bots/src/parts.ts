import type { Action } from '@overtrick/engine';

/** What ends a move. */
export function lastOf(actions: readonly Action[]): Action {
  return actions[actions.length - 1];
}

export function isCard({ type, field }: Action): boolean {
  return type === 'play' && field === 'card';
}

/** Whether two moves are made of the same actions, in whichever order. */
export function isSame(a: readonly Action[], b: readonly Action[]): boolean {
  return a.length === b.length && a.every((action) => b.includes(action));
}
