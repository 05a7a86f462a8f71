import type { Event, Refusal, Seat } from '@overtrick/engine';
import { suitOf } from '../cards/faces.ts';
import type { Notice, Shown } from '../play/state.ts';
import type { Scene } from '../protocol.ts';
import type { PageWords } from '../words/index.ts';
import type { Say } from '../words/say.ts';

/** Says in the reader's language what the engine tells as data: events, refusals, clauses. */

export function sayer(words: PageWords, scene: Scene): Say {
  const { game, view } = scene;
  return { game, me: view.eyes, name: (seat: Seat) => nameOf(words, scene, seat) };
}

/** What a seat is called by the person who looks. */
export function nameOf(words: PageWords, { names, view }: Scene, seat: Seat): string {
  return seat === view.eyes ? words.you : names[seat];
}

export function sentence(words: PageWords, say: Say, event: Event): string | undefined {
  return words.events[event.type]?.(event, say);
}

/** The trumps of a view as far as they are one suit to follow: Archers are a suit of their own. */
export function trumpsOf({ game, view }: Scene): readonly (readonly string[])[] {
  if (game !== 'ninja-whist') return view.trumps;
  return view.trumps
    .map((group) => group.filter((code) => code !== 'AR' && code !== 'LA'))
    .filter((group) => group.length > 0);
}

export function isTrump(scene: Scene, code: string): boolean {
  return scene.view.trumps.some((group) => group.includes(code));
}

export function effectiveSuit(scene: Scene, code: string): string {
  return trumpsOf(scene).some((group) => group.includes(code)) ? 'trump' : suitOf(code);
}

const FOLLOW = [
  ...['mu/6.2', 'mutwo/6.2', 'yamv/7.2', 'gamut/4.2', 'gamut/7.2'],
  ...['ninja-whist/4.2', 'ninja-whist/4.4', 'ninja-whist/4.5'],
];
const BID = ['mu/3.2', 'mutwo/3.2', 'yamv/3.2'];

/** Why a card or a bid is refused. Reasons without words of their own are said as the engine has them. */
export function refusalWords(
  words: PageWords,
  { scene, plays }: Shown,
  refusal: Refusal,
  card: string | undefined,
): string {
  const { clause, why, cards: right = [] } = refusal;
  const led = plays[0]?.card;
  if (FOLLOW.includes(clause) && card && typeof led === 'string') {
    const suit = effectiveSuit(scene, led);
    return words.refusals.follow({ card, led: suit, right, isTrump: isTrump(scene, card) });
  }
  if (BID.includes(clause)) return words.refusals.bidLimit(mostToShow(scene));
  if (clause === 'gamut/5.3') return words.refusals.opening(right[0] ?? 'C9');
  if (clause === 'gamut/5.5') return words.refusals.heartsBarred;
  if (clause === 'gamut/6.6') return words.refusals.spadesBarred;
  return why;
}

/** The most cards that one may have shown after this turn: one above the most shown. */
function mostToShow({ view }: Scene): number {
  const { shown = [0] } = view as unknown as { shown?: readonly number[] };
  return Math.max(...shown) + 1;
}

export function noticeWords(words: PageWords, shown: Shown, notice: Notice): string {
  if ('refusal' in notice) {
    const { refusal, card } = notice;
    const text = refusalWords(words, shown, refusal, card);
    return `${text} (${words.refusals.clause(clauseName(shown.scene, refusal.clause))})`;
  }
  if ('dropped' in notice) return words.table.dropped(notice.dropped);
  const said: Record<typeof notice.text, string> = {
    notNow: words.refusals.notNow,
    answerFirst: words.refusals.answerFirst,
    outOfPlay: words.refusals.outOfPlay,
    noPass: words.refusals.noPass,
    stagedFirst: words.refusals.stagedFirst,
    alreadyShown: `${words.refusals.alreadyShown} (${words.refusals.clause(bidClause(shown.scene))})`,
    undone: words.table.undone,
    exported: words.table.exported,
    failure: words.table.failure,
  };
  return said[notice.text];
}

/** The clause that says how cards are bid, cited when somebody bids a card that lies face up already. */
function bidClause(scene: Scene): string {
  return clauseName(scene, BID.find((clause) => clause.startsWith(`${scene.game}/`)) ?? '');
}

/** `mu/6.2` as it is said at a table of Mü: "Mü 6.2". */
export function clauseName({ title, game }: Pick<Scene, 'title' | 'game'>, clause: string): string {
  return clause.replace(`${game}/`, `${title} `);
}
