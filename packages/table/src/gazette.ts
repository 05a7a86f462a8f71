import { type Seat, SPECTATOR, seen, type Told, type View } from '@overtrick/engine';
import type { PastDecision } from './chronicle.ts';
import type { Dealt } from './dealt.ts';
import { type Delta, difference } from './delta.ts';
import type { By } from './log.ts';
import type { Update } from './protocol.ts';
import { ownScene, publicScene, type Scene } from './scene.ts';
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
const PUBLIC: ReadonlySet<string> = new Set<keyof View>([
  ...(['game', 'setup', 'held', 'displays', 'trumps', 'tiers', 'tricks'] as const),
  ...(['winning', 'sides', 'points', 'everyTrickWelcome', 'match'] as const),
]);

/** How much of an entry concerns single eyes: no more than everybody, whether they could take something back, or all of it. */
type Concern = 'common' | 'undo' | 'all';

/**
 * Tells what an entry has changed. Most of it is the same for everybody and made once: that which the public sees. Only eyes
 * that it concerns are told more: who was or is to act, whoever was told something in private, everybody when a deal begins or
 * ends.
 */
export class Gazette {
  private readonly table: Table;
  /** What the public knows; undefined at a table at rest. */
  private scene: Scene | undefined;
  private before: LastLook;
  private change: Delta | undefined;
  private concerns: readonly Concern[] = [];
  /** Whether another deal lies on the table, or the same one as it was earlier; whether it is about people. */
  private isFresh = false;
  private isSocial = false;
  /** Whether nobody has learnt anything of what was before. */
  isPlain = false;
  private news: readonly Told[] = [];
  /** Cards of which a seat knows who has them, though nobody else does. */
  private readonly located = new Map<Seat, View['located']>();
  /** What the public is told of the last entry. */
  common: Update;

  constructor(table: Table) {
    this.table = table;
    this.scene = publicScene(table);
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
    this.scene ??= publicScene(this.table);
  }

  /** Looks at the table again, into which one entry more has been folded. */
  issue(): void {
    const { table, before } = this;
    const scene = publicScene(table);
    const now = standing(table);
    this.change = difference(this.scene, scene);
    this.isFresh = now.current !== before.current;
    this.news = (now.current?.told ?? []).slice(this.isFresh ? 0 : before.told);
    this.isSocial = now.company !== before.company;
    // In another phase other things are asked for, and views may say more of the cards that one has.
    const isTurned =
      this.isFresh ||
      scene.view?.phase !== this.scene?.view?.phase ||
      now.isOver !== before.isOver ||
      now.humans.join() !== before.humans.join();
    const isSecret = seen(this.news, SPECTATOR).length !== this.news.length;
    this.isPlain = !isTurned && !isSecret;
    const played = scene.view?.history.at(-1)?.card;
    this.concerns = table.sitters.map((_, seat) => {
      const isActing = before.acting.includes(seat) || now.acting.includes(seat);
      const isKnown = this.located.get(seat)?.some(({ card }) => card === played);
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

  /** Remembers what a seat knows. */
  learn(eyes: Seat, view: View | null): void {
    if (view) this.located.set(eyes, view.located);
  }

  /** Whether a seat knows everything by what the public is told. */
  isCommonTo(eyes: Seat): boolean {
    return !this.isSocial && (this.concerns[eyes] ?? 'common') === 'common';
  }

  /** Whether the public is told something of the game. */
  get isAboutView(): boolean {
    return this.change !== undefined && (!('set' in this.change) || 'view' in this.change.set);
  }

  /** The same for eyes that know more, and have been told this view of their own if it is known. */
  own(eyes: Seat, by: By | undefined, told: View | undefined): { update: Update; view?: View } {
    const common = this.change && 'set' in this.change ? this.change.set : {};
    if (!this.isSocial && this.concerns[eyes] === 'undo') {
      const canUndo = { is: 'back' in undoable(this.table, eyes) };
      return { update: this.updateOf({ set: { ...common, canUndo } }) };
    }
    const { mine, view, story, reasons, canUndo, canClaim } = ownScene(this.table, eyes, by);
    const { view: _, story: __, ...shared } = common;
    this.learn(eyes, view);
    const change = this.viewChange(view, told);
    const set = {
      ...shared,
      ...(change && { view: change }),
      story: this.isFresh ? { is: story } : { more: seen(this.news, eyes) },
      ...(this.isSocial && { mine: { is: mine } }),
      reasons: { is: reasons },
      canUndo: { is: canUndo },
      canClaim: { is: canClaim },
    };
    return { update: this.updateOf({ set }), ...(view && { view }) };
  }

  /**
   * On one's own turn all is told again that a view has of its own, so that no decision is built on a change that went astray.
   * What is the same for everybody is told as the public is told it, and of the moves so far only those that have come.
   */
  private viewChange(view: View | null, told: View | undefined): Delta | undefined {
    if (!view || this.isFresh) return { is: view };
    const { publicView } = this;
    const grown = this.isPlain ? publicView.history : undefined;
    const isTurn = view.acting.includes(view.eyes);
    const known: Readonly<Record<string, unknown>> = Object(isTurn ? undefined : told);
    const set: Record<string, Delta> = {};
    for (const [key, value] of Object.entries(view)) {
      const part = PUBLIC.has(key)
        ? publicView[key]
        : key === 'history' && grown && 'more' in grown
          ? { more: view.history.slice(-grown.more.length) }
          : key in known
            ? difference(known[key], value)
            : { is: value };
      if (part) set[key] = part;
    }
    return { set };
  }

  /** What has changed in the view of the public. */
  private get publicView(): Readonly<Record<string, Delta>> {
    const found = this.change && 'set' in this.change ? this.change.set.view : undefined;
    return found && 'set' in found ? found.set : {};
  }
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
