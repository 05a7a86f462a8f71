import { type Event, type Game, type Seat, seen } from '@overtrick/engine';
import type { PastDecision } from './chronicle.ts';
import type { BeforeMove } from './dealt.ts';
import { belongsTo } from './sitters.ts';
import type { Table } from './table.ts';

/** What a seat could take back, or why it cannot. */
type Undoable =
  | { readonly back: PastDecision; readonly isFree: boolean }
  | { readonly why: NoUndo };

type NoUndo = 'nobody-to-undo' | 'nothing-to-undo' | 'moved-since' | 'seen-since';

/**
 * Alone against bots it is free; among people only one's own last move, before anybody else has moved
 * and before it brought a card or a draw to light.
 */
export function undoable(table: Table, seat: Seat): Undoable {
  const sitter = table.sitters[seat];
  if (sitter?.kind !== 'person') return { why: 'nobody-to-undo' };
  const back = table.lastDecisionOf(seat);
  if (!back) return { why: 'nothing-to-undo' };
  // Who is away for a while comes back, and must find the game as fair as it was.
  const isAlone = table.humans.every((each) => belongsTo(table.sitters[each], sitter.id));
  const isLast = isAlone ? !table.hasOthersSince(back, sitter.id) : table.lastDecision === back;
  if (!isLast) return { why: 'moved-since' };
  if (isAlone) return { back, isFree: true };
  if (hasSeen(table, seat)) return { why: 'seen-since' };
  return { back, isFree: false };
}

/** Whether the last move has told its own seat anything that it did not know before. */
function hasSeen({ game, current }: Table, seat: Seat): boolean {
  if (!current) return false;
  const [before, after] = current.milestones.slice(-2);
  if (!after || after.draws > before.draws || current.over) return true;
  const earlier = current.before(seat);
  const news = seen(current.told.slice(before.told), seat);
  return earlier !== undefined && isNews(game, earlier, news, current.handOf(seat));
}

/**
 * A card that has come to the hand, or one that what was told names for the first time. Whatever a view names is told as well
 * when it comes to light, and views are long.
 */
export function isNews(
  game: Game,
  before: BeforeMove,
  news: readonly Event[],
  hand: readonly string[],
): boolean {
  const left = [...before.hand];
  const isNew = (card: string) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  if (hand.some(isNew)) return true;
  const named = wordsIn(news, new Set());
  for (const card of [...before.hand, ...before.dealt]) named.delete(card);
  const deck = game.deck(before.setup);
  const cards = [...named].filter((word) => deck.includes(word));
  if (cards.length === 0) return false;
  const known = wordsIn(before.view(), new Set());
  return cards.some((card) => !known.has(card));
}

/** All texts in a value. */
export function wordsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) wordsIn(part, found);
  }
  return found;
}
