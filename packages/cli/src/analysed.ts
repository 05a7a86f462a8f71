import { judge, outlook } from '@overtrick/bots';
import { type Game, type GameRecord, games, type Seat } from '@overtrick/engine';
import {
  courseOf,
  type DealCourse,
  decisionsIn,
  type Fortune,
  fortuneOf,
  type MoveVerdict,
  stopOutlook,
  verdictOf,
  viewsAt,
  type WantedDecisions,
} from '@overtrick/table/analysis';

/** What is to be judged, and in how many likely deals. */
export interface AnalysisAsk extends WantedDecisions {
  readonly move?: number | undefined;
  readonly worlds: number;
}

/** Where the result of a seat in a deal came from, and how its chances changed on the way. */
export interface SeatBalance {
  readonly deal: number;
  readonly seat: Seat;
  readonly fortune: Fortune;
  readonly course: DealCourse;
}

export function* verdictsIn(record: GameRecord, ask: AnalysisAsk): Generator<MoveVerdict> {
  for (const decision of decisionsIn(gameOf(record), record, ask)) {
    const { deal, move, view, made } = decision;
    if ((ask.move ?? move) !== move) continue;
    const judgement = judge(view, [made], { worlds: ask.worlds, seed: `${deal}/${move}` });
    const verdict = judgement && verdictOf(decision, judgement);
    if (verdict) yield verdict;
  }
}

/** For every seat and deal that was judged whole and is over. */
export function* balancesIn(
  record: GameRecord,
  ask: AnalysisAsk,
  verdicts: readonly MoveVerdict[],
): Generator<SeatBalance> {
  if (ask.move !== undefined) return;
  for (const [deal, { scores }] of record.deals.entries()) {
    if ((ask.deal ?? deal) !== deal || scores.length === 0) continue;
    for (let seat = 0; seat < record.players; seat++) {
      if ((ask.seat ?? seat) !== seat) continue;
      const own = verdicts.filter((verdict) => verdict.deal === deal && verdict.seat === seat);
      yield balanceOf(record, { deal, seat }, ask.worlds, own);
    }
  }
}

function balanceOf(
  record: GameRecord,
  { deal, seat }: Pick<SeatBalance, 'deal' | 'seat'>,
  worlds: number,
  verdicts: readonly MoveVerdict[],
): SeatBalance {
  const stops = viewsAt(gameOf(record), record, deal, seat).map(({ move, view }) =>
    stopOutlook(move, view, outlook(view, worlds, `${deal}/${move}/${seat}`)),
  );
  const [start, end] = [stops[0], stops[stops.length - 1]];
  const losses = verdicts.map(({ loss }) => loss);
  const course = courseOf(record.deals[deal], stops);
  return { deal, seat, fortune: fortuneOf([start, end], losses), course };
}

/** A record that was read names a game that there is. */
function gameOf({ game: name }: GameRecord): Game {
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error(`there is no game ${name}`);
  return game;
}
