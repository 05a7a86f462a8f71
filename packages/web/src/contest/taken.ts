import type { ContractView, Seat, View } from '@overtrick/engine';
import type { Occasion } from '../room/occasion.ts';
import type { TrickMeaning } from '../room/room.ts';
import type { ContestWords } from './en.ts';

/** What both sides of a contract have, in tricks or points, of so many that there are. */
interface SideStanding {
  readonly declarer: Seat;
  readonly taken: number;
  readonly needed: number;
  /** What the others have. */
  readonly rest: number;
  readonly all: number;
}

/** How it stands for one's own side after a trick; for who has none, how it does for the declarer's. */
export function contractMeaning<V extends View>(
  { view, own, name }: Occasion<V, ContestWords>,
  standing: SideStanding | undefined,
): TrickMeaning {
  if (!standing) return {};
  const { declarer, taken, needed, rest, all } = standing;
  const isIn = (wanted: string) =>
    view.sides.some(({ role, seats }) => role === wanted && seats.includes(view.eyes));
  const who = isIn('contract') ? undefined : name(declarer);
  if (taken >= needed) return { means: own.taken.reached(who, needed) };
  if (!isIn('defence')) return { means: own.taken.now(who, taken, needed) };
  // Who keeps the declarer from that number has the rest, and one more.
  const least = all - needed + 1;
  const means =
    rest >= least ? own.taken.reached(undefined, least) : own.taken.now(undefined, rest, least);
  return { means };
}

/** Where tricks are counted. */
export function trickStanding({ contract, taken }: ContractView): SideStanding | undefined {
  return contract ? { ...contract, taken: taken.declarer, rest: taken.defence } : undefined;
}
