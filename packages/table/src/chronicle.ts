import {
  commitment,
  type DealRecord,
  type Event,
  type Game,
  type GameRecord,
  type Match,
  type Move,
  openMatch,
  recordDeal,
  recordGame,
  type Seat,
  type Seats,
  StreamRandom,
  seen,
  settle,
  type View,
  winners,
} from '@overtrick/engine';
import { Dealt, type Source } from './dealt.ts';
import { type By, HOUSE, type Opening } from './log.ts';
import { type DealSheet, sheetOf } from './sheet.ts';

/** A decision that stands: who took it, and how many moves of the deal stood before it. */
export interface PastDecision {
  readonly seat: Seat;
  readonly deal: number;
  readonly move: number;
  /** Who held the seat then. */
  readonly by: By;
}

/** What stands of a match: its deals, and the decisions in them. */
export class Chronicle {
  readonly game: Game;
  private setting: Opening;
  private readonly deals: Dealt[] = [];
  /** Another list when there are more: who has been told of one may keep it. */
  private sheets: readonly DealSheet[] = [];
  private decisions: PastDecision[] = [];

  constructor(game: Game, opening: Opening) {
    this.game = game;
    this.setting = opening;
  }

  get opening(): Opening {
    return this.setting;
  }

  /** Before anything is dealt it can still be changed how it is played. */
  protected arrange(opening: Opening): void {
    this.setting = opening;
  }

  /** Deals the next deal. */
  protected lay(source: Source): void {
    const match = this.match ?? this.firstMatch(source);
    this.current?.rest();
    this.deals.push(new Dealt(this.game, match, source));
  }

  /** The first dealer comes from the seed of the first deal, or stands in the record. */
  private firstMatch(source: Source): Match {
    const { players, options } = this.opening;
    const dealer =
      'seed' in source
        ? new StreamRandom(source.seed, 'dealer').below(players)
        : source.record.dealer;
    return openMatch(this.game, players, options, dealer);
  }

  /** One decision of a seat: a move, or all that follows from a claim. */
  protected make(seat: Seat, moves: readonly Move[], by: By): void {
    const { current, deal } = this;
    if (!current) throw new Error('a move was made before the first deal');
    this.decisions.push({ seat, deal, move: current.moveCount, by });
    for (const move of moves) current.play(move);
  }

  /** To where so many moves of that deal stand. */
  goBack(deal: number, move: number): void {
    if (!(move <= (this.movesOf(deal) ?? -1)))
      throw new Error('there is no such move to go back to');
    this.deals.length = deal + 1;
    this.deals[deal] = this.deals[deal].upTo(move);
    this.sheets = this.sheets.slice(0, deal);
    const stands = (each: PastDecision) =>
      each.deal < deal || (each.deal === deal && each.move < move);
    this.decisions = this.decisions.filter(stands);
  }

  /** The deal on the table; none before the first one is dealt. */
  get current(): Dealt | undefined {
    return this.deals.at(-1);
  }

  /** How many moves of a deal stand; undefined if it has not been dealt. */
  movesOf(deal: number): number | undefined {
    return this.deals[deal]?.moveCount;
  }

  /** Whether a deal has been played to its end. */
  isOver(deal: number): boolean {
    return this.deals[deal]?.over ?? false;
  }

  /** Which deal is on the table, from 0; −1 before the first. */
  get deal(): number {
    return this.deals.length - 1;
  }

  /** The match with every finished deal counted. */
  get match(): Match | undefined {
    const { current } = this;
    return current?.over ? settle(this.game, current.match, current.state) : current?.match;
  }

  get dealOver(): boolean {
    return this.current?.over ?? false;
  }

  get over(): boolean {
    return this.dealOver && (this.match?.over ?? false);
  }

  get winners(): Seat[] {
    return this.over && this.match ? winners(this.match) : [];
  }

  /** Whose turn it is; several at once in simultaneous choices, nobody when the deal is over. */
  get acting(): readonly Seat[] {
    const { current } = this;
    return seatsIn(current ? this.game.acting(current.state) : 0);
  }

  /** The last decision of a seat that still stands. */
  lastDecisionOf(seat: Seat): PastDecision | undefined {
    for (let i = this.decisions.length - 1; i >= 0; i--) {
      if (this.decisions[i].seat === seat) return this.decisions[i];
    }
    return undefined;
  }

  /** Who took more than half of the decisions of a seat that stand: a person, or the house; undefined if nobody did. */
  answeringFor(seat: Seat): By | undefined {
    const own = this.decisions.filter((each) => each.seat === seat).map(({ by }) => by);
    return own.find((by) => own.filter((each) => each === by).length * 2 > own.length);
  }

  /** Whether somebody else than this person has decided anything after that, whoever has their seat now. */
  hasOthersSince(back: PastDecision, id: By): boolean {
    const later = this.decisions.slice(this.decisions.indexOf(back) + 1);
    return later.some(({ by }) => by !== HOUSE && by !== id);
  }

  /** The last decision of anybody. */
  get lastDecision(): PastDecision | undefined {
    return this.decisions.at(-1);
  }

  view(eyes: Seat): View | undefined {
    return this.current?.view(eyes);
  }

  /** The deal so far as these eyes saw it happen. */
  story(eyes: Seat): Event[] {
    return this.current ? seen(this.current.told, eyes) : [];
  }

  /** Every finished deal, line by line. */
  sheet(): readonly DealSheet[] {
    const finished = this.deals.length - (this.dealOver ? 0 : 1);
    if (this.sheets.length < finished) {
      const more = this.deals.slice(this.sheets.length, finished).map(sheetOf);
      this.sheets = [...this.sheets, ...more];
    }
    return this.sheets;
  }

  /** The finished deals, for everybody; undefined before there is one. */
  record(names: readonly string[]): GameRecord | undefined {
    return this.recordOf(
      this.deals.filter(({ over }) => over),
      names,
    );
  }

  /** The same with a deal that is not over: for nobody's eyes. */
  wholeRecord(): GameRecord | undefined {
    return this.recordOf(this.deals, []);
  }

  private recordOf(deals: readonly Dealt[], names: readonly string[]): GameRecord | undefined {
    const { match } = this;
    if (!match || deals.length === 0) return undefined;
    const heading = names.length > 0 ? { names } : {};
    return recordGame(this.game, match, deals.map(recordDealt), heading);
  }
}

/** By set of seats: there are few, and it is asked many times for each move whose turn it is. */
const lists = new Map<Seats, readonly Seat[]>();

function seatsIn(seats: Seats): readonly Seat[] {
  const known = lists.get(seats);
  if (known) return known;
  const found = Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => seats & (1 << seat));
  lists.set(seats, found);
  return found;
}

/** With what its cards came from. */
function recordDealt({ game, match, state, source }: Dealt): DealRecord {
  const deal = recordDeal(game, match, state);
  if ('record' in source) {
    const { seed, commitment: seal, entropy } = source.record;
    return {
      ...deal,
      ...(seed !== undefined && { seed }),
      ...(seal !== undefined && { commitment: seal }),
      ...(entropy && { entropy }),
    };
  }
  const { seed, entropy } = source;
  const sealed = { ...deal, seed, commitment: commitment(seed) };
  return entropy.length > 0 ? { ...sealed, entropy } : sealed;
}
