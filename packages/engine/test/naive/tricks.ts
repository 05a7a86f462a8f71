// The trick as K2 and K3 describe it, for all five games.
import { at, distinct, holds, without } from './cards.ts';
import { must } from './foul.ts';
import type { Move } from './types.ts';

export interface Played {
  seat: number;
  card: string;
  tokens: string[];
}

export interface FinishedTrick {
  leader: number;
  winner: number;
  cards: string[];
  plays: Played[];
}

export interface Order {
  /** The suit a card counts as for following. */
  effectiveSuit(card: string): string;
  /** How strong a card is in this trick; 0 cannot win. */
  strength(played: Played, trick: readonly Played[]): number;
}

/** K2: the strongest card; of equals the one played first. */
export function winnerOf(trick: readonly Played[], order: Order): number {
  let best = at(trick, 0);
  for (const played of trick) {
    if (order.strength(played, trick) > order.strength(best, trick)) best = played;
  }
  return best.seat;
}

export class TrickTable {
  readonly finished: FinishedTrick[] = [];
  /** The trick that lies on the table, in order of play. */
  current: Played[] = [];
  readonly cards: string[][];
  readonly order: Order;
  private turnSeat: number;
  private readonly active: number[];

  constructor(cards: readonly string[][], leader: number, order: Order, active: readonly number[]) {
    this.cards = cards.map((own) => [...own]);
    this.order = order;
    this.turnSeat = leader;
    this.active = [...active];
  }

  turn(): number {
    return this.turnSeat;
  }

  isOver(): boolean {
    return (
      this.active.every((seat) => at(this.cards, seat).length === 0) && this.current.length === 0
    );
  }

  ledSuit(): string | undefined {
    const first = this.current[0];
    return first && this.order.effectiveSuit(first.card);
  }

  check(seat: number, card: string): void {
    const own = at(this.cards, seat);
    must(holds(own, [card]), 'K2', `seat ${seat} does not hold ${card}`);
    const led = this.ledSuit();
    if (led === undefined) return;
    const canFollow = own.some((other) => this.order.effectiveSuit(other) === led);
    const follows = this.order.effectiveSuit(card) === led;
    must(follows || !canFollow, 'K2', `seat ${seat} can follow ${led} and played ${card}`);
  }

  /** Puts the card down; gives the trick back if it is now complete. */
  play(seat: number, card: string, tokens: string[] = []): FinishedTrick | undefined {
    this.cards[seat] = without(at(this.cards, seat), [card]);
    this.current.push({ seat, card, tokens });
    if (this.current.length < this.active.length) {
      const place = this.active.indexOf(seat);
      this.turnSeat = at(this.active, (place + 1) % this.active.length);
      return undefined;
    }
    const plays = this.current;
    const winner = winnerOf(plays, this.order);
    const trick = { leader: at(plays, 0).seat, winner, cards: plays.map((p) => p.card), plays };
    this.finished.push(trick);
    this.current = [];
    this.turnSeat = winner;
    return trick;
  }

  candidates(seat: number): Move[] {
    return distinct(at(this.cards, seat)).map((card): Move => ({ seat, type: 'play', card }));
  }

  /** Whether a card that passes `test` was played to an earlier trick. */
  wasPlayedBefore(test: (card: string) => boolean): boolean {
    return this.finished.some((trick) => trick.cards.some(test));
  }

  won(seat: number): number {
    return this.finished.filter((trick) => trick.winner === seat).length;
  }

  captured(seat: number): string[] {
    return this.finished.filter((trick) => trick.winner === seat).flatMap((trick) => trick.cards);
  }
}
