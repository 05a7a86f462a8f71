import type { Game, GameRecord, Move, Seat, View } from '@overtrick/engine';
import { tableOf } from '../made.ts';
import { logOf } from '../past.ts';
import type { Stand } from '../stops.ts';

/** One decision of a game that was played: what was done, and all that the seat could know then. */
export interface JudgedDecision extends Stand {
  readonly seat: Seat;
  readonly made: Move;
  readonly view: View;
}

/** Which decisions are wanted; all of them without either. */
export interface WantedDecisions {
  readonly deal?: number | undefined;
  readonly seat?: Seat | undefined;
}

/** The decisions of a record that has been judged, in their order. Where there was no choice, nothing was decided. */
export function* decisionsIn(
  game: Game,
  record: GameRecord,
  wanted: WantedDecisions,
): Generator<JudgedDecision> {
  const [first, ...rest] = logOf(record, game.version);
  const table = tableOf(game, [first]);
  if (!table.ok) throw new Error(table.error);
  let [deal, move] = [-1, 0];
  for (const entry of rest) {
    const [fact] = entry.facts;
    if (fact.type === 'play') {
      const { seat } = fact.move;
      const isWanted = (wanted.deal ?? deal) === deal && (wanted.seat ?? seat) === seat;
      const view = isWanted ? table.value.view(seat) : undefined;
      if (view && view.legal.length > 1) yield { deal, move, seat, made: fact.move, view };
      move++;
    } else [deal, move] = [deal + 1, 0];
    table.value.fold(entry);
  }
}
