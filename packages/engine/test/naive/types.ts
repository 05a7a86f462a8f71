// The vocabulary of the naive referee: a second implementation of the five games that shares no code with the engine.

export type GameName = 'mu' | 'mutwo' | 'yamv' | 'gamut' | 'ninja-whist';

/** One broken rule. `rule` is a ruling's id (`MU4`), or `FORMAT` / `OPTIONS` for a record that cannot be read. */
export interface Violation {
  deal?: number;
  move?: number;
  rule: string;
  message: string;
}

export type Contract = 'hearts' | 'spades' | 'clubs';

/** A move as it stands in a record. */
export type Move =
  | { seat: number; type: 'bid'; cards: string[] }
  | { seat: number; type: 'bid'; tricks: number }
  | { seat: number; type: 'pass' }
  | { seat: number; type: 'trump'; name: string }
  | { seat: number; type: 'partner'; partner: number }
  | { seat: number; type: 'exchange'; discard: string[]; show: string[] }
  | { seat: number; type: 'choose'; contract: Contract }
  | { seat: number; type: 'give'; left: string; right: string }
  | { seat: number; type: 'fold' }
  | { seat: number; type: 'stay' }
  | { seat: number; type: 'play'; card: string; tokens?: string[] }
  | { seat: number; type: 'take'; from: number; token: string };

export interface TrickRecord {
  leader: number;
  winner: number;
  token?: string;
}

export interface DealRecord {
  dealer: number;
  hands: string[][];
  stock?: string[];
  turnUp?: string | null;
  moves: Move[];
  tricks: TrickRecord[];
  scores: number[];
  totals: number[];
}

export type Options = Record<string, unknown>;

export interface GameRecord {
  format: string;
  game: GameName;
  players: number;
  options: Options;
  deals: DealRecord[];
  winners: number[];
}

/** What one deal leaves behind for the next one. */
export interface Carry {
  /** Gamut: hands passed out in a row just before this one. */
  passedHands: number;
  /** Ninja Whist: the tokens in each player's score area. */
  scoreAreas: string[][];
}

/** All that is fixed before the first move of a deal. */
export interface Table {
  players: number;
  options: Options;
  index: number;
  deal: DealRecord;
  carry: Carry;
}

/** One deal under way. `check` throws a Foul; `apply` trusts that `check` was asked first. */
export interface Play {
  /** The seats that may act now; none once the deal is over. */
  seats(): number[];
  /** The ruling under which those seats act. */
  rule(): string;
  check(move: Move): void;
  apply(move: Move): void;
  /** Every move of this seat that is worth checking: a superset of the legal ones (bids of one or two cards). */
  candidates(seat: number): Move[];
  /** Auctions only: how many cards the seat to act may add at most. */
  maxCards(): number | undefined;
  /** Ninja Whist only: the tokens that each card of the seat to act may take, one at a time. */
  singleTokens(): Record<string, string[]> | undefined;
  /** Who has the best card of the trick on the table, if there is one. */
  winning(): number | undefined;
  /** The completed tricks. */
  tricks(): TrickRecord[];
  /** What the deal adds, by seat, once it is over. */
  scores(): number[];
  scoreRule(): string;
  carry(): Carry;
  nextDealer(): number;
  /** Rare things that happened, for the statistics of `main.ts`. */
  notes(): string[];
}

/** One game. */
export interface Rules {
  seats: readonly [number, number];
  /** The ruling that decides who wins a trick. */
  trickRule: string;
  endRule: string;
  /** Throws a Foul unless the cards dealt are exactly what the deck allows. */
  checkDeal(table: Table): void;
  begin(table: Table): Play;
  isOver(table: Table, totals: number[]): boolean;
}
