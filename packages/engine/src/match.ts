import type { Game, Options, Seat, Setup } from './game.ts';
import { zeros } from './lists.ts';

/** A sitting: deals strung together until the game says that it is over. */
export interface Match<Carry = unknown> {
  readonly setup: Setup<Carry>;
  readonly totals: readonly number[];
  readonly over: boolean;
}

export function openMatch<State, Carry>(
  game: Game<State, Carry>,
  players: number,
  options: Options,
  dealer: Seat,
): Match<Carry> {
  const carry = game.first(players, options);
  const totals = zeros(players);
  const setup = { players, options, dealer, deal: 0, carry, totals };
  return { setup, totals, over: false };
}

/** What a finished deal adds, by seat. */
export function scoresOf<State>(game: Game<State>, state: State, players: number): number[] {
  const scores = zeros(players);
  game.score(state, (seat, score) => {
    scores[seat] += score;
  });
  return scores;
}

/** The totals after a deal with these scores. */
export function totalsWith({ totals }: Match, scores: readonly number[]): number[] {
  return scores.map((score, seat) => score + totals[seat]);
}

/** Writes a finished deal into the totals and makes ready for the next. */
export function settle<State, Carry>(
  game: Game<State, Carry>,
  match: Match<Carry>,
  state: State,
): Match<Carry> {
  const { setup } = match;
  const { players, options, deal } = setup;
  const totals = totalsWith(match, scoresOf(game, state, players));
  const over = game.finished(setup, totals);
  const { dealer, carry } = game.next(state);
  return { setup: { players, options, dealer, deal: deal + 1, carry, totals }, totals, over };
}

/** The highest totals; a tie is shared. */
export function winners(match: Match): Seat[] {
  if (!match.over) return [];
  const most = Math.max(...match.totals);
  return [...match.totals.keys()].filter((seat) => match.totals[seat] === most);
}
