import type { ContractView, Seat, View } from '@overtrick/engine';
import type { Occasion } from '../room/occasion.ts';
import type { TrickMeaning } from '../room/room.ts';
import type { ContestWords } from './en.ts';

/** What the side of a contract has and needs, in tricks or points. */
interface SideStanding {
  readonly declarer: Seat;
  readonly taken: number;
  readonly needed: number;
}

/** How the contract stands after a trick. */
export function contractMeaning<V extends View>(
  { view, own, name }: Occasion<V, ContestWords>,
  standing: SideStanding | undefined,
): TrickMeaning {
  if (!standing) return {};
  const { declarer, taken, needed } = standing;
  const team = view.sides.find(({ role }) => role === 'contract')?.seats ?? [];
  const who = team.includes(view.eyes) ? undefined : name(declarer);
  const means =
    taken >= needed ? own.taken.reached(who, needed) : own.taken.now(who, taken, needed);
  return { means };
}

/** Where tricks are counted. */
export function trickStanding({ contract, taken }: ContractView): SideStanding | undefined {
  return contract ? { ...contract, taken: taken.declarer } : undefined;
}
