import { type Game, type Match, type Saying, type Seat, winners } from '@overtrick/engine';
import { type Estimate, estimate } from './sums.ts';

/** What happened, in whole numbers only: tallies add up to the same whatever their order. */
export interface Tally {
  matches: number;
  undecided: number;
  deals: number;
  longest: number;
  moves: number;
  readonly seats: SeatTally[];
  /** Deals by how they ended; empty if the game does not say. */
  readonly endings: Map<string, number>;
  /** By size of the bid. */
  readonly contracts: Map<number, ContractTally>;
  /** The score sheet's lines other than 0, by clause and by reason. */
  readonly lines: Map<string, Map<string, LineTally>>;
}

export interface SeatTally {
  wins: number;
  /** Those of the wins that were shared. */
  shared: number;
  /** Of the final totals. */
  sum: number;
  squares: number;
  /** How often somebody stood in for a program that had failed. */
  standIns: number;
}

export interface ContractTally {
  bid: number;
  made: number;
}

export interface LineTally {
  /** What the line says. */
  readonly why: Saying;
  times: number;
  sum: number;
}

export function emptyTally(players: number): Tally {
  const seat = () => ({ wins: 0, shared: 0, sum: 0, squares: 0, standIns: 0 });
  return {
    matches: 0,
    undecided: 0,
    deals: 0,
    longest: 0,
    moves: 0,
    seats: Array.from({ length: players }, seat),
    endings: new Map(),
    contracts: new Map(),
    lines: new Map(),
  };
}

export function countDeal(tally: Tally, game: Game, state: unknown, moves: number): void {
  tally.deals++;
  tally.moves += moves;
  game.score(state, (_seat, score, clause, why) => {
    if (score === 0) return;
    const line = lineOf(tally, clause, why);
    line.times++;
    line.sum += score;
  });
  const outcome = game.outcome?.(state);
  if (!outcome) return;
  tally.endings.set(outcome.kind, (tally.endings.get(outcome.kind) ?? 0) + 1);
  for (const { bid, made } of outcome.contracts) {
    const contract = contractOf(tally, bid);
    contract.bid++;
    if (made) contract.made++;
  }
}

export function countMatch(tally: Tally, match: Match): void {
  const won = winners(match);
  tally.matches++;
  tally.longest = Math.max(tally.longest, match.setup.deal);
  if (!match.over) tally.undecided++;
  for (const [seat, total] of match.totals.entries()) {
    addSeat(tally.seats[seat], {
      wins: won.includes(seat) ? 1 : 0,
      shared: won.length > 1 && won.includes(seat) ? 1 : 0,
      sum: total,
      squares: total * total,
      standIns: 0,
    });
  }
}

/** By seat, of one match. */
export function countStandIns({ seats }: Tally, times: readonly number[]): void {
  for (const [seat, each] of times.entries()) seats[seat].standIns += each;
}

/** Adds `more` to `tally`. */
export function addTally(tally: Tally, more: Tally): void {
  tally.matches += more.matches;
  tally.undecided += more.undecided;
  tally.deals += more.deals;
  tally.longest = Math.max(tally.longest, more.longest);
  tally.moves += more.moves;
  for (const [seat, each] of more.seats.entries()) addSeat(tally.seats[seat], each);
  for (const [kind, times] of more.endings) {
    tally.endings.set(kind, (tally.endings.get(kind) ?? 0) + times);
  }
  for (const [bid, each] of more.contracts) addContract(contractOf(tally, bid), each);
  for (const [clause, reasons] of more.lines) {
    for (const each of reasons.values()) addLine(lineOf(tally, clause, each.why), each);
  }
}

function addSeat(seat: SeatTally, more: SeatTally): void {
  seat.wins += more.wins;
  seat.shared += more.shared;
  seat.sum += more.sum;
  seat.squares += more.squares;
  seat.standIns += more.standIns;
}

function contractOf({ contracts }: Tally, bid: number): ContractTally {
  let contract = contracts.get(bid);
  if (!contract) contracts.set(bid, (contract = { bid: 0, made: 0 }));
  return contract;
}

function addContract(contract: ContractTally, more: ContractTally): void {
  contract.bid += more.bid;
  contract.made += more.made;
}

function lineOf({ lines }: Tally, clause: string, why: Saying): LineTally {
  const text = why.values === undefined ? why.key : JSON.stringify(why);
  let reasons = lines.get(clause);
  if (!reasons) lines.set(clause, (reasons = new Map()));
  let line = reasons.get(text);
  if (!line) reasons.set(text, (line = { why, times: 0, sum: 0 }));
  return line;
}

function addLine(line: LineTally, more: LineTally): void {
  line.times += more.times;
  line.sum += more.sum;
}

/** The final total of a seat. */
export function meanTotal({ matches, seats }: Tally, seat: Seat): Estimate {
  const { sum, squares } = seats[seat];
  return estimate({ n: matches, sum, squares });
}
