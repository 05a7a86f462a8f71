import type { Contract, Game, Outcome, Seat } from '@overtrick/engine';
import type { Places, Sheet } from './sheet.ts';
import { Slots } from './slots.ts';

/** A deal that is over. */
export interface DealPlayed {
  readonly state: unknown;
  readonly dealer: Seat;
  readonly moves: number;
  /** By seat; empty where all are alike. */
  readonly bots: readonly string[];
}

interface ClauseSlot {
  readonly share: number;
  readonly points: number;
  /** The last deal in which it scored. */
  deal: number;
}

/** Counts what deals tell, for one variant of a study. */
export class DealCounter {
  readonly #game: Game;
  readonly #players: number;
  readonly #places: Places;
  readonly #sheet: Sheet;
  readonly #scores: number[];
  readonly #clauses = new Map<string, ClauseSlot>();
  readonly #slots: Readonly<Record<keyof typeof PATTERNS, Slots>>;
  #deals = 0;

  constructor(game: Game, players: number, places: Places, sheet: Sheet) {
    this.#game = game;
    this.#players = players;
    this.#places = places;
    this.#sheet = sheet;
    this.#scores = Array<number>(players).fill(0);
    this.#slots = slotsOf(places);
  }

  count({ state, dealer, moves, bots }: DealPlayed): readonly number[] {
    const sheet = this.#sheet;
    this.#deals++;
    this.#score(state);
    sheet.add(this.#places.of('deals'), 1);
    sheet.add(this.#places.of('deal/moves'), moves);
    sheet.add(this.#places.of('deal/range'), Math.max(...this.#scores) - Math.min(...this.#scores));
    this.#countSeats(dealer, bots);
    const outcome = this.#game.outcome?.(state);
    if (outcome) this.#countOutcome(outcome);
    return this.#scores;
  }

  #score(state: unknown): void {
    this.#scores.fill(0);
    this.#game.score(state, this.#line);
  }

  readonly #line = (seat: Seat, score: number, clause: string): void => {
    if (score === 0) return;
    this.#scores[seat] += score;
    const slot = this.#clauseOf(clause);
    this.#sheet.add(slot.points, score);
    if (slot.deal === this.#deals) return;
    slot.deal = this.#deals;
    this.#sheet.add(slot.share, 1);
  };

  #clauseOf(clause: string): ClauseSlot {
    let slot = this.#clauses.get(clause);
    if (!slot) {
      const { clauseShare, clausePoints } = this.#slots;
      slot = { share: clauseShare.of(clause), points: clausePoints.of(clause), deal: 0 };
      this.#clauses.set(clause, slot);
    }
    return slot;
  }

  /** What a seat has beyond the mean is told in parts of the number of players, so that it is whole. */
  #beyond(seat: Seat): number {
    let all = 0;
    for (const score of this.#scores) all += score;
    return this.#players * this.#scores[seat] - all;
  }

  #countSeats(dealer: Seat, bots: readonly string[]): void {
    const players = this.#players;
    const { seat: seats, place: places, bot, botSeats } = this.#slots;
    this.#sheet.add(this.#places.of('seats'), players);
    for (let seat = 0; seat < players; seat++) {
      const beyond = this.#beyond(seat);
      this.#sheet.add(seats.of(seat), beyond);
      this.#sheet.add(places.of((seat - dealer + players) % players), beyond);
      if (bots.length === 0) continue;
      this.#sheet.add(bot.of(bots[seat]), beyond);
      this.#sheet.add(botSeats.of(bots[seat]), players);
    }
  }

  #countOutcome({ kind, contracts, roles, uses }: Outcome): void {
    const { ending, use } = this.#slots;
    this.#sheet.add(ending.of(kind), 1);
    for (const contract of contracts) this.#countContract(contract);
    if (roles) this.#countRoles(roles);
    if (uses) for (const each of uses) this.#sheet.add(use.of(each), 1);
  }

  #countContract({ seat, bid, made, trump }: Contract): void {
    const sheet = this.#sheet;
    const score = this.#scores[seat];
    sheet.add(this.#places.of('contracts'), 1);
    sheet.add(this.#places.of('contract/made'), made ? 1 : 0);
    sheet.add(this.#places.of('contract/score'), score);
    sheet.add(this.#places.of('contract/bid'), bid);
    const { bidShare, bidMade, bidScore, trumpShare, trumpMade, trumpScore } = this.#slots;
    sheet.add(bidShare.of(bid), 1);
    sheet.add(bidMade.of(bid), made ? 1 : 0);
    sheet.add(bidScore.of(bid), score);
    if (trump === undefined) return;
    sheet.add(trumpShare.of(trump), 1);
    sheet.add(trumpMade.of(trump), made ? 1 : 0);
    sheet.add(trumpScore.of(trump), score);
  }

  #countRoles(roles: readonly string[]): void {
    const { roleShare, roleScore, role, roleSeats } = this.#slots;
    for (const [seat, name] of roles.entries()) {
      this.#sheet.add(roleShare.of(name), 1);
      this.#sheet.add(roleScore.of(name), this.#scores[seat]);
      this.#sheet.add(role.of(name), this.#beyond(seat));
      this.#sheet.add(roleSeats.of(name), this.#players);
    }
  }
}

const PATTERNS = {
  seat: 'seat/*/advantage',
  place: 'place/*/advantage',
  bot: 'bot/*/advantage',
  botSeats: 'bot/*/seats',
  role: 'role/*/advantage',
  roleSeats: 'role/*/seats',
  roleShare: 'role/*/share',
  roleScore: 'role/*/score',
  ending: 'ending/*/share',
  use: 'use/*/times',
  bidShare: 'bid/*/share',
  bidMade: 'bid/*/made',
  bidScore: 'bid/*/score',
  trumpShare: 'trump/*/share',
  trumpMade: 'trump/*/made',
  trumpScore: 'trump/*/score',
  clauseShare: 'clause/*/share',
  clausePoints: 'clause/*/points',
};

function slotsOf(places: Places): Record<keyof typeof PATTERNS, Slots> {
  const names = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];
  const slots = names.map((name) => [name, new Slots(places, PATTERNS[name])] as const);
  return Object.fromEntries(slots) as Record<keyof typeof PATTERNS, Slots>;
}
