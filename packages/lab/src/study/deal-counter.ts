import type { Contract, Game, Outcome, Seat, TrumpBonus, Use } from '@overtrick/engine';
import { PAIR } from './bases.ts';
import type { CountSheet, Places } from './sheet.ts';
import { Slots } from './slots.ts';

/** A deal that is over. */
export interface DealPlayed {
  readonly state: unknown;
  readonly dealer: Seat;
  readonly moves: number;
  /** By seat; empty where all are alike. */
  readonly bots: readonly string[];
  /** The one that is among others which are all alike, if so. */
  readonly lone?: string | undefined;
}

interface ClauseSlot {
  readonly slots: readonly number[];
  /** The last deal in which it scored. */
  deal: number;
}

/** Counts what deals tell, for one variant of a study. */
export class DealCounter {
  readonly #game: Game;
  readonly #players: number;
  readonly #sheet: CountSheet;
  readonly #scores: number[];
  readonly #always: readonly number[];
  readonly #contract: readonly number[];
  readonly #settled: readonly number[];
  readonly #skill: readonly number[];
  readonly #seats: readonly (readonly number[])[];
  readonly #clauses = new Map<string, ClauseSlot>();
  readonly #slots: ReturnType<typeof slotsOf>;
  #deals = 0;
  /** Of all seats in the deal under way. */
  #total = 0;

  constructor(game: Game, players: number, places: Places, sheet: CountSheet) {
    this.#game = game;
    this.#players = players;
    this.#sheet = sheet;
    this.#scores = Array<number>(players).fill(0);
    this.#slots = slotsOf(places);
    this.#always = ['deals', 'seats', 'deal/moves', 'deal/range'].map((key) => places.of(key));
    this.#settled = ['deal/settled', 'tricks'].map((key) => places.of(key));
    this.#contract = CONTRACT.map((key) => places.of(key));
    this.#skill = SKILL.map((key) => places.of(key));
    const seats = new Slots(places, 'seat/*/advantage', 'place/*/advantage');
    this.#seats = this.#scores.map((_, seat) => seats.of(seat));
  }

  count({ state, dealer, moves, bots, lone }: DealPlayed): void {
    this.#score(state);
    const [deals, seats, length, range] = this.#always;
    this.#sheet.add(deals, 1);
    this.#sheet.add(seats, this.#players);
    this.#sheet.add(length, moves);
    this.#sheet.add(range, rangeOf(this.#scores));
    this.#countSeats(dealer);
    if (bots.length > 0) this.#countBots(bots);
    if (lone !== undefined) this.#countSkill(bots.indexOf(lone));
    const outcome = this.#game.outcome?.(state);
    if (outcome) this.#countOutcome(outcome);
  }

  #score(state: unknown): void {
    this.#deals++;
    this.#total = 0;
    this.#scores.fill(0);
    this.#game.score(state, this.#line);
  }

  readonly #line = (seat: Seat, score: number, clause: string): void => {
    if (score === 0) return;
    this.#scores[seat] += score;
    this.#total += score;
    const clauseSlot = this.#clauses.get(clause) ?? this.#firstOf(clause);
    const [share, points] = clauseSlot.slots;
    this.#sheet.add(points, score);
    if (clauseSlot.deal === this.#deals) return;
    clauseSlot.deal = this.#deals;
    this.#sheet.add(share, 1);
  };

  #firstOf(clause: string): ClauseSlot {
    const slot = { slots: this.#slots.clauses.of(clause), deal: 0 };
    this.#clauses.set(clause, slot);
    return slot;
  }

  /** What a seat has beyond the mean is told in parts of the number of players, so that it is whole. */
  #beyond(seat: Seat): number {
    return this.#players * this.#scores[seat] - this.#total;
  }

  #countSeats(dealer: Seat): void {
    const players = this.#players;
    for (let seat = 0; seat < players; seat++) {
      const beyond = this.#beyond(seat);
      const place = seat < dealer ? seat - dealer + players : seat - dealer;
      this.#sheet.add(this.#seats[seat][0], beyond);
      this.#sheet.add(this.#seats[place][1], beyond);
    }
  }

  #countBots(bots: readonly string[]): void {
    for (const [seat, bot] of bots.entries()) {
      const [advantage, seats] = this.#slots.bots.of(bot);
      this.#sheet.add(advantage, this.#beyond(seat));
      this.#sheet.add(seats, this.#players);
    }
  }

  /** The stronger seat beside each weaker one. */
  #countSkill(seat: Seat): void {
    const [advantage, seats, ahead, pairs] = this.#skill;
    this.#sheet.add(advantage, this.#beyond(seat));
    this.#sheet.add(seats, this.#players);
    for (let other = 0; other < this.#players; other++) {
      if (other === seat) continue;
      this.#sheet.add(ahead, 1 + Math.sign(this.#scores[seat] - this.#scores[other]));
      this.#sheet.add(pairs, PAIR);
    }
  }

  #countOutcome({ kind, contracts, roles, uses, settled }: Outcome): void {
    this.#sheet.add(this.#slots.endings.of(kind)[0], 1);
    if (contracts.length > 0) this.#countContracts(contracts);
    if (roles) for (let seat = 0; seat < roles.length; seat++) this.#countRole(roles[seat], seat);
    if (settled) {
      this.#sheet.add(this.#settled[0], settled.trick);
      this.#sheet.add(this.#settled[1], settled.of);
    }
    if (uses) for (let i = 0; i < uses.length; i++) this.#countUse(uses[i]);
  }

  /** What all have in common is added once a deal: of exact bids there are as many as players. */
  #countContracts(contracts: readonly Contract[]): void {
    let [made, score, sum] = [0, 0, 0];
    for (let i = 0; i < contracts.length; i++) {
      const contract = contracts[i];
      if (contract.made) made++;
      score += this.#scores[contract.seat];
      sum += contract.bid;
      this.#countContract(contract);
    }
    const [all, allMade, scores, bids] = this.#contract;
    this.#sheet.add(all, contracts.length);
    this.#sheet.add(allMade, made);
    this.#sheet.add(scores, score);
    this.#sheet.add(bids, sum);
  }

  #countContract({ seat, bid, made, trump, bonus }: Contract): void {
    const score = this.#scores[seat];
    const isMade = made ? 1 : 0;
    this.#addThree(this.#slots.bids.of(bid), isMade, score);
    if (trump === undefined) return;
    this.#addThree(this.#slots.trumps.of(trump), isMade, score);
    if (bonus) this.#countBonus(this.#slots.bonuses.of(trump), seat, bonus);
  }

  /**
   * A point more of bonus would raise what the seat has beyond the mean by the weight; so it breaks even where the bonus is
   * less by what the seat has, divided by that.
   */
  #countBonus(slots: readonly number[], seat: Seat, { points, times, seats }: TrumpBonus): void {
    const [chosen, even, weight] = slots;
    const more = times * (this.#players - seats);
    this.#sheet.add(weight, more);
    this.#sheet.add(chosen, points * more);
    this.#sheet.add(even, points * more - this.#beyond(seat));
  }

  #countUse({ name, seat }: Use): void {
    this.#sheet.add(this.#slots.uses.of(name)[0], 1);
    if (seat === undefined) return;
    const [advantage, seats] = this.#slots.users.of(name);
    this.#sheet.add(advantage, this.#beyond(seat));
    this.#sheet.add(seats, this.#players);
  }

  #addThree([times, made, points]: readonly number[], isMade: number, score: number): void {
    this.#sheet.add(times, 1);
    this.#sheet.add(made, isMade);
    this.#sheet.add(points, score);
  }

  #countRole(role: string, seat: Seat): void {
    if (role === '') return;
    const [share, score, advantage, seats] = this.#slots.roles.of(role);
    this.#sheet.add(share, 1);
    this.#sheet.add(score, this.#scores[seat]);
    this.#sheet.add(advantage, this.#beyond(seat));
    this.#sheet.add(seats, this.#players);
  }
}

const SKILL = ['skill/advantage', 'skill/seats', 'skill/ahead', 'skill/pairs'];
const CONTRACT = ['contracts', 'contract/made', 'contract/score', 'contract/bid'];

function slotsOf(places: Places) {
  return {
    bots: new Slots(places, 'bot/*/advantage', 'bot/*/seats'),
    roles: new Slots(places, 'role/*/share', 'role/*/score', 'role/*/advantage', 'role/*/seats'),
    endings: new Slots(places, 'ending/*/share'),
    uses: new Slots(places, 'use/*/times'),
    users: new Slots(places, 'use/*/advantage', 'use/*/seats'),
    bids: new Slots(places, 'bid/*/share', 'bid/*/made', 'bid/*/score'),
    trumps: new Slots(places, 'trump/*/share', 'trump/*/made', 'trump/*/score'),
    bonuses: new Slots(places, 'bonus/*/chosen', 'bonus/*/even', 'bonus/*/weight'),
    clauses: new Slots(places, 'clause/*/share', 'clause/*/points'),
  };
}

function rangeOf(scores: readonly number[]): number {
  let [low, high] = [scores[0], scores[0]];
  for (let seat = 1; seat < scores.length; seat++) {
    if (scores[seat] < low) low = scores[seat];
    else if (scores[seat] > high) high = scores[seat];
  }
  return high - low;
}
