import type { Event, Seat } from '@overtrick/engine';
import { kindOf, runsOf, seatOf } from './runs.ts';

/** A sentence to be said, and what it tells of; of nothing if it was said by somebody. */
export interface NewsItem {
  readonly text: string;
  readonly events: readonly Event[];
}

/** How things are told that belong into one sentence; undefined for what needs none. */
export interface Telling {
  readonly me: Seat;
  run(events: readonly Event[]): string | undefined;
}

/** About as long as it takes to say something: before it is over, no other text takes its place. */
const BREATH_MS = 500;
const LETTER_MS = 55;

export function timeToSay(text: string): number {
  return BREATH_MS + LETTER_MS * text.length;
}

/** What has happened, sentence by sentence. */
export function newsOf(telling: Telling, story: readonly Event[]): readonly NewsItem[] {
  const runs = runsOf(story).flatMap((run) =>
    kindOf(run[0]) === 'other' ? run.map((event) => [event]) : [run],
  );
  return runs.flatMap((events) => toldBy(telling, events));
}

function toldBy(telling: Telling, events: readonly Event[]): NewsItem[] {
  const text = telling.run(events);
  return text === undefined ? [] : [{ text, events }];
}

export function timeToTell(news: readonly NewsItem[]): number {
  return news.reduce((sum, { text }) => sum + timeToSay(text), 0);
}

/**
 * The same told so briefly that somebody catches up who has fallen behind. Left out are the person's own cards and
 * those of tricks that are over; tricks are counted, and all that one seat has shown is one sentence. If that is
 * longer than this, what came before the last trick goes, but for what holds all deal. Nothing that still lies on
 * the table, and no bid of an auction that goes on, is ever left out.
 */
export function inShort(
  news: readonly NewsItem[],
  telling: Telling,
  ms: number,
): readonly NewsItem[] {
  const brief = joined(whatMatters(news, telling.me), telling);
  return timeToTell(brief) > ms ? withoutPast(brief) : brief;
}

const is = ({ events }: NewsItem, ...types: readonly string[]) =>
  events.length > 0 && types.includes(events[0].type);

function lastTrick(news: readonly NewsItem[]): number {
  return news.map((item) => is(item, 'trick')).lastIndexOf(true);
}

/** What somebody must know who has heard nothing of it. */
function whatMatters(all: readonly NewsItem[], me: Seat): readonly NewsItem[] {
  const news = all.slice(Math.max(all.map((item) => is(item, 'deal')).lastIndexOf(true), 0));
  const last = lastTrick(news);
  return news.filter((item, at) => {
    if (is(item, 'deal')) return news.length === 1;
    return !is(item, 'play') || (at > last && seatOf(item.events[0]) !== me);
  });
}

/** What is told in one sentence where it happened last. */
function joined(news: readonly NewsItem[], telling: Telling): readonly NewsItem[] {
  const before = new Map<string, readonly Event[]>();
  const last = new Map(news.map((item) => [keyOf(item), item]));
  return news.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [item];
    const events = [...(before.get(key) ?? []), ...item.events];
    before.set(key, events);
    return last.get(key) === item ? toldBy(telling, events) : [];
  });
}

function keyOf({ events: [event] }: NewsItem): string | undefined {
  if (event === undefined) return undefined;
  const kind = kindOf(event);
  if (kind === 'show') return `show ${seatOf(event)}`;
  return kind === 'pass' || event.type === 'trick' ? event.type : undefined;
}

/** What holds as long as the deal lasts. */
const LASTING = [
  ...['trump', 'partner', 'contract', 'chief', 'declarer', 'turn-up'],
  ...['unplayed', 'stalemate', 'tie'],
];

function withoutPast(news: readonly NewsItem[]): readonly NewsItem[] {
  const last = lastTrick(news);
  return news.filter((item, at) => at >= last || is(item, ...LASTING));
}
