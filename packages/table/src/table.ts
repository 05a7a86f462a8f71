import type { Bot, Budget, Levels, Thought } from '@overtrick/bots';
import {
  type About,
  deriveSeed,
  type Event,
  FastRandom,
  FORMAT,
  type Game,
  type GameRecord,
  isSeat,
  type Match,
  type Move,
  no,
  ok,
  openMatch,
  type Random,
  type Refusal,
  type Result,
  readMove,
  recordDeal,
  recordGame,
  type Seat,
  StreamRandom,
  seen,
  settle,
  type View,
  winners,
} from '@overtrick/engine';
import { claimOf, isEveryTrickWelcome } from './claim.ts';
import { Dealt } from './dealt.ts';
import { type Halfway, halfwayIn, moveOf } from './halfway.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { type DealSheet, sheetOf } from './sheet.ts';

/** Who sits where: the level of a bot, or null for a person. */
export type Sitters = readonly (string | null)[];

/** What a table is opened with; `checkSeating` makes one from what people ask for. */
export interface Seating<Known extends About = Game> {
  readonly game: Known;
  /** The bots that can sit down, and the one that is asked for advice. */
  readonly levels: Levels;
  readonly players: number;
  readonly options: Match['setup']['options'];
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly names: readonly string[];
  readonly bots: Sitters;
  readonly budget?: Budget;
}

/** What each level takes by itself: in worlds, so that a resumed game goes on alike. */
const BUDGET: Budget = {};

/** What happened, as each pair of eyes may know it. */
export type Heard = (eyes: Seat) => Event[];

/** One table of people and bots. It has no clock and does no I/O: whoever runs it does. */
export class Table {
  readonly seating: Seating;
  /** How much thought the bots may take from now on. */
  budget: Budget;
  private readonly done: Dealt[] = [];
  private current: Dealt;
  /** Where the rest of a deal was claimed: it is taken back as one decision. */
  private claimed: { readonly deal: number; readonly move: number } | undefined;

  constructor(seating: Seating) {
    const { game, players, options, seed } = seating;
    this.seating = seating;
    this.budget = seating.budget ?? BUDGET;
    const dealer = new StreamRandom(seed, 'dealer').below(players);
    this.current = new Dealt(game, openMatch(game, players, options, dealer), seed);
  }

  get game(): Game {
    return this.seating.game;
  }

  /** The match with every finished deal counted. */
  get match(): Match {
    const { game, match, state, over } = this.current;
    return over ? settle(game, match, state) : match;
  }

  /** Which deal is on the table, from 0. */
  get deal(): number {
    return this.done.length;
  }

  get dealOver(): boolean {
    return this.current.over;
  }

  get over(): boolean {
    return this.current.over && this.match.over;
  }

  get winners(): Seat[] {
    return winners(this.match);
  }

  /** Whose turn it is; several at once in simultaneous choices, nobody when the deal is over. */
  get acting(): readonly Seat[] {
    const mask = this.game.acting(this.current.state);
    return [...this.seating.bots.keys()].filter((seat) => mask & (1 << seat));
  }

  /** The next bot that is to act, if any. */
  get botToAct(): Seat | undefined {
    return this.acting.find((seat) => this.seating.bots[seat] !== null);
  }

  view(eyes: Seat): View {
    return this.game.view(this.current.state, eyes);
  }

  /** The deal so far as these eyes saw it happen. */
  story(eyes: Seat): Event[] {
    return seen(this.current.told, eyes);
  }

  /** Why the seat may not use some of its cards now. */
  reasons(seat: Seat): Reason[] {
    return reasonsOf(this.game, this.current.state, this.view(seat));
  }

  /** What is open to a person who has made a move half, and why other cards are not; it stays unmade. */
  halfway(seat: Seat, parts: readonly string[]): Result<Halfway, Refusal> {
    const refusal = this.noPerson(seat);
    return refusal ? no(refusal) : halfwayIn(this.game, this.current.state, seat, parts);
  }

  /** The door for people: anything may be given as a move, and what is refused changes nothing. */
  play(seat: Seat, move: unknown): Result<Heard, Refusal> {
    const refusal = this.noPerson(seat);
    if (refusal) return no(refusal);
    const read = readMove(this.game, move);
    if (!read.ok) return read;
    if (read.value.seat === seat) return this.make(read.value);
    return no({ clause: FORMAT, why: `the move is of seat ${read.value.seat}, not of ${seat}` });
  }

  /** A move of whoever sits there, a bot too: for the house itself, which may repeat what was saved. */
  make(move: Move): Result<Heard, Refusal> {
    const before = this.current.told.length;
    const refusal = this.current.play(move);
    if (refusal) return no(refusal);
    const news = this.current.told.slice(before);
    return ok((eyes) => seen(news, eyes));
  }

  /** Why nobody may decide for this seat from outside, if so. */
  private noPerson(seat: Seat): Refusal | undefined {
    const { bots } = this.seating;
    const people = [...bots.keys()].filter((each) => bots[each] === null);
    if (people.some((each) => Object.is(each, seat))) return undefined;
    const who =
      isSeat(seat) && seat < bots.length ? `a bot sits in seat ${seat}` : 'nobody sits there';
    return {
      clause: FORMAT,
      why: `${who}; people have ${people.length > 0 ? `seat ${people.join(', ')}` : 'no seat'}`,
    };
  }

  /**
   * What the bot in this seat answers to its view. Chance is its own for every decision, so that a
   * game that was undone or resumed goes on in the same way.
   */
  think(seat: Seat): Move {
    const { bots, levels } = this.seating;
    const bot = levels[bots[seat] ?? ''];
    if (!bot) throw new Error(`no bot sits in seat ${seat}`);
    return this.ask(bot, seat).move;
  }

  /** What the strongest bot would do in this seat, and what it thinks of the other moves. */
  advise(seat: Seat): Thought {
    return this.ask(this.seating.levels.master, seat);
  }

  private ask(bot: Bot, seat: Seat): Thought {
    return bot.think(this.view(seat), this.chance(seat), this.budget);
  }

  /** The chance that a bot in this seat has for the decision that is due. */
  chance(seat: Seat): Random {
    const { seed } = this.seating;
    const decision = `${this.deal}/${this.current.moves.length}`;
    return new FastRandom(deriveSeed(deriveSeed(seed, `bot/${seat}`), decision));
  }

  /** Lets the next bot act; undefined if it is for a person to go on. */
  playBot(): Heard | undefined {
    const seat = this.botToAct;
    if (seat === undefined) return undefined;
    const played = this.make(this.think(seat));
    if (!played.ok) throw new Error(`a bot's move is refused: ${played.error.why}`);
    return played.value;
  }

  /** Whether the rest of the tricks is this seat's whatever happens, as far as it can know itself. */
  canClaim(seat: Seat): boolean {
    return this.planOf(seat) !== undefined;
  }

  /** Plays the deal to its end if the rest is certain; what the others throw in changes nothing. */
  claim(seat: Seat): boolean {
    const plan = this.planOf(seat);
    if (!plan) return false;
    this.claimed = { deal: this.deal, move: this.current.moves.length };
    while (!this.dealOver) {
      const [who] = this.acting;
      const part = who === seat ? `play card ${plan.shift()}` : this.view(who).legal[0];
      this.force(who, part);
    }
    return true;
  }

  /** Makes a move that must be legal. */
  private force(seat: Seat, part: string): void {
    const move = moveOf(this.game, seat, [part]);
    const played = move.ok ? this.make(move.value) : move;
    if (!played.ok) throw new Error(`the rest cannot be played: ${played.error.why}`);
  }

  /** Deals the next deal of the match; false while this one, or nothing, is left to play. */
  nextDeal(): boolean {
    if (!this.dealOver || this.over) return false;
    const { match } = this;
    this.done.push(this.current);
    this.current = new Dealt(this.game, match, this.seating.seed);
    return true;
  }

  /** Back to the person's decision before this one; false if there is none. What came after is gone. */
  undo(seat: Seat): boolean {
    if (this.noPerson(seat)) return false;
    const deals = [...this.done, this.current];
    for (let deal = deals.length - 1; deal >= 0; deal--) {
      const last = deals[deal].moves.map((move) => move.seat).lastIndexOf(seat);
      if (last < 0) continue;
      this.done.length = deal;
      this.current = deals[deal].upTo(Math.min(last, this.claimedIn(deal)));
      this.claimed = undefined;
      return true;
    }
    return false;
  }

  private planOf(seat: Seat): string[] | undefined {
    if (this.noPerson(seat)) return undefined;
    const view = this.view(seat);
    return isEveryTrickWelcome(view) ? claimOf(this.game, view) : undefined;
  }

  private claimedIn(deal: number): number {
    return this.claimed?.deal === deal ? this.claimed.move : Number.POSITIVE_INFINITY;
  }

  /** Whether the seat has decided anything that it could take back. */
  canUndo(seat: Seat): boolean {
    const has = ({ moves }: Dealt) => moves.some((move) => move.seat === seat);
    return !this.noPerson(seat) && (has(this.current) || this.done.some(has));
  }

  /** Every finished deal, line by line. */
  sheet(): DealSheet[] {
    return [...this.done, ...(this.dealOver ? [this.current] : [])].map(sheetOf);
  }

  /** The cards of the deal that is over, for everybody to see; undefined while it is played. */
  layout(): ReturnType<Game['layout']> | undefined {
    return this.dealOver ? this.game.layout(this.current.state) : undefined;
  }

  record(): GameRecord {
    const { names, seed } = this.seating;
    const deals = [...this.done, this.current].map(({ match, state }) =>
      recordDeal(this.game, match, state),
    );
    return recordGame(this.game, this.match, deals, { names, seed });
  }
}
