import { type Contract, type Saying, type Seat, scoresOf, settle } from '@overtrick/engine';
import type { Dealt } from './dealt.ts';

/** One line of the score sheet, with the clause that it comes from. */
export interface SheetLine {
  readonly seat: Seat;
  readonly score: number;
  readonly clause: string;
  readonly why: Saying;
}

/** What one finished deal added, and the totals after it. */
export interface DealSheet {
  readonly deal: number;
  readonly dealer: Seat;
  readonly lines: readonly SheetLine[];
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  /** What was promised, and whether it was made; none in games that know no such thing. */
  readonly contracts: readonly Contract[];
}

/** The sheet of a finished deal. */
export function sheetOf({ game, match, state }: Dealt): DealSheet {
  const lines: SheetLine[] = [];
  game.score(state, (seat, score, clause, why) => lines.push({ seat, score, clause, why }));
  const { deal, dealer, players } = match.setup;
  const scores = scoresOf(game, state, players);
  const { totals } = settle(game, match, state);
  const { contracts } = game.outcome?.(state) ?? { contracts: [] };
  return { deal, dealer, lines, scores, totals, contracts };
}
