import { type Seat, SPECTATOR } from '@overtrick/engine';
import { isBlind } from './around.ts';
import { difference } from './delta.ts';
import type { Gazette } from './gazette.ts';
import type { By } from './log.ts';
import { PROTOCOL, type Presence } from './protocol.ts';
import { fixedOf, type Scene, sceneOf } from './scene.ts';
import { belongsTo } from './sitters.ts';
import type { Table } from './table.ts';
import type { Tidings } from './tidings.ts';

/** Who looks: at which seat's cards, and as whom. Without a person they are taken at their word. */
export interface Viewer {
  /** Null for whichever seat is theirs. */
  readonly eyes: Seat | null;
  readonly by?: By;
}

/** All that is told without being asked for. */
export type News = Tidings | Presence;

/** One pair of eyes on a table: what they know, and how they are told more. */
export class Watch {
  readonly viewer: Viewer;
  private readonly tell: (news: News) => void;
  private eyes: Seat;
  /** Who sat there when they were last told something, and how it was played. */
  private seated: unknown;
  private arranged: unknown;
  /** Only for eyes that are told less than the public is. */
  private scene: Scene | undefined;

  constructor(table: Table, viewer: Viewer, tell: (news: News) => void) {
    this.viewer = viewer;
    this.tell = tell;
    this.eyes = eyesOf(table, viewer);
    this.learn(table);
  }

  /** Goes on from what they know already, which is all there is; they may have learnt it from the same table, folded again. */
  resume(table: Table, gazette: Gazette): void {
    this.learn(table);
    gazette.learn(this.eyes, table.view(this.eyes) ?? null);
  }

  /** Tells everything, to eyes that know nothing or have missed too much. */
  arrive(table: Table, gazette: Gazette): void {
    const { seq, at } = table;
    const scene = sceneOf(table, this.eyes, this.viewer.by);
    gazette.learn(this.eyes, scene.view);
    this.tell({ kind: 'scene', protocol: PROTOCOL, seq, at, fixed: fixedOf(table), scene });
  }

  /** Tells what the last entry has changed. */
  follow(table: Table, gazette: Gazette): void {
    const eyes = table.sitters === this.seated ? this.eyes : eyesOf(table, this.viewer);
    const isOther = eyes !== this.eyes || table.opening !== this.arranged;
    const before = this.scene;
    this.eyes = eyes;
    this.learn(table);
    if (isOther || (before === undefined) !== (this.scene === undefined))
      this.arrive(table, gazette);
    else if (this.scene) this.tellLess(before, this.scene, gazette);
    else if (gazette.isCommonTo(eyes)) this.tell(gazette.common);
    else this.tell(gazette.own(eyes, this.viewer.by));
  }

  /** Tells who is there; those who are nobody need not know. */
  hear(presence: Presence): void {
    if (this.viewer.by !== undefined) this.tell(presence);
  }

  private learn(table: Table): void {
    const { by } = this.viewer;
    this.seated = table.sitters;
    this.arranged = table.opening;
    const isLess =
      isBlind(table, this.eyes) || (by !== undefined && table.company.mutedBy(by).size > 0);
    this.scene = isLess ? sceneOf(table, this.eyes, by) : undefined;
  }

  private tellLess(before: Scene | undefined, after: Scene, { common }: Gazette): void {
    this.tell({ ...common, changes: difference(before, after) ?? null });
  }
}

/** The seat that somebody looks from: the one they want if it is theirs, else any of theirs, else none. */
export function eyesOf({ sitters }: Table, { eyes, by }: Viewer): Seat {
  if (by === undefined) return eyes ?? SPECTATOR;
  if (eyes !== null && belongsTo(sitters[eyes], by)) return eyes;
  const own = sitters.findIndex((sitter) => belongsTo(sitter, by));
  return own < 0 ? SPECTATOR : own;
}
