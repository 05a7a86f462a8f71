import type { Seat, Seats } from '@overtrick/engine';
import { type Cards, kindsIn, type Order, type Tricks } from '@overtrick/engine/kit';

/** A trick play in which every hand is known: the parts of a state that it is made of. */
export interface Open {
  readonly setup: { readonly players: number };
  readonly cards: Cards;
  readonly order: Order;
  readonly tricks: Tricks;
}

/** What is played for, and by whom. Nothing is worth less than 0. */
export interface SolverStakes {
  /** The seats that want as much as they can get; all others want them to get as little. */
  readonly side: Seats;
  /** What each trick is worth, beside the card points in it. */
  readonly trick: number;
  /** Card points by kind, and those in the trick on the table. */
  readonly points?: readonly number[];
  readonly stake?: number;
  /** An effective suit that may not be led before a card of it has been played, if there is one. */
  readonly barred?: number;
}

/** A single card and who has it. */
export interface Held {
  readonly kind: number;
  readonly owner: Seat;
}

export function heldCards({ deck, hands, displays }: Cards, players: number): Held[] {
  return Array.from({ length: players }, (_, owner) =>
    [hands, displays].flatMap((words) =>
      kindsIn(deck, words, owner * deck.words).map((kind) => ({ kind, owner })),
    ),
  ).flat();
}

/** A kind like the one that is best on the table; powers of trumps and of plain cards differ. */
export function tableKind(order: Order, { power, led }: Tricks): number {
  return order.power.findIndex(
    (each, kind) => each === power && [led, order.trump].includes(order.suitOf[kind]),
  );
}
