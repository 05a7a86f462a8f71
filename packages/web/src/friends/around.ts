import type { Seat } from '@overtrick/engine';
import type { KnownTable } from '../play/onlooker.ts';

type MemberScene = NonNullable<KnownTable['company']>['members'][number];

/** Somebody at or around a table, by their number. */
export interface Person extends MemberScene {
  readonly member: number;
}

/** The people of a table as one of them sees it. */
export interface Around {
  readonly people: readonly Person[];
  /** Oneself. */
  readonly me: Person | undefined;
  readonly isOwner: boolean;
  readonly owner: Person | undefined;
  /** Who waits for a seat, the first one first. */
  readonly queue: readonly Person[];
  /** Who has none and waits for none. */
  readonly watching: readonly Person[];
  /** Seats where nobody sits. */
  readonly free: readonly Seat[];
  /** Where one sits oneself; undefined for who only watches. */
  readonly seat: Seat | undefined;
  inSeat(seat: Seat): Person | undefined;
}

/** Undefined where one plays alone. */
export function aroundOf({ company, mine, neighbours }: KnownTable): Around | undefined {
  if (!company) return undefined;
  const people = company.members.map((each, member) => ({ ...each, member }));
  const byNumber = (member: number | null | undefined) =>
    member === null || member === undefined ? undefined : people[member];
  const me = byNumber(mine?.member);
  const present = people.filter(({ isGone }) => !isGone);
  return {
    people: present,
    me,
    owner: byNumber(company.owner),
    isOwner: me !== undefined && me.member === company.owner,
    queue: company.queue.flatMap((member) => byNumber(member) ?? []),
    watching: present.filter(
      ({ seats, member }) => seats.length === 0 && !company.queue.includes(member),
    ),
    free: [...neighbours.keys()].filter((seat) => neighbours[seat] === null),
    seat: me?.seats[0],
    inSeat: (seat) => present.find(({ seats }) => seats.includes(seat)),
  };
}
