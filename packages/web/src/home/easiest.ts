import type { Offer } from '../protocol.ts';
import { frontOf } from '../room/front.ts';

const HARDEST = 6;

/** Games that say nothing of it come last, in the order in which they are offered. */
export function easiestFirst(games: readonly Offer[]): Offer[] {
  const hard = ({ name }: Offer) => frontOf(name).difficulty ?? HARDEST;
  return [...games].sort((a, b) => hard(a) - hard(b));
}
