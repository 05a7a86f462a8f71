import type { Event, EventOf, Seat } from '@overtrick/engine';

/** A sentence to be said, and what it tells of; of nothing if it was said by somebody. */
export interface NewsItem {
  readonly text: string;
  readonly events: readonly Event[];
}

type PlayTold = Extract<EventOf<{ play: { seat: Seat; card: string } }>, { type: 'play' }>;
type TrickTold = Extract<EventOf<{ trick: { winner: Seat } }>, { type: 'trick' }>;

/** How one thing is told, and how several are in one sentence. */
export interface Telling {
  readonly me: Seat;
  one(event: Event): string | undefined;
  plays(plays: readonly PlayTold[]): string;
  tricks(tricks: readonly TrickTold[]): string;
}

/** About as long as it takes to say something: before it is over, no other text takes its place. */
const BREATH_MS = 500;
const LETTER_MS = 55;

export function timeToSay(text: string): number {
  return BREATH_MS + LETTER_MS * text.length;
}

/** What was said by somebody, or what happened. */
type Item = string | Event;

/**
 * News told so briefly that they take no longer than this: cards of tricks that are over and bids that were
 * raised are left out, tricks counted, the cards on the table named in one breath; then goes what is no card and no
 * trick, then the oldest, and last what holds for the whole deal. The latest is always told.
 */
export function inShort(
  news: readonly NewsItem[],
  telling: Telling,
  ms: number,
): readonly NewsItem[] {
  const all = news.flatMap(({ text, events }): Item[] =>
    events.length > 0 ? [...events] : [text],
  );
  let kept = whatMatters(all, telling.me);
  while (kept.length > 1 && length(told(kept, telling)) > ms) kept = withoutLeast(kept);
  return told(kept, telling);
}

function length(news: readonly NewsItem[]): number {
  return news.reduce((sum, { text }) => sum + timeToSay(text), 0);
}

const is = (item: Item, type: string) => typeof item !== 'string' && item.type === type;
const isPlay = (item: Item): item is PlayTold => is(item, 'play');
const isTrick = (item: Item): item is TrickTold => is(item, 'trick');

/** What somebody must know who has heard nothing of it. */
function whatMatters(all: readonly Item[], me: Seat): readonly Item[] {
  const items = all.slice(Math.max(all.map((item) => is(item, 'deal')).lastIndexOf(true), 0));
  const last = items.map(isTrick).lastIndexOf(true);
  const isOld = (item: Item, at: number) =>
    (isPlay(item) && (at < last || item.seat === me)) ||
    (is(item, 'bid') && items.slice(at + 1).some((later) => isBidOf(later, item))) ||
    (['pass', 'deal'].some((type) => is(item, type)) && at < items.length - 1);
  const kept = items.filter((item, at) => !isOld(item, at) && !isTrick(item));
  const after = items.slice(last + 1).filter((item) => kept.includes(item));
  const before = kept.slice(0, kept.length - after.length);
  return [...before, ...items.filter(isTrick), ...after];
}

function isBidOf(later: Item, item: Item): boolean {
  const seatOf = (each: Item) => (typeof each === 'object' && 'seat' in each ? each.seat : -1);
  return is(later, 'bid') && seatOf(later) === seatOf(item);
}

/** What holds as long as the deal lasts. */
const LASTING = ['trump', 'partner', 'contract', 'chief', 'declarer', 'unplayed', 'stalemate'];

/** Without what is needed least, never the latest: what is neither card nor trick; of all tricks but the last. */
function withoutLeast(items: readonly Item[]): readonly Item[] {
  const before = items.slice(0, -1);
  const isLasting = (item: Item) => LASTING.some((type) => is(item, type));
  const aside = before.findIndex((item) => !isLasting(item) && !isPlay(item) && !isTrick(item));
  const oldest = before.findIndex((item) => !isLasting(item));
  const least = aside >= 0 ? aside : Math.max(oldest, 0);
  const last = items.map(isTrick).lastIndexOf(true);
  const isCounted = isTrick(items[least]) && least < last;
  return items.filter((item, at) => at !== least && !(isCounted && isTrick(item) && at < last));
}

function told(items: readonly Item[], telling: Telling): readonly NewsItem[] {
  const tricks = items.filter(isTrick);
  const plays = items.filter(isPlay);
  return items.flatMap((item): NewsItem[] => {
    if (typeof item === 'string') return [{ text: item, events: [] }];
    if (isTrick(item) && tricks.length > 1)
      return item === tricks[0] ? [{ text: telling.tricks(tricks), events: tricks }] : [];
    if (isPlay(item) && plays.length > 1)
      return item === plays[0] ? [{ text: telling.plays(plays), events: plays }] : [];
    const text = telling.one(item);
    return text === undefined ? [] : [{ text, events: [item] }];
  });
}
