import type { Seat, View } from '@overtrick/engine';
import { difference } from './delta.ts';
import { PROTOCOL } from './protocol.ts';
import { fixedOf, type Scene, sceneOf } from './scene.ts';
import type { Table } from './table.ts';
import type { Tidings } from './tidings.ts';

/** One pair of eyes on a table: what they know, and how they are told more. */
export class Watch {
  readonly eyes: Seat;
  private readonly tell: (tidings: Tidings) => void;
  private scene: Scene;

  constructor(table: Table, eyes: Seat, tell: (tidings: Tidings) => void) {
    this.eyes = eyes;
    this.tell = tell;
    this.scene = sceneOf(table, eyes);
  }

  /** Tells everything, to eyes that know nothing or have missed too much. */
  arrive(table: Table): void {
    const { scene } = this;
    this.tell({ kind: 'scene', protocol: PROTOCOL, seq: table.seq, fixed: fixedOf(table), scene });
  }

  /** Tells what the last entry has changed. */
  follow(table: Table): void {
    const before = this.scene;
    const after = sceneOf(table, this.eyes);
    this.scene = after;
    const isTurn = after.view?.acting.includes(this.eyes) ?? false;
    const known = isTurn ? { ...before, view: settledIn(before.view) } : before;
    this.tell({ kind: 'update', seq: table.seq, changes: difference(known, after) ?? null });
  }
}

/**
 * What is the same throughout a deal. On one's own turn all else of the view travels whole, so that no decision is
 * built on a change that went astray.
 */
function settledIn(view: View | null): Partial<View> | null {
  if (!view) return null;
  const { game, eyes, setup, dealt, points, match } = view;
  return { game, eyes, setup, dealt, points, match };
}
