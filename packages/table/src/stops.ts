import type { DealRecord, GameRecord } from '@overtrick/engine';

/** So many moves of a deal stand; both are counted from 0, as records count them. */
export interface Stand {
  readonly deal: number;
  readonly move: number;
}

/** After how many moves a deal has reached something: its start, its first card, the end of each trick. */
export function stopsIn({ moves, tricks }: Pick<DealRecord, 'moves' | 'tricks'>): number[] {
  const plays = [...moves.keys()].filter((index) => moves[index].type === 'play');
  const first = plays[0] ?? moves.length;
  const each = tricks.length > 0 ? Math.floor(plays.length / tricks.length) : 0;
  const ends = tricks.map((_, trick) => endOf(moves, plays[(trick + 1) * each - 1] ?? first));
  return [...new Set([0, first, ...ends, moves.length])].sort((a, b) => a - b);
}

/** A token that is taken belongs to the trick before it. */
function endOf(moves: DealRecord['moves'], last: number): number {
  let end = last + 1;
  while (end < moves.length && moves[end].type !== 'play') end++;
  return end;
}

/** The moment so many moves on, within the match: where a deal ends the next begins. */
export function byMoves({ deals }: GameRecord, { deal, move }: Stand, by: number): Stand {
  const to = move + by;
  if (to < 0) return deal > 0 ? { deal: deal - 1, move: deals[deal - 1].moves.length } : START;
  if (to <= deals[deal].moves.length) return { deal, move: to };
  return deal + 1 < deals.length ? { deal: deal + 1, move: 0 } : { deal, move };
}

/** The next stop in a direction. */
export function byTricks(record: GameRecord, at: Stand, by: 1 | -1): Stand {
  const stops = stopsIn(record.deals[at.deal]);
  const next =
    by > 0 ? stops.find((stop) => stop > at.move) : stops.filter((stop) => stop < at.move).at(-1);
  return next === undefined ? byMoves(record, at, by) : { deal: at.deal, move: next };
}

/** The start of the deal, or of the one before or after. */
export function byDeals({ deals }: GameRecord, { deal, move }: Stand, by: 1 | -1): Stand {
  if (by < 0) return { deal: move > 0 ? deal : Math.max(0, deal - 1), move: 0 };
  if (deal + 1 < deals.length) return { deal: deal + 1, move: 0 };
  return { deal, move: deals[deal].moves.length };
}

const START: Stand = { deal: 0, move: 0 };

/** What a link may say of a moment, brought back to what there is. */
export function within({ deals }: GameRecord, { deal, move }: Stand): Stand {
  const near = clamp(deal, deals.length - 1);
  return { deal: near, move: clamp(move, deals[near].moves.length) };
}

function clamp(value: number, most: number): number {
  return Number.isSafeInteger(value) ? Math.max(0, Math.min(value, most)) : 0;
}
