// Judges a whole game record from the rules alone.
import { at } from './cards.ts';
import { formatViolations } from './format.ts';
import { Foul } from './foul.ts';
import { rulesOf } from './games.ts';
import type { Carry, DealRecord, GameRecord, Play, Rules, Table, Violation } from './types.ts';

export type { Violation } from './types.ts';

export interface Verdict {
  violations: Violation[];
  deals: number;
  moves: number;
  /** How often each rare thing was seen. */
  notes: Record<string, number>;
}

export function judge(record: unknown): Violation[] {
  return adjudicate(record).violations;
}

export function adjudicate(record: unknown): Verdict {
  const violations = formatViolations(record);
  if (violations.length > 0) return { violations, deals: 0, moves: 0, notes: {} };
  return new Judge(record as GameRecord).run();
}

export function freshCarry(players: number): Carry {
  return { passedHands: 0, scoreAreas: Array.from({ length: players }, () => []) };
}

class Judge {
  private readonly record: GameRecord;
  private readonly rules: Rules;
  private readonly verdict: Verdict = { violations: [], deals: 0, moves: 0, notes: {} };
  private totals: number[];
  private carry: Carry;
  private dealer: number;
  private ended = false;

  constructor(record: GameRecord) {
    this.record = record;
    this.rules = rulesOf(record.game);
    this.totals = Array.from({ length: record.players }, () => 0);
    this.carry = freshCarry(record.players);
    this.dealer = at(record.deals, 0).dealer;
  }

  /** A deal that cannot be replayed ends the judging: everything after it would hang in the air. */
  run(): Verdict {
    for (const index of this.record.deals.keys()) {
      if (this.ended) this.blame(index, this.rules.endRule, 'the game was over before this deal');
      if (this.ended || !this.judgeDeal(index)) return this.verdict;
    }
    this.judgeWinners();
    return this.verdict;
  }

  private blame(deal: number | undefined, rule: string, message: string, move?: number): void {
    const place = {
      ...(deal === undefined ? {} : { deal }),
      ...(move === undefined ? {} : { move }),
    };
    this.verdict.violations.push({ ...place, rule, message });
  }

  /** Runs `action`; a Foul in it becomes a violation and `undefined`. */
  private attempt<T>(deal: number, move: number | undefined, action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof Foul)) throw error;
      this.blame(deal, error.rule, error.message, move);
      return undefined;
    }
  }

  /** False if the judging cannot go on after this deal. */
  private judgeDeal(index: number): boolean {
    const { record, rules } = this;
    const deal = at(record.deals, index);
    if (deal.dealer !== this.dealer)
      this.blame(index, 'K1', `dealer ${deal.dealer}, it is seat ${this.dealer}'s turn`);
    const table: Table = {
      players: record.players,
      options: record.options,
      index,
      deal,
      carry: this.carry,
    };
    const before = this.verdict.violations.length;
    this.attempt(index, undefined, () => rules.checkDeal(table));
    if (this.verdict.violations.length > before) return false;
    const play = rules.begin(table);
    this.verdict.deals += 1;
    if (!this.replay(play, deal, index)) return false;
    this.judgeTricks(play, deal, index);
    if (play.seats().length > 0) return this.judgeUnfinished(deal, index);
    this.judgeScores(play, deal, index);
    this.carry = play.carry();
    this.dealer = play.nextDealer();
    this.ended = rules.isOver(table, this.totals);
    for (const note of play.notes()) this.verdict.notes[note] = (this.verdict.notes[note] ?? 0) + 1;
    return true;
  }

  private replay(play: Play, deal: DealRecord, index: number): boolean {
    for (const [i, move] of deal.moves.entries()) {
      const seats = play.seats();
      if (seats.length === 0) {
        this.blame(index, 'FORMAT', `${move.type} by seat ${move.seat} after the deal was over`, i);
        return false;
      }
      if (!seats.includes(move.seat)) {
        this.blame(
          index,
          play.rule(),
          `${move.type} by seat ${move.seat}, seat ${seats.join(' or ')} was to act`,
          i,
        );
        return false;
      }
      const done = this.attempt(index, i, () => {
        play.check(move);
        play.apply(move);
        return true;
      });
      if (!done) return false;
      this.verdict.moves += 1;
    }
    return true;
  }

  private judgeTricks(play: Play, deal: DealRecord, index: number): void {
    const tricks = play.tricks();
    if (tricks.length !== deal.tricks.length) {
      this.blame(
        index,
        'FORMAT',
        `${deal.tricks.length} tricks are listed, ${tricks.length} were completed`,
      );
    }
    tricks.slice(0, deal.tricks.length).forEach((trick, i) => {
      const written = at(deal.tricks, i);
      const was = (part: string, right: unknown, wrong: unknown) =>
        `trick ${i}: the ${part} was ${right}, not ${wrong}`;
      if (written.leader !== trick.leader)
        this.blame(index, 'K2', was('leader', trick.leader, written.leader));
      if (written.winner !== trick.winner)
        this.blame(index, this.rules.trickRule, was('winner', trick.winner, written.winner));
      if (written.token !== trick.token)
        this.blame(index, 'NW9', was('token', trick.token, written.token));
    });
  }

  private judgeUnfinished(deal: DealRecord, index: number): boolean {
    const isLast = index === this.record.deals.length - 1;
    if (!isLast)
      this.blame(index, 'FORMAT', 'another deal follows though this one is not finished');
    if (deal.scores.length > 0) this.blame(index, 'FORMAT', 'an unfinished deal has scores');
    if (deal.totals.length > 0) this.blame(index, 'FORMAT', 'an unfinished deal has totals');
    return isLast;
  }

  private judgeScores(play: Play, deal: DealRecord, index: number): void {
    const scores = play.scores();
    this.totals = this.totals.map((total, seat) => total + at(scores, seat));
    const same = (a: number[], b: number[]) =>
      a.length === b.length && a.every((n, i) => n === b[i]);
    if (!same(scores, deal.scores)) {
      this.blame(
        index,
        play.scoreRule(),
        `the scores are ${scores.join(', ')}, not ${deal.scores.join(', ')}`,
      );
    }
    if (!same(this.totals, deal.totals)) {
      this.blame(
        index,
        'FORMAT',
        `the totals are ${this.totals.join(', ')}, not ${deal.totals.join(', ')}`,
      );
    }
  }

  /** K5: everybody with the highest total, and nobody before the end. */
  private judgeWinners(): void {
    const best = Math.max(...this.totals);
    const seats = this.totals.flatMap((total, seat) =>
      this.ended && total === best ? [seat] : [],
    );
    const written = this.record.winners;
    if (written.join() !== seats.join()) {
      const verdict = this.ended ? `the winners are ${seats.join(', ')}` : 'the game is not over';
      this.blame(
        undefined,
        this.ended ? 'K5' : this.rules.endRule,
        `${verdict}, written is [${written.join(', ')}]`,
      );
    }
  }
}
