import type { Event, Refusal, Saying, Seat, View } from '@overtrick/engine';
import { sayIn } from '@overtrick/engine';
import { seatOf } from '../play/runs.ts';
import type { Notice, Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import type { Occasion } from '../room/occasion.ts';
import type { PageWords } from '../words/index.ts';
import type { Say } from '../words/say.ts';
import { asSentence, type PageSpeech } from '../words/speech.ts';

/** Says in the reader's language what the engine tells as data: events, refusals, clauses. */

/** What the room of a game is asked about. */
export function occasionOf(words: PageWords, scene: PageScene): Occasion {
  const { view } = scene;
  return { scene, view, words, own: words.own, name: (seat) => nameOf(words, scene, seat) };
}

export function sayer(words: PageWords, scene: PageScene): Say {
  return { me: scene.view.eyes, name: (seat: Seat) => nameOf(words, scene, seat) };
}

/** As much of a table as sentences need. */
type Named = Pick<PageScene, 'names'> & { readonly view: Pick<View, 'eyes'> };

/** As many letters of a name as stand in a sentence or a table: whole it is at the seat, and among the people. */
const LONGEST = 16;

export function brief(name: string, longest = LONGEST): string {
  const letters = [...name];
  if (letters.length <= longest) return name;
  // Of two people who are called the same one has a number.
  const [number = ''] = / \d+$/.exec(name) ?? [];
  return `${letters.slice(0, longest - 1 - number.length).join('')}…${number}`;
}

/** What a seat is called by the person who looks. */
export function nameOf(words: PageWords, { names, view }: Named, seat: Seat): string {
  return seat === view.eyes ? words.you : brief(names[seat]);
}

export function sentence(words: PageWords, say: Say, event: Event): string | undefined {
  return words.events[event.type]?.(event, say);
}

export function cardsIn(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => ('card' in event ? [String(event.card)] : []));
}

/** All who pass, in one sentence. */
export function passWords(words: PageWords, say: Say, passes: readonly Event[]): string {
  const seats = passes.map((event) => seatOf(event) ?? say.me);
  const isPlural = seats.length > 1 || seats[0] === say.me;
  // "You" comes first: in the middle of a sentence it would be another word.
  const each = [...new Set(seats)].sort((a, b) => Number(b === say.me) - Number(a === say.me));
  return words.tale.pass(each.map(say.name), isPlural);
}

/** What the sentences of rules and bots are made with at this table; `right` are the cards that would do. */
export function speechOf(
  words: PageWords,
  table: Named,
  right: readonly string[] = [],
): PageSpeech {
  const one = (n: number) => (Math.round(n * 10) / 10).toLocaleString(words.code);
  return {
    me: table.view.eyes,
    right,
    name: (seat) => (seat in table.names ? nameOf(words, table, seat) : `${seat}`),
    card: words.theCard,
    trump: words.trump,
    token: words.token,
    figure: (n) => one(n).replace('-', '−'),
    suit: words.suit,
    list: words.list,
  };
}

/** Why a card or a bid is refused. */
export function refusalWords(words: PageWords, table: Named, { why, cards }: Refusal): string {
  return asSentence(sayIn(words.says, why, speechOf(words, table, cards)));
}

/** What a line of the score sheet is for. */
export function lineWords(words: PageWords, table: Named, why: Saying): string {
  return sayIn(words.says, why, speechOf(words, table));
}

/** The clause that a notice follows from, if it follows from one. */
export function noticeClause(notice: Notice): string | undefined {
  if ('refusal' in notice) return notice.refusal.clause;
  return 'own' in notice ? notice.clause : undefined;
}

export function noticeWords(words: PageWords, { scene }: Shown, notice: Notice): string {
  if ('refusal' in notice) return refusalWords(words, scene, notice.refusal);
  if ('dropped' in notice) return words.table.dropped(words.card(notice.dropped));
  if ('own' in notice) return words.own.notices?.[notice.own] ?? words.refusals.notNow;
  const said: Record<typeof notice.text, string> = {
    notNow: words.refusals.notNow,
    answerFirst: words.refusals.answerFirst,
    noHint: words.refusals.noHint,
    noPass: words.refusals.noPass,
    stagedFirst: words.refusals.stagedFirst,
    undone: words.table.undone,
    late: words.table.late,
    exported: words.table.exported,
    noRecord: words.table.noRecord,
    failure: words.table.failure,
  };
  return said[notice.text];
}
