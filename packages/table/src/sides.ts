import type { View } from '@overtrick/engine';

/** Whose promise it is: the person's own bid, a contract of theirs or of the others, or not settled yet. */
export type Promised = 'own' | 'contract' | 'defence' | 'open';

export function sideOf({ sides, eyes }: View): Promised {
  const side = sides.find(({ seats }) => seats.includes(eyes));
  return side ? (side.role ?? 'own') : 'open';
}
