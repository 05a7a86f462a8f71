import { Auction } from '../auction.ts';
import type { Cards } from '../cards.ts';
import {
  ALL,
  type Contract,
  type Options,
  type Outcome,
  type Seat,
  type Setup,
  type Tell,
  type TrumpBonus,
} from '../game.ts';
import { zeros } from '../lists.ts';
import { Log } from '../log.ts';
import type { Order } from '../order.ts';
import { Tricks } from '../tricks.ts';
import type { Calls } from './calls.ts';
import type { ContestEvent } from './events.ts';
import { UNNAMED } from './trumps.ts';

export const NOBODY = -1;

/** The parts of a deal that all these games have; each adds those of its own. */
type CommonPhase = 'auction' | 'partner' | 'play' | 'over';

/**
 * A deal in which an auction of shown cards finds a declarer, who plays with a partner against the
 * others, and a runner-up among these, the head defender. Declarer and head defender name trumps.
 */
export class Contest<Phase extends string = string, Rule extends Options = Options> {
  readonly setup: Setup<null, Rule>;
  readonly players: number;
  /** The game's own vocabulary. */
  readonly calls: Calls;
  readonly cards: Cards;
  readonly auction: Auction;
  readonly tricks: Tricks;
  readonly log: Log;
  /** By seat, in the measure that the game counts: card points or tricks. */
  readonly captured: number[];
  /** Card points in the trick on the table. */
  stake: number;
  phase: CommonPhase | Phase;
  turn: Seat;
  declarer: Seat;
  headDefender: Seat;
  partner: Seat;
  declarerTrump: number;
  defenderTrump: number;
  order: Order;

  /** `from` is the seat that opens the auction, or the deal that this one goes on from. */
  constructor(
    calls: Calls,
    setup: Setup<null, Rule>,
    cards: Cards,
    from: Seat | Contest<Phase, Rule>,
  ) {
    const old = typeof from === 'number' ? undefined : from;
    this.setup = setup;
    this.players = setup.players;
    this.calls = calls;
    this.cards = cards;
    this.auction =
      typeof from === 'number' ? new Auction(setup.players, from) : from.auction.copy();
    this.tricks = old ? old.tricks.copy() : new Tricks();
    this.log = old ? old.log.copy() : new Log();
    this.captured = old ? old.captured.slice() : zeros(setup.players);
    this.stake = old ? old.stake : 0;
    this.phase = old ? old.phase : 'auction';
    this.turn = typeof from === 'number' ? from : from.turn;
    this.declarer = old ? old.declarer : NOBODY;
    this.headDefender = old ? old.headDefender : NOBODY;
    this.partner = old ? old.partner : NOBODY;
    this.declarerTrump = old ? old.declarerTrump : UNNAMED;
    this.defenderTrump = old ? old.defenderTrump : UNNAMED;
    this.order = old ? old.order : calls.trumps.plain;
  }
}

/** A deal begins. */
export function start<State extends Contest>(state: State, tell?: Tell<ContestEvent>): State {
  if (tell) tellDeal(state, tell);
  return state;
}

/** Each seat gets to know its own cards. */
function tellDeal({ setup, players, cards }: Contest, tell: Tell<ContestEvent>): void {
  tell({ type: 'deal', dealer: setup.dealer, size: cards.size }, ALL);
  for (let seat = 0; seat < players; seat++) {
    tell({ type: 'hand', seat, cards: cards.handOf(seat) }, 1 << seat);
  }
}

export function inTeam({ declarer, partner }: Contest, seat: Seat): boolean {
  return seat === declarer || seat === partner;
}

/** What declarer and partner have captured together. */
export function teamCaptured({ captured, declarer, partner }: Contest): number {
  if (declarer === NOBODY) return 0;
  return captured[declarer] + (partner === NOBODY ? 0 : captured[partner]);
}

/** What a game calls a tie for the most cards, those who play a deal, and what they name. */
export interface OutcomeWords {
  readonly tie: string;
  readonly declarer: string;
  readonly headDefender: string;
  readonly defender: string;
  /** What the head defender named, as a use, such as `Vice: number`. Made once: deals are counted in microseconds. */
  useOf(trump: number): string;
}

/** What came of a contract: `trump` is the kind of the declarer's, `points` what it pays, so often. */
export interface ContestResult extends Pick<TrumpBonus, 'points' | 'times'> {
  readonly made: boolean;
  readonly trump: string;
  readonly settled: NonNullable<Outcome['settled']>;
}

/** How a deal ended. Studies ask it of every deal, so it is put together once: to spread objects would take as long as a trick. */
export function outcomeOf(
  state: Contest,
  { made, trump, points, times, settled }: ContestResult,
  words: OutcomeWords,
): Outcome {
  const { auction, declarer, headDefender, defenderTrump } = state;
  if (auction.high === 0) return { kind: 'thrown in', contracts: [] };
  if (declarer === NOBODY) return { kind: words.tie, contracts: [] };
  const taken = teamCaptured(state);
  const seats = state.partner === NOBODY ? 1 : 2;
  const bonus = { points, times, seats };
  const contract: Contract = { seat: declarer, bid: auction.high, taken, made, trump, bonus };
  const uses =
    headDefender === NOBODY ? [] : [{ name: words.useOf(defenderTrump), seat: headDefender }];
  return { kind: 'played', contracts: [contract], roles: rolesOf(state, words), uses, settled };
}

function rolesOf(state: Contest, words: OutcomeWords): string[] {
  const roles = Array<string>(state.players).fill(words.defender);
  roles[state.declarer] = words.declarer;
  if (state.partner !== NOBODY) roles[state.partner] = 'partner';
  if (state.headDefender !== NOBODY) roles[state.headDefender] = words.headDefender;
  return roles;
}
