import { type Breach, breach, breachWords } from './breach.ts';
import type { Game, Move, Options, Refusal, Saying, Seat, Trick } from './game.ts';
import { type Match, openMatch, scoresOf, settle, winners } from './match.ts';
import { resolveOptions } from './options.ts';
import { actionsOf, FORMAT, perform } from './play.ts';
import { quote } from './quote.ts';
import type { DealRecord, Fault, GameRecord } from './record.ts';
import { dealsFault, headFault } from './record-shape.ts';
import { Recorded } from './recorded.ts';
import { no, ok, type Result } from './result.ts';
import { say } from './says.ts';
import { sealFault } from './seal.ts';

/** A record played again: the match after its last whole deal, and that deal's state or a later one. */
export interface Replay<State = unknown> {
  readonly game: Game<State>;
  readonly record: GameRecord;
  readonly match: Match;
  /** The states at the ends of the deals; the last may be unfinished. */
  readonly states: readonly State[];
}

/** Plays a record of one of these games through its rules; the first thing that breaks one is the fault. */
export function replay(value: unknown, games: readonly Game[]): Result<Replay, Fault> {
  const head = headFault(value);
  if (head) return no(head);
  const record = value as GameRecord;
  const game = games.find(({ name }) => name === record.game);
  if (!game) return formatFault(`there is no game ${quote(record.game)}`);
  const [fewest, most] = game.seats;
  if (record.players < fewest || record.players > most) {
    return formatFault(`${game.title} is for ${fewest} to ${most} players, not ${record.players}`);
  }
  const options = readOptions(game, record);
  if (!options.ok) return optionFault(options.error);
  const deals = dealsFault(record);
  if (deals) return no(deals);
  const dealer = record.deals[0].dealer;
  return replayDeals(game, record, openMatch(game, record.players, options.value, dealer));
}

function readOptions(game: Game, { options, players }: GameRecord): Result<Options, string> {
  const absent = Object.keys(game.options).find((name) => !Object.hasOwn(options, name));
  if (absent !== undefined) return no(`options.${absent} is missing`);
  return resolveOptions(game, players, options);
}

/** A message that ends with a clause in brackets is filed under that clause. */
function optionFault(error: string): { ok: false; error: Fault } {
  const [, message, clause] = /^(.*) \(([a-z-]+\/\d+\.\d+)\)$/.exec(error) ?? [];
  return clause === undefined ? formatFault(error) : no({ clause, message });
}

function formatFault(message: string): { ok: false; error: Fault } {
  return no({ clause: FORMAT, message });
}

function replayDeals(game: Game, record: GameRecord, opening: Match): Result<Replay, Fault> {
  let match = opening;
  const states: unknown[] = [];
  for (const [index, deal] of record.deals.entries()) {
    if (match.over) {
      return no({ deal: index, ...broken(game, game.clauses.end, breach('record-over')) });
    }
    const played = new DealReplay(game, match, deal).run();
    if (!played.ok) return no({ deal: index, ...played.error });
    states.push(played.value);
    if (game.acting(played.value) === 0) match = settle(game, match, played.value);
    else if (index < record.deals.length - 1) {
      return no({ deal: index, clause: FORMAT, message: 'only the last deal may be unfinished' });
    }
  }
  const expected = winners(match);
  if (expected.join() !== record.winners.join()) {
    const why = breach('record-winners', { is: expected, told: record.winners });
    return no({ deal: record.deals.length - 1, ...broken(game, game.clauses.end, why) });
  }
  const seal = sealFault(record);
  return seal ? no({ clause: FORMAT, ...seal }) : ok({ game, record, match, states });
}

/** One deal of a record on its way through the rules. */
class DealReplay {
  private readonly game: Game;
  private readonly match: Match;
  private readonly deal: DealRecord;

  constructor(game: Game, match: Match, deal: DealRecord) {
    this.game = game;
    this.match = match;
    this.deal = deal;
  }

  run(): Result<unknown, Omit<Fault, 'deal'>> {
    const { game, match, deal } = this;
    const { setup } = match;
    const { clauses } = game;
    if (deal.dealer !== setup.dealer) {
      const why = breach('record-dealer', { is: setup.dealer, told: deal.dealer });
      return no(broken(game, clauses.dealer, why));
    }
    const wrong = game.check(setup, deal);
    if (wrong) return no(refusalFault(game, wrong));
    const state = game.lay(setup, deal);
    const fault =
      this.checkAside(state) ??
      this.playMoves(state) ??
      this.checkEnd(state) ??
      this.checkTricks(state) ??
      this.checkScores(state);
    return fault ? no(fault) : ok(state);
  }

  /** A deal has a stock or a turned-up card where the game has one, and nowhere else. */
  private checkAside(state: unknown): Omit<Fault, 'deal'> | undefined {
    const laid = this.game.layout(state);
    for (const key of ['stock', 'turnUp'] as const) {
      if ((laid[key] === undefined) === (this.deal[key] === undefined)) continue;
      const has = laid[key] === undefined ? 'has no' : 'needs a';
      return { clause: FORMAT, message: `a deal of ${this.game.title} ${has} "${key}"` };
    }
    return undefined;
  }

  private playMoves(state: unknown): Omit<Fault, 'deal'> | undefined {
    for (const [index, move] of this.deal.moves.entries()) {
      const fault = this.playMove(state, move);
      if (fault) return { move: index, ...fault };
    }
    return undefined;
  }

  private playMove(state: unknown, move: Move): Omit<Fault, 'deal'> | undefined {
    const { game, deal } = this;
    if (game.acting(state) === 0) {
      return broken(game, game.clauses.end, breach('record-deal-over'));
    }
    const actions = actionsOf(game, move);
    if (!actions.ok) return refusalFault(game, actions.error, move.seat);
    const chance = new Recorded(game, state, deal.tricks);
    const refusal = perform(game, state, move.seat, actions.value, chance);
    if (refusal) return refusalFault(game, refusal, move.seat);
    if (chance.failed === undefined) return undefined;
    const why = breach('record-token', { trick: chance.failed });
    return broken(game, game.clauses.draw ?? game.clauses.trick, why);
  }

  /** A deal that is not over has no scores. */
  private checkEnd(state: unknown): Omit<Fault, 'deal'> | undefined {
    const { moves, scores } = this.deal;
    if (this.game.acting(state) === 0 || scores.length === 0) return undefined;
    const message = 'the deal has scores, but is not over: moves are missing';
    return { move: moves.length, clause: FORMAT, message };
  }

  private checkTricks(state: unknown): Omit<Fault, 'deal'> | undefined {
    const { game } = this;
    const expected = game.tricks(state);
    const { tricks } = this.deal;
    const { trick: clause } = game.clauses;
    if (tricks.length !== expected.length) {
      const count = { is: expected.length, told: tricks.length };
      return broken(game, clause, breach('record-tricks', count));
    }
    const wrong = tricks.findIndex((trick, i) => !sameTrick(trick, expected[i]));
    if (wrong < 0) return undefined;
    const { leader, winner, token = '' } = expected[wrong];
    return broken(game, clause, breach('record-trick', { trick: wrong, leader, winner, token }));
  }

  private checkScores(state: unknown): Omit<Fault, 'deal'> | undefined {
    const { game, match, deal } = this;
    const over = game.acting(state) === 0;
    const scores = over ? scoresOf(game, state, match.setup.players) : [];
    const totals = over ? settle(game, match, state).totals : [];
    const seat = scores.findIndex((score, i) => score !== deal.scores[i]);
    if (seat >= 0 || scores.length !== deal.scores.length) {
      const why = breach('record-scores', { is: scores, told: deal.scores });
      return broken(game, clauseOf(game, state, seat), why);
    }
    if (totals.join() === deal.totals.join()) return undefined;
    const why = breach('record-totals', { is: totals, told: deal.totals });
    return broken(game, game.clauses.score, why);
  }
}

function sameTrick(a: Trick, b: Trick): boolean {
  return a.leader === b.leader && a.winner === b.winner && a.token === b.token;
}

/** The clause that says most about a seat's score. */
function clauseOf(game: Game, state: unknown, seat: Seat): string {
  let clause = game.clauses.score;
  let most = 0;
  if (game.acting(state) !== 0) return clause;
  game.score(state, (who, score, cited) => {
    if (who !== seat || Math.abs(score) <= most) return;
    most = Math.abs(score);
    clause = cited;
  });
  return clause;
}

function refusalFault(game: Game, refusal: Refusal, seat?: Seat): Omit<Fault, 'deal'> {
  const { clause, why, cards = [] } = refusal;
  const message = [say(game, why), ...(cards.length > 0 ? [cards.join(' ')] : [])].join(': ');
  const broke: Breach = { game: game.name, why, cards, ...(seat !== undefined && { seat }) };
  return { clause, message, breach: broke };
}

function broken({ name }: Game, clause: string, why: Saying): Omit<Fault, 'deal'> {
  return { clause, message: breachWords(why), breach: { game: name, why } };
}
