import type { ContractView, Seat } from '@overtrick/engine';

/** Who promised what, and what came of it: points in one of these games, tricks in the others. */
export interface Contracted {
  readonly declarer: Seat;
  readonly partner: Seat | null;
  readonly headDefender: Seat | null;
  readonly cards: number;
  readonly trump: string | null;
  readonly otherTrump: string | null;
  readonly taken: number;
  readonly needed: number;
  /** What both sides took. */
  readonly total: number;
}

/** An auction that ended with several who had shown as many. */
export interface Tied {
  readonly payer: Seat;
  readonly seats: readonly Seat[];
  readonly cards: number;
}

export type ContestEnd = Contracted | Tied | null;

export function teamOf({ declarer, partner }: Contracted): Seat[] {
  return partner === null ? [declarer] : [declarer, partner];
}

/** How a deal ended in which tricks were promised. */
export function contractEnd(view: ContractView): ContestEnd {
  const { contract, lead, taken, partner, headDefender, declarerTrump, defenderTrump } = view;
  if (contract) {
    return {
      ...{ ...contract, partner, headDefender, taken: taken.declarer },
      trump: declarerTrump?.name ?? null,
      otherTrump: defenderTrump?.name ?? null,
      total: taken.declarer + taken.defence,
    };
  }
  return lead && { payer: lead.last, seats: lead.seats, cards: lead.cards };
}
