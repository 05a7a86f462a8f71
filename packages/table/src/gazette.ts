import { type Event, type Seat, SPECTATOR, seen, type Told, type View } from '@overtrick/engine';
import type { PastDecision } from './chronicle.ts';
import type { Dealt } from './dealt.ts';
import { type Delta, difference } from './delta.ts';
import type { By } from './log.ts';
import type { Update } from './protocol.ts';
import { type OutsideScene, outsideOf, ownMoment } from './scene.ts';
import type { Table } from './table.ts';
import { undoable } from './undo.ts';

/** What of a table mattered to single eyes when the last entry was told. */
interface LastLook {
  readonly current: Dealt | undefined;
  readonly isOver: boolean;
  readonly told: number;
  readonly acting: readonly Seat[];
  readonly lastDecision: PastDecision | undefined;
  readonly humans: readonly Seat[];
  readonly company: number;
}

/** What a view says to everybody in the same way, whoever looks. */
const PUBLIC: readonly (keyof View)[] = [
  ...(['game', 'setup', 'phase', 'acting', 'held', 'displays', 'trumps', 'tiers'] as const),
  ...(['tricks', 'winning', 'sides', 'points', 'everyTrickWelcome', 'match'] as const),
];

/** What a view says of single eyes that is the same for most of a deal. */
const SELDOM: readonly (keyof View)[] = ['eyes', 'dealt', 'aside', 'located'];

/** In one place, as it is asked of every part of every view. */
const SORTS: ReadonlyMap<string, 'public' | 'seldom'> = new Map([
  ...PUBLIC.map((key) => [key, 'public'] as const),
  ...SELDOM.map((key) => [key, 'seldom'] as const),
]);

/** What a seat was told that the public was not, by the names of the parts of its view. */
interface OwnKnowledge {
  /** Where its view was ever another than that of the public, since the deal began. */
  readonly apart: Set<string>;
  /** Of what seldom changes, what it was last told. */
  readonly last: Record<string, unknown>;
}

/** How much of an entry concerns single eyes: no more than everybody, whether they could take something back, or all of it. */
type Concern = 'common' | 'undo' | 'all';

/**
 * Tells what an entry has changed. Objects are put together by `assign`: those that are spread are all of a kind of their own to V8,
 * which then looks for their fields anew each time. Most of it is the same for everybody and made once: that which the public sees. Only eyes
 * that it concerns are told more: who was or is to act, whoever was told something in private, everybody when a deal begins or
 * ends.
 */
export class Gazette {
  private readonly table: Table;
  /** What the public knows; undefined at a table at rest. */
  private scene: OutsideScene | undefined;
  private before: LastLook;
  private change: Delta | undefined;
  private concerns: readonly Concern[] = [];
  /** Whether another deal lies on the table, or the same one as it was earlier; whether it is about people. */
  private isFresh = false;
  private isSocial = false;
  /** Whether nobody has learnt anything of what was before. */
  isPlain = false;
  private news: readonly Told[] = [];
  private readonly known = new Map<Seat, OwnKnowledge>();
  /** What the public is told of the last entry. */
  common: Update;

  constructor(table: Table) {
    this.table = table;
    this.scene = outsideOf(table);
    this.before = standing(table);
    this.common = this.updateOf(undefined);
  }

  /** Nothing happens for a while: what the public knows can be found out again. */
  rest(): void {
    this.scene = undefined;
    this.change = undefined;
    this.news = [];
    this.common = this.updateOf(undefined);
  }

  /** One entry more is about to be folded in: what it changes is seen by what was there before. */
  prepare(): void {
    this.scene ??= outsideOf(this.table);
  }

  /** Looks at the table again, into which one entry more has been folded. */
  issue(): void {
    const { table, before } = this;
    const scene = outsideOf(table);
    const now = standing(table);
    this.isFresh = now.current !== before.current;
    this.news = (now.current?.told ?? []).slice(this.isFresh ? 0 : before.told);
    const heard = seen(this.news, SPECTATOR);
    this.change = withStory(difference(this.scene, scene), this.storyOf(heard, scene.view));
    this.isSocial = now.company !== before.company;
    // In another phase other things are asked for, and views may say more of the cards that one has.
    const isTurned =
      this.isFresh ||
      scene.view?.phase !== this.scene?.view?.phase ||
      now.isOver !== before.isOver ||
      (now.humans !== before.humans && now.humans.join() !== before.humans.join());
    const isSecret = heard.length !== this.news.length;
    this.isPlain = !isTurned && !isSecret;
    const played = scene.view?.history.at(-1)?.card;
    this.concerns = table.sitters.map((_, seat) => {
      const isActing = before.acting.includes(seat) || now.acting.includes(seat);
      const isKnown = locatedIn(this.known.get(seat)).some(({ card }) => card === played);
      if (!this.isPlain || isActing || isKnown) return 'all';
      return mayUndo(before, seat) || mayUndo(now, seat) ? 'undo' : 'common';
    });
    this.common = this.updateOf(this.change);
    this.scene = scene;
    this.before = now;
  }

  private updateOf(changes: Delta | undefined): Update {
    const { seq, at } = this.table;
    return { kind: 'update', seq, at, changes: changes ?? null };
  }

  /** Remembers what a seat knows that has just been told all of it. */
  learn(eyes: Seat, view: View | null): void {
    this.scene ??= outsideOf(this.table);
    if (view && this.scene.view) this.viewChange(view, this.scene.view, eyes);
  }

  /** Whether a seat knows everything by what the public is told. */
  isCommonTo(eyes: Seat): boolean {
    return !this.isSocial && (this.concerns[eyes] ?? 'common') === 'common';
  }

  /** The same for eyes that know more. */
  own(eyes: Seat, by: By | undefined): Update {
    const common = this.change && 'set' in this.change ? this.change.set : {};
    if (!this.isSocial && this.concerns[eyes] === 'undo') {
      const canUndo = { is: 'back' in undoable(this.table, eyes) };
      return this.updateOf({ set: Object.assign({}, common, { canUndo }) });
    }
    const { mine, view, reasons, canUndo, canClaim } = ownMoment(this.table, eyes, by);
    const set: Record<string, Delta> = {};
    for (const key in common) if (key !== 'view' && key !== 'story') set[key] = common[key];
    const change = this.changeFor(eyes, view);
    if (change) set.view = change;
    const story = this.storyOf(seen(this.news, eyes), view);
    if (story) set.story = story;
    if (this.isSocial) set.mine = { is: mine };
    set.reasons = { is: reasons };
    set.canUndo = { is: canUndo };
    set.canClaim = { is: canClaim };
    return this.updateOf({ set });
  }

  /** How it came about: all of it if the deal is another, else what has come. */
  private storyOf(news: readonly Event[], view: View | null): Delta | undefined {
    if (this.isFresh) return { is: view ? news : [] };
    return view && news.length > 0 ? { more: news } : undefined;
  }

  private changeFor(eyes: Seat, view: View | null): Delta | undefined {
    const outside = this.scene?.view;
    if (this.isFresh) this.known.delete(eyes);
    if (!view || !outside) return { is: view };
    const set = this.viewChange(view, outside, eyes);
    return this.isFresh ? { is: view } : { set };
  }

  /**
   * What has to be told of a view to eyes that are told all that the public is. Where their view was never another than that of
   * the public, they are told the same; where it was, what they see now.
   */
  private viewChange(view: View, outside: View, eyes: Seat): Record<string, Delta> {
    const { publicView } = this;
    const grown = this.isPlain ? publicView.history : undefined;
    const { apart, last } = this.knowledgeOf(eyes);
    const set: Record<string, Delta> = Object.assign({}, publicView);
    const own: Readonly<Record<string, unknown>> = Object(view);
    const theirs: Readonly<Record<string, unknown>> = Object(outside);
    for (const key in own) {
      const sort = SORTS.get(key);
      if (sort === 'public') continue;
      const value = own[key];
      if (!apart.has(key)) {
        if (theirs[key] === value || !difference(theirs[key], value)) continue;
        apart.add(key);
      }
      if (key === 'history' && grown && 'more' in grown) {
        set[key] = { more: view.history.slice(-grown.more.length) };
      } else if (sort !== 'seldom' || !(key in last) || difference(last[key], value)) {
        set[key] = { is: value };
        if (sort === 'seldom') last[key] = value;
      } else delete set[key];
    }
    return set;
  }

  private knowledgeOf(eyes: Seat): OwnKnowledge {
    const known = this.known.get(eyes) ?? { apart: new Set<string>(), last: {} };
    this.known.set(eyes, known);
    return known;
  }

  /** What has changed in the view of the public. */
  private get publicView(): Readonly<Record<string, Delta>> {
    const found = this.change && 'set' in this.change ? this.change.set.view : undefined;
    return found && 'set' in found ? found.set : {};
  }
}

/** How it came about stands last, after what has become of it. */
function withStory(change: Delta | undefined, story: Delta | undefined): Delta | undefined {
  if (!story) return change;
  const { set } = change && 'set' in change ? change : { set: {} };
  return { set: Object.assign({}, set, { story }) };
}

function locatedIn(known: OwnKnowledge | undefined): View['located'] {
  return (known?.last.located ?? []) as View['located'];
}

function standing(table: Table): LastLook {
  const { current, dealOver, acting, lastDecision, humans } = table;
  return {
    current,
    isOver: dealOver,
    told: current?.told.length ?? 0,
    acting,
    lastDecision,
    humans,
    company: table.company.changes,
  };
}

/** Whether a seat could want its last move back. Alone against bots one always could. */
function mayUndo({ lastDecision, humans }: LastLook, seat: Seat): boolean {
  return lastDecision?.seat === seat || (humans.length === 1 && humans[0] === seat);
}
