import { type DealRecord, fieldsOf, type Game, type GameRecord, replay } from '@overtrick/engine';
import { castIn, withCast } from '../cast.ts';
import { playersIn, predecessorsIn } from '../predecessors.ts';

/**
 * One deal of a match as a game of its own. Where it hangs on those before it, as by a number of cards or by tokens, it comes with
 * all of them.
 */
export function dealAlone(game: Game, record: GameRecord, deal: number): GameRecord {
  const { seed: _, commitment: __, meta, names, ...unsealed } = record;
  const { scores, ...rest } = record.deals[deal];
  const players = names && playersIn(predecessorsIn(record), names, deal);
  const named: GameRecord = {
    ...unsealed,
    ...(players && { names: players.map((all) => all.at(-1) ?? '') }),
    ...(meta !== undefined && { meta: { ...fieldsOf(meta), predecessors: undefined } }),
  };
  const only: DealRecord = { ...rest, scores, totals: scores };
  const cast = castIn(record);
  const moved = cast ? withCast(named, { ...cast, before: cast.before + deal }) : named;
  const alone = { ...moved, deals: [only] };
  // Whether such a score ends a match, only the rules can say.
  const ways = [[], bestOf(scores)].map((winners) => ({ ...alone, winners }));
  return ways.find((way) => replay(way, [game]).ok) ?? upTo(record, deal);
}

function bestOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === most);
}

function upTo(record: GameRecord, deal: number): GameRecord {
  if (deal === record.deals.length - 1) return record;
  return { ...record, deals: record.deals.slice(0, deal + 1), winners: [] };
}
