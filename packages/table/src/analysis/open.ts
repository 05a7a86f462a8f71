import type { Knowledge } from '@overtrick/bots';
import { type OpenAnswer, openCards } from '@overtrick/bots/open';
import type { GameRecord, Move } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { tableOf } from '../made.ts';
import { entryOf, logOf } from '../past.ts';
import type { Stand } from '../stops.ts';
import type { Table } from '../table.ts';

/** What could have become of a deal from a moment on, with all cards open; and what became of it. */
export interface OpenVerdict extends Stand {
  /** Undefined where it cannot be told at all: outside of the play, and in games that draw during it. */
  readonly answer: OpenAnswer | undefined;
  /** What the declaring side took in fact, where two sides play for something. */
  readonly took: number | undefined;
}

/** Every card is known here, so this has no part in what a seat should have done. It takes about so many milliseconds at most. */
export function* openVerdict(
  knowledge: Knowledge,
  record: GameRecord,
  { deal, move }: Stand,
  ms: number,
): Generator<undefined, OpenVerdict, undefined> {
  const { game, exact } = knowledge;
  const then = tableBackAt(knowledge, record, { deal, move });
  const state = then.current?.state as Sitting | undefined;
  const answer = state && (yield* openCards(knowledge, state, ms));
  const isTwo = answer?.isSolved === true && answer.sides !== undefined;
  const end = isTwo ? stateAfter(knowledge, record, deal) : undefined;
  const took = end && game.acting(end) === 0 ? exact?.taken(end) : undefined;
  return { deal, move, answer, took };
}

/** The game as it would have gone on from there: a record that the rules accept, up to the end of that deal. */
export function recordOfLine(
  { game }: Knowledge,
  record: GameRecord,
  { deal, move }: Stand,
  line: readonly Move[],
): GameRecord | undefined {
  const deals = record.deals.slice(0, deal + 1);
  const cut = deals.map((each, index) =>
    index < deal ? each : { ...each, moves: each.moves.slice(0, move) },
  );
  const entries = logOf({ ...record, deals: cut }, game.version);
  const more = line.map((each, index) =>
    entryOf({ type: 'play', move: each }, entries.length + index),
  );
  const table = tableOf(game, [...entries, ...more]);
  return table.ok ? table.value.record(record.names ?? []) : undefined;
}

function stateAfter(knowledge: Knowledge, record: GameRecord, deal: number): Sitting | undefined {
  const move = record.deals[deal].moves.length;
  return tableBackAt(knowledge, record, { deal, move }).current?.state as Sitting | undefined;
}

function tableBackAt({ game }: Knowledge, record: GameRecord, at: Stand): Table {
  const table = tableOf(game, logOf(record, game.version));
  if (!table.ok) throw new Error(table.error);
  table.value.goBack(at.deal, at.move);
  return table.value;
}
