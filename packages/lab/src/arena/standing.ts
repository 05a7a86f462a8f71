import type { Contract, Seat } from '@overtrick/engine';
import { addValue, emptySums, type Sums } from '../sums.ts';
import { addForecast, type Calibration, emptyCalibration } from './calibration.ts';
import type { Pairing, Run, Stage, Trial, TrialResult } from './trial.ts';

/** What A or B has done as declarer, and how well it knew. */
export interface Account {
  contracts: number;
  made: number;
  /** The sum of its bids. */
  bids: number;
  readonly trumps: Map<string, number>;
  readonly forecasts: Map<Stage, Calibration>;
  readonly points: Sums;
  illegal: number;
  /** How often somebody stood in for its program. */
  failed: number;
}

/** A trial so far. One deal or match is one value, since the seats of a deal are not independent. */
export class Standing {
  /** What A gains over B: points a seat and deal, or its share of wins beyond the expected one. */
  readonly gain = emptySums();
  /** The same in points beyond what the others have on average: who harms them gains as well. Nothing for matches. */
  readonly relative = emptySums();
  /** The gain by seat, counted from the dealer; nothing for matches. */
  readonly seats: readonly Sums[];
  readonly a = emptyAccount();
  readonly b = emptyAccount();
  /** What A's declarers take more than B's against each other, where only sides are changed. */
  readonly taken = emptySums();
  /** How deals ended where B sat everywhere or sides were changed. */
  readonly kinds = new Map<string, number>();
  undecided = 0;
  readonly #pairing: Pairing;

  constructor({ players, pairing }: Trial) {
    this.#pairing = pairing;
    this.seats = Array.from({ length: players }, emptySums);
  }

  add(result: TrialResult): void {
    if (this.#pairing === 'matches') this.#addMatches(result);
    else this.#addDeal(result);
    for (const { illegal, failed = [0, 0] } of result.runs) {
      this.a.failed += failed[0];
      this.b.failed += failed[1];
      this.a.illegal += illegal[0];
      this.b.illegal += illegal[1];
    }
  }

  #addDeal({ dealer, runs }: TrialResult): void {
    const players = this.seats.length;
    let all = 0;
    let ahead = 0;
    for (let seat = 0; seat < players; seat++) {
      const [withA, withB] = this.#pair(runs, seat);
      addValue(this.a.points, withA.scores[seat]);
      addValue(this.b.points, withB.scores[seat]);
      const gain = withA.scores[seat] - withB.scores[seat];
      addValue(this.seats[(seat - dealer + players) % players], gain);
      all += gain;
      ahead += leadOf(withA.scores, seat) - leadOf(withB.scores, seat);
    }
    addValue(this.gain, all / players);
    addValue(this.relative, ahead / players);
    if (this.#pairing === 'sides') this.#addTaken(runs);
    for (const run of runs) this.#addRun(run);
  }

  #addTaken(runs: readonly Run[]): void {
    const contracts = runs.map((run) => run.contracts ?? []);
    if (!contracts.every(({ length }) => length === 1)) return;
    const [first, second] = contracts.map(([{ taken }]) => taken);
    const isAs = runs[0].a.includes(contracts[0][0].seat);
    addValue(this.taken, isAs ? first - second : second - first);
  }

  /** The runs in which this seat was A's and B's. */
  #pair(runs: readonly Run[], seat: Seat): readonly [Run, Run] {
    if (this.#pairing === 'seats') return [runs[1 + seat], runs[0]];
    return runs[0].a.includes(seat) ? [runs[0], runs[1]] : [runs[1], runs[0]];
  }

  #addRun({ a, kind, contracts = [], forecasts = [] }: Run): void {
    // One A among B's: whatever the B's do there was done by them without A as well.
    const countsB = this.#pairing === 'sides' || a.length === 0;
    if (countsB && kind) this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    const accountOf = (seat: Seat) => (a.includes(seat) ? this.a : countsB ? this.b : undefined);
    for (const contract of contracts) addContract(accountOf(contract.seat), contract);
    for (const forecast of forecasts) {
      const told = accountOf(forecast.seat)?.forecasts;
      const calibration = told?.get(forecast.stage) ?? emptyCalibration();
      told?.set(forecast.stage, calibration);
      addForecast(calibration, forecast);
    }
  }

  /** A match that nobody wins is shared by all. */
  #addMatches({ runs }: TrialResult): void {
    let shares = 0;
    for (const { a, winners = [], scores } of runs) {
      const [seat] = a;
      if (winners.length === 0) this.undecided++;
      if (winners.length === 0) shares += 1 / runs.length;
      else if (winners.includes(seat)) shares += 1 / winners.length;
      addValue(this.a.points, scores[seat]);
      for (const [other, total] of scores.entries()) {
        if (other !== seat) addValue(this.b.points, total);
      }
    }
    addValue(this.gain, shares / runs.length - 1 / runs.length);
  }
}

/** What a seat has more than the others on average. */
function leadOf(scores: readonly number[], seat: Seat): number {
  const others = scores.reduce((sum, score) => sum + score, 0) - scores[seat];
  return scores[seat] - others / (scores.length - 1);
}

function emptyAccount(): Account {
  return {
    contracts: 0,
    made: 0,
    bids: 0,
    trumps: new Map(),
    forecasts: new Map(),
    points: emptySums(),
    illegal: 0,
    failed: 0,
  };
}

function addContract(account: Account | undefined, { bid, made, trump }: Contract): void {
  if (!account) return;
  account.contracts++;
  account.bids += bid;
  if (made) account.made++;
  if (trump !== undefined) account.trumps.set(trump, (account.trumps.get(trump) ?? 0) + 1);
}
